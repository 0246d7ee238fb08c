/** The socket of a table: resumes after the last entry seen, and sends commands until they are answered. */

import { whole } from './address.js';
import { speed } from './settings.js';

/** @import {About, Again, ChatLine, Frame, Hint, History, Msg, Players, Refusal, View, Welcome} from './types.js' */

/** @typedef {object} Ears  what the table wants to hear
 * @property {(welcome: Welcome) => void} welcome
 * @property {(history: History) => void} history
 * @property {(frame: Frame) => void} frame
 * @property {(id: string, refusal: Refusal) => void} refused
 * @property {(id: string, seq: number) => void} ok
 * @property {(hint: Hint) => void} hint
 * @property {(line: ChatLine) => void} chat
 * @property {(seats: number[]) => void} here
 * @property {(players: Players) => void} seats
 * @property {(again: Again) => void} again
 * @property {(id: string, about: About) => void} about
 * @property {(id: string, views: View[]) => void} since
 * @property {(words: Msg) => void} error
 * @property {(online: boolean) => void} online
 * @property {() => object} [hello]  what else is said first */

/** also where `crypto.randomUUID` is not allowed: on a page of the local network without https */
const newId = () => [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');

export class Socket {
  /** @param {string} table @param {string[]} tokens @param {Ears} ears */
  constructor(table, tokens, ears) {
    this.table = table;
    this.tokens = tokens;
    this.ears = ears;
    /** @type {number | null} */
    this.seen = null;
    /** @type {Map<string, object>} */
    this.unanswered = new Map();
    this.wait = 250;
    this.open = false;
    this.ended = false;
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    addEventListener('offline', () => this.socket?.close());
    addEventListener('online', () => !this.open && !this.ended && this.connect());
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    const socket = new WebSocket(whole(`ws/${this.table}`).replace('http', 'ws'));
    this.socket = socket;
    socket.onopen = () => {
      const hello = { tokens: this.tokens, seen: this.seen, pace: speed(), ...this.ears.hello?.() };
      socket.send(JSON.stringify({ hello }));
    };
    socket.onmessage = (message) => socket === this.socket && this.hear(JSON.parse(message.data));
    socket.onclose = () => {
      if (socket !== this.socket || this.ended) return;
      this.open = false;
      this.ears.online(false);
      this.retry = setTimeout(() => this.connect(), this.wait * (0.8 + Math.random() * 0.4));
      this.wait = Math.min(this.wait * 2, 5000);
    };
  }

  /** @param {any} f */
  hear(f) {
    if (f.welcome) {
      this.open = true;
      this.wait = 250;
      this.ears.online(true);
      this.ears.welcome(f.welcome);
      for (const command of this.unanswered.values()) this.put(command);
    } else if (f.history) this.ears.history(f.history);
    else if (f.views && f.seq !== undefined) this.hearFrame(f);
    else if (f.ok) this.answered(f.ok) && this.ears.ok(f.ok, f.seq);
    else if (f.refused) this.answered(f.refused) && this.ears.refused(f.refused, f);
    else if (f.hint) this.answered(f.hint) && this.ears.hint(f);
    else if (f.about) this.answered(f.about) && this.ears.about(f.about, f);
    else if (f.since) this.answered(f.since) && this.ears.since(f.since, f.views);
    else if (f.chat) this.ears.chat(f.chat);
    else if (f.here) this.ears.here(f.here);
    else if (f.seats) this.ears.seats(f.seats);
    else if (f.again) this.ears.again(f.again);
    else if (f.error) {
      this.ended = true;
      this.ears.error(f.error);
    }
  }

  /** @param {Frame} frame */
  hearFrame(frame) {
    this.seen = frame.seq;
    this.ears.frame(frame);
  }

  /** @param {string} id */
  answered(id) {
    return this.unanswered.delete(id);
  }

  /** sends a command, now or as soon as there is a connection again @param {object} what @returns its id */
  send(what) {
    const id = newId();
    const command = { id, ...what };
    this.unanswered.set(id, command);
    this.put(command);
    return id;
  }

  /** @param {object} command */
  put(command) {
    if (this.open && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }
}
