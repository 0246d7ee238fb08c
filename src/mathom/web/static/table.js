/** A table being played: hears the server, shows one view after another, sends what is chosen. */

import { render } from './vendor/lit-html/lit-html.js';
import * as api from './api.js';
import { narrated } from './chronicle.js';
import { fly, moves, snapshot } from './flights.js';
import { focusNow, leadFocus } from './focus.js';
import { trouble } from './chrome.js';
import { loadCodes } from './invite.js';
import { hotThings, listen, lookAround } from './keys.js';
import { closeModal, openModal } from './modal.js';
import { open } from './opening.js';
import { found } from './inspected.js';
import { Inspector } from './inspector.js';
import { leaveOffer, openOffer } from './offer.js';
import { Choice } from './options.js';
import { OwnText } from './own.js';
import { Pace } from './pace.js';
import { retryPictures } from './pictures.js';
import { readByTouch, slips } from './press.js';
import { showRule } from './rules.js';
import { closeSide, readChronicle } from './side.js';
import { Socket } from './socket.js';
import { tableOf, tablePage } from './tablepage.js';
import { keep, kept, link, tokensFor } from './tokens.js';
import { onLanguage, say, sentence, t } from './words.js';

/** @import {About, Again, ChatLine, Frame, Game, Hint, History, Msg, Option, Players, Refusal, Told, Until, View, Welcome, Zone} from './types.js' */
/** @import {Wish} from './opening.js' */
/** @import {Thing} from './inspected.js' */

/** @typedef {'rules' | 'help' | 'options' | 'invite' | 'result' | 'browse' | 'inspect' | 'legend' | 'own'} Dialog */

export class LiveTable {
  /** @param {string} id @param {HTMLElement} root */
  constructor(id, root) {
    this.id = id;
    this.root = root;
    /** @type {Game | undefined} */ this.game = undefined;
    /** @type {Welcome | undefined} */ this.welcome = undefined;
    /** @type {Frame | undefined} */ this.frame = undefined;
    /** @type {View | undefined} what was on show before the last frame */ this.seen = undefined;
    this.pace = new Pace((frame) => this.hearFrame(frame), () => this.showFrame(), () => !this.frame || !!this.busy || this.curtain !== null);
    /** @type {number | null} the seat shown; null for a spectator */ this.shown = null;
    /** @type {number | null} whom the device is handed to */ this.curtain = null;
    /** @type {string[]} what was clicked so far */ this.path = [];
    /** @type {Dialog | null} */ this.dialog = null;
    /** @type {Zone | null} */ this.browsed = null;
    /** @type {Thing | null} what a long press asked for */ this.pressed = null;
    /** @type {Map<string, Promise<About | undefined>>} what was told of things since the last frame */ this.known = new Map();
    /** @type {Map<string, (about: About | undefined) => void>} who waits to be told, by the id of the question */ this.asked = new Map();
    /** @type {About | undefined} of what was pressed */ this.about = undefined;
    /** @type {HTMLElement | null} where that is told */ this.sheet = null;
    /** @type {OwnText | null} what one writes himself */ this.own = null;
    this.brings = { move: '', title: '' }; // the move that brings it
    this.search = '';
    /** @type {string | undefined} */ this.cited = undefined;
    /** @type {Hint | null} */ this.hint = null;
    this.asking = false; // for a hint
    /** @type {Refusal | null} */ this.refusal = null;
    /** @type {ChatLine[]} */ this.chat = [];
    /** @type {number[] | null} */ this.here = null;
    this.online = true;
    /** @type {Msg | null} */ this.failed = null;
    /** @type {Record<string, Told[]>} */ this.told = {};
    this.said = ''; // read aloud
    /** @type {string[]} what will be said when it is shown */ this.news = [];
    this.copied = '';
    /** @type {string | null} the command that waits for its answer */ this.busy = null;
    /** @type {number | null} when the time for this turn has run out */ this.due = null;
    this.resultSeen = false;
    /** @type {string[]} of the seats played on this page */ this.tokens = [];
    /** @type {Again | null} the table where it goes on */ this.rematch = null;
  }

  async start() {
    onLanguage(() => this.draw());
    const info = await api.table(this.id);
    this.tokens = tokensFor(this.id);
    const known = kept(this.id);
    if (known) keep(this.id, { ...known, game: info.game });
    this.game = await api.game(info.game);
    listen(() => this.keys());
    leaveOffer(() => this.cancel());
    this.inspector = new Inspector({
      table: () => (this.game && this.view && this.curtain === null ? tableOf(this, this.game, this.view) : undefined),
      ask: (id) => this.ask([id]),
      cite: (rule) => this.showRules(rule),
    });
    readByTouch((at) => this.inspect(at));
    addEventListener('click', (e) => this.clickInVain(e.target));
    setInterval(() => this.due !== null && this.draw(), 1000);
    if (location.search === '?invite') {
      history.replaceState(null, '', location.pathname);
      this.show('invite');
    }
    this.socket = new Socket(this.id, this.tokens, {
      welcome: (w) => this.hearWelcome(w),
      history: (h) => this.hearHistory(h),
      frame: (f) => this.pace.add(f),
      ok: (id, seq) => { if (this.busy === id && (this.frame?.seq ?? -1) >= seq) this.busy = null; },
      refused: (id, r) => this.hearRefusal(id, r),
      hint: (h) => { this.hint = h; this.asking = false; this.refusal = null; this.draw(); },
      chat: (line) => { this.chat = [...this.chat, line]; this.draw(); },
      here: (seats) => { this.here = seats; this.draw(); },
      seats: (players) => { if (this.welcome) Object.assign(this.welcome, players); this.draw(); },
      error: (words) => { this.failed = words; this.draw(); },
      again: (again) => this.hearAgain(again),
      about: (id, about) => this.learn(id, about),
      online: (on) => {
        this.online = on;
        if (on) retryPictures(this.root);
        this.draw();
      },
    });
  }

  // -- what is on show

  /** @param {number | null} seat */
  key(seat) {
    return seat === null ? '' : String(seat);
  }

  /** @returns {View | undefined} */
  get view() {
    return this.frame?.views[this.key(this.shown)];
  }

  get choice() {
    return new Choice(this.replaced ? [] : (this.view?.options ?? []), this.path);
  }

  /** whether a bot plays the seat shown */
  get replaced() {
    return this.shown !== null && this.players.kinds[this.shown] === 'bot';
  }

  get canUndo() {
    return this.shown !== null && !this.replaced && !!this.frame?.can_undo.includes(this.shown);
  }

  /** @returns {Players} */
  get players() {
    return this.welcome ?? { names: [], kinds: [], levels: [] };
  }

  get chronicle() {
    return this.told[this.key(this.shown)] ?? [];
  }

  // -- hearing

  /** @param {Welcome} welcome */
  hearWelcome(welcome) {
    this.welcome = welcome;
    this.chat = []; // what was said comes again
    const only = welcome.seats.length === 1 ? welcome.seats[0] : undefined;
    if (!welcome.seats.length) this.shown = null;
    else if (only !== undefined) this.shown = only;
    else if (this.frame === undefined) this.curtain = welcome.seats[0] ?? null;
    this.draw();
  }

  /** @param {History} history */
  hearHistory(history) {
    for (const [key, lines] of Object.entries(history)) this.told[key] = lines.map(([seq, events]) => ({ seq, events }));
    this.draw();
  }

  /** somebody has opened another table for the same people @param {Again} again */
  hearAgain(again) {
    this.rematch = again;
    const tokens = Object.values(again.tokens);
    if (tokens.length && !kept(again.table)?.tokens.length) keep(again.table, { game: this.game?.key ?? '', tokens, invites: {} });
    this.draw();
  }

  /** the address of that table, with the seat this tab plays */
  get onward() {
    if (!this.rematch) return undefined;
    const [token, ...more] = Object.values(this.rematch.tokens);
    return link(this.rematch.table, more.length ? undefined : token);
  }

  /** @param {string} id @param {Refusal} refusal */
  hearRefusal(id, refusal) {
    if (this.asked.has(id)) return this.learn(id, undefined);
    if (this.busy === id) this.busy = null;
    this.path = [];
    this.refusal = refusal;
    this.hint = null;
    this.asking = false;
    this.draw();
  }

  /** @param {Frame} frame */
  hearFrame(frame) {
    for (const [key, view] of Object.entries(frame.views)) this.tell(key, view, frame.seq);
    this.frame = frame;
    this.known.clear();
    this.due = typeof frame.seconds_left === 'number' ? performance.now() + frame.seconds_left * 1000 : null;
    this.path = [];
    this.hint = null;
    this.asking = false;
    this.refusal = null;
    if (!this.pace.waiting.length) this.busy = null;
    this.handOver(frame);
  }

  showFrame() {
    const [was, view] = [this.seen, this.view];
    const fresh = !!view && view.seq > (was?.seq ?? -1);
    const before = was && view && fresh && this.curtain === null && moves() ? snapshot() : null;
    this.seen = view;
    if (this.news.length) this.said = this.news.join(' ');
    this.news = [];
    this.draw(!!view?.options?.length && !was?.options?.length);
    if (before && view) fly(before, view);
    this.celebrate();
  }

  /** the end is shown once, after the last cards have flown */
  celebrate() {
    if (!this.view?.result || this.resultSeen) return;
    this.resultSeen = true;
    setTimeout(() => this.show('result'), moves() ? 1400 : 0);
  }

  /** keeps the chronicle of a viewer: a new line, or one taken back @param {string} key @param {View} view @param {number} seq */
  tell(key, view, seq) {
    const was = this.frame?.views[key];
    const lines = this.told[key] ?? [];
    const last = lines.at(-1)?.seq ?? -1;
    if (was && view.seq < was.seq) {
      this.told[key] = lines.slice(0, view.seq - was.seq);
      this.news.push(t('A move was taken back.'));
    } else if (last < seq && view.seq > (was?.seq ?? -1) && view.events?.length) {
      this.told[key] = [...lines, { seq, events: view.events }];
      if (key === this.key(this.shown) && this.curtain === null) this.news.push(narrated(view.events));
    }
  }

  /** at a device shared by several people the curtain falls before another's hand is shown @param {Frame} frame */
  handOver(frame) {
    const seats = this.welcome?.seats ?? [];
    if (seats.length < 2 || !this.welcome) return;
    const kinds = this.welcome.kinds;
    const next = seats.find((s) => kinds[s] === 'person' && frame.views[s]?.seats[s]?.to_act && frame.views[s]?.options?.length);
    if (frame.views[seats[0] ?? 0]?.result && this.curtain === null) return;
    if (next === undefined || next === this.shown || next === this.curtain) return;
    this.shown = null;
    this.curtain = next;
    if (this.dialog !== 'invite') this.dialog = null; // links tell nothing of a hand
    this.said = '';
    this.news = [];
  }

  liftCurtain() {
    this.shown = this.curtain;
    this.curtain = null;
    this.seen = this.view;
    this.draw(true);
    this.celebrate();
  }

  // -- doing

  /** @param {string} id */
  click(id) {
    if (this.busy) return;
    this.refusal = null;
    const { option, next } = this.path.includes(id) ? { option: undefined, next: [] } : this.choice.click(id);
    if (option) this.choose(option);
    else {
      this.path = next ?? [];
      this.draw(true);
    }
  }

  /** @param {Option} option */
  choose(option) {
    if (this.busy || !this.frame) return;
    this.refusal = null;
    this.busy = this.send({ seat: this.shown, do: option.text, seq: this.frame.seq });
    if (this.dialog) closeModal();
    else this.draw();
  }

  /** what the seat shown is told of a thing, after those clicked before it; the same until something happens
   * @param {string[]} things @returns {Promise<About | undefined>} */
  ask(things) {
    if (this.shown === null) return Promise.resolve(undefined);
    const key = things.join(' ');
    const known = this.known.get(key);
    if (known) return known;
    const id = this.send({ seat: this.shown, about: things });
    const told = new Promise((/** @type {(about: About | undefined) => void} */ done) => id === null ? done(undefined) : this.asked.set(id, done));
    this.known.set(key, told);
    return told;
  }

  /** @param {string} id @param {About | undefined} about */
  learn(id, about) {
    this.asked.get(id)?.(about);
    this.asked.delete(id);
  }

  /** by touch: the same facts as a sheet, with the moves at its end @param {EventTarget | null} at */
  inspect(at) {
    const { thing } = (this.view && found(at, this.view)) ?? {};
    if (!thing) return;
    navigator.vibrate?.(12);
    this.pressed = thing;
    this.about = undefined;
    this.show('inspect');
    const sheet = /** @type {HTMLElement | null} */ (document.querySelector('dialog.inspect .sheet'));
    if (sheet && sheet !== this.sheet) slips(sheet, closeModal, (step) => this.inspectNext(step));
    this.sheet = sheet;
    if (thing.id) void this.ask([thing.id]).then((about) => {
      if (this.pressed === thing) this.about = about;
      this.draw();
    });
  }

  /** the keys go to everything that can be read, until they do so no more; what is being read stays open */
  lookAround() {
    if (this.inspector?.open) this.inspector.keep();
    else lookAround();
  }

  /** the next thing that can be clicked, or the one before @param {number} step */
  inspectNext(step) {
    const things = hotThings().filter((e) => e.closest('[data-piece]'));
    const here = things.findIndex((e) => e.dataset.hot === this.pressed?.id);
    const next = things[(here + step + things.length) % things.length];
    if (next) this.inspect(next);
  }

  /** what is clicked and cannot be says why @param {EventTarget | null} at */
  clickInVain(at) {
    const { thing } = (at instanceof Element && !at.closest('button, a, label, input, select') && this.view && found(at, this.view)) || {};
    if (!thing?.id || this.shown === null || this.busy || this.replaced || this.view?.result || this.choice.at(thing.id).length) return;
    const path = this.path;
    void this.ask([...path, thing.id]).then((about) => {
      if (path !== this.path) return;
      this.refusal = about?.why_not ?? { words: { text: path.length ? t('This does not go with what you have chosen.') : t('Nothing can be done with this now.') } };
      this.hint = null;
      this.draw();
    });
  }

  /** @param {object} what */
  send(what) {
    return this.socket?.send(what) ?? null;
  }

  /** something of one's own is written, to be brought to the table @param {Zone} zone @param {string} title */
  bring(zone, title) {
    const { own, ...options } = zone.hint ?? {};
    this.own ??= new OwnText(this.game?.key ?? '', () => options, () => this.draw());
    this.brings = { move: String(own), title };
    this.show('own');
  }

  /** it is a move like any other, with the text in the lines after it */
  async brought() {
    const [own, seat, seq] = [this.own, this.shown, this.frame?.seq];
    if (this.busy || !own || !(await own.check())) return;
    this.busy = this.send({ seat, do: `${this.brings.move}\n${own.whole}`, seq });
    closeModal();
  }

  /** for how long the seat shown may let passes be sent @returns {Until[]} */
  get canPass() {
    return this.choice.options.length && !this.path.length ? (this.frame?.can_pass ?? []) : [];
  }

  /** passes are sent for this seat, until this ends or something can be answered @param {Until} until */
  stand(until) {
    if (!this.busy && this.canPass.includes(until)) this.busy = this.send({ seat: this.shown, stand: until, seq: this.frame?.seq });
  }

  /** how long passes are sent for the seat shown */
  get standing() {
    return this.frame?.standing?.[this.key(this.shown)];
  }

  /** the seat shown wants to be asked again */
  hold() {
    if (this.standing) this.send({ seat: this.shown, hold: true });
  }

  undo() {
    if (this.canUndo && !this.busy) this.busy = this.send({ seat: this.shown, undo: true, seq: this.frame?.seq });
  }

  askHint() {
    if (!this.choice.options.length || this.asking) return;
    this.asking = true;
    this.send({ seat: this.shown, hint: true });
    this.draw();
  }

  cancel() {
    this.path = [];
    this.hint = null;
    this.refusal = null;
    this.draw(true);
  }

  endTurn() {
    const end = this.path.length ? [] : this.choice.complete;
    if (end.length === 1 && end[0]) this.choose(end[0]);
  }

  /** another table of the same kind, if this browser opened this one */
  get again() {
    const wish = /** @type {Wish | undefined} */ (kept(this.id)?.wish);
    const known = [...this.tokens, ...Object.values(kept(this.id)?.invites ?? {})]; // they hold the same seats there
    const before = { after: this.id, token: known.join(','), here: this.here ?? [] };
    return wish ? () => void open(wish, before).catch((e) => this.complain(e)) : undefined;
  }

  /** @param {Error} error */
  complain(error) {
    this.refusal = { words: { text: error.message } };
    this.draw();
  }

  /** @param {Dialog} dialog */
  show(dialog) {
    this.dialog = dialog;
    if (dialog === 'invite') void loadCodes(() => this.draw());
    this.draw();
    if (dialog === 'rules' && this.cited) showRule(this.cited);
  }

  /** @param {string} text */
  copy(text) {
    void navigator.clipboard?.writeText(text).then(() => {
      this.copied = text;
      this.draw();
    });
  }

  keys() {
    const dom = (/** @type {string} */ s) => () => /** @type {HTMLElement | null} */ (document.querySelector(s))?.focus();
    return {
      Escape: () => {
        this.inspector?.close();
        if (!closeSide()) this.cancel();
      },
      e: () => this.endTurn(),
      u: () => this.undo(),
      h: () => this.askHint(),
      o: () => this.show('options'),
      r: () => this.showRules(),
      l: () => this.show('legend'),
      i: () => this.lookAround(),
      ...(this.inspector?.open && !document.activeElement?.matches('button, a') ? { ' ': () => this.inspector?.keep() } : {}),
      ',': () => this.stand('attack'),
      '.': () => this.stand('phase'),
      ':': () => this.stand('turn'),
      ';': () => this.stand('mine'),
      '-': () => this.hold(),
      c: readChronicle,
      p: dom('#prompt'),
      '?': () => this.show('help'),
    };
  }

  /** @param {string | null} [number] */
  showRules(number) {
    this.cited = number ?? undefined;
    this.search = '';
    this.show('rules');
  }

  // -- drawing

  /** @param {boolean} [onward]  whether to go on to the first thing that can be clicked now */
  draw(onward = false) {
    document.title = `${this.choice.options.length ? '● ' : ''}${say(this.game?.title)} · Mathom`;
    const before = focusNow();
    render(this.failed ? trouble(sentence(this.failed)) : tablePage(this), this.root);
    openModal();
    openOffer();
    if (this.view || this.curtain !== null) leadFocus(before, onward);
    this.inspector?.refresh();
  }
}
