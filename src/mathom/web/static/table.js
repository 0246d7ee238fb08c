/** A table being played: hears the server, shows one view after another, sends what is chosen. */

import { render } from './vendor/lit-html/lit-html.js';
import * as api from './api.js';
import { narrated } from './chronicle.js';
import { fly, moves, snapshot } from './flights.js';
import { focusNow, leadFocus } from './focus.js';
import { habitsOf } from './habits.js';
import { bell } from './bell.js';
import { trouble } from './chrome.js';
import { loadCodes } from './invite.js';
import { listen } from './keys.js';
import { forgetMove, markMove, noteMove } from './lastmove.js';
import { closeModal, openModal } from './modal.js';
import { open } from './opening.js';
import { Inspector } from './inspector.js';
import { leaveOffer, openOffer } from './offer.js';
import { noteEnd } from './profile.js';
import { Choice } from './options.js';
import { OwnText } from './own.js';
import { Pace } from './pace.js';
import { retryPictures } from './pictures.js';
import { readByTouch } from './press.js';
import { showRule } from './rules.js';
import { hideScene, showScene } from './scene.js';
import { speed } from './settings.js';
import { closeSide } from './side.js';
import { Since } from './since.js';
import { Socket } from './socket.js';
import { soundsOf, sound } from './sounds.js';
import { tableKeys } from './tablekeys.js';
import { tableOf, tablePage } from './tablepage.js';
import { Telling } from './telling.js';
import { keep, kept, link, tokensFor } from './tokens.js';
import { tellTerms } from './terms.js';
import { onLanguage, say, sentence, t } from './words.js';

/** @import {Again, ChatLine, Frame, Game, Hint, History, Msg, Option, Players, Refusal, Told, Until, View, Welcome, Zone} from './types.js' */
/** @import {Wish} from './opening.js' */
/** @import {Ears} from './socket.js' */

/** @typedef {'rules' | 'help' | 'options' | 'invite' | 'result' | 'browse' | 'inspect' | 'legend' | 'own' | 'settings'} Dialog */

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
    /** @type {Map<string, string>} what is chosen of several, and its option */ this.several = new Map();
    /** @type {string[]} options that are still to be sent */ this.queue = [];
    this.telling = new Telling(this);
    this.past = new Since(this);
    this.missed = false; // it was one's turn while the page was hidden
    /** @type {OwnText | null} what one writes himself */ this.own = null;
    this.brings = { move: '', title: '' }; // the move that brings it
    this.search = '';
    /** @type {string | undefined} */ this.cited = undefined;
    /** @type {Hint | null} */ this.hint = null;
    this.asking = false; // for a hint
    this.figures = false; // of a hint are shown too
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
    this.game = await api.game(await this.find());
    tellTerms(this.game);
    listen(() => tableKeys(this));
    leaveOffer(() => this.cancel());
    this.inspector = new Inspector({
      table: () => (this.game && this.view && this.curtain === null ? tableOf(this, this.game, this.view) : undefined),
      ask: (id) => this.telling.ask([id]),
      cite: (rule) => this.showRules(rule),
    });
    readByTouch((at) => this.telling.inspect(at));
    addEventListener('click', (e) => this.telling.clickInVain(e.target));
    document.addEventListener('visibilitychange', () => this.missed && this.draw());
    setInterval(() => this.due !== null && this.draw(), 1000);
    if (location.search === '?invite') {
      history.replaceState(null, '', location.pathname);
      this.show('invite');
    }
    this.socket = new Socket(this.id, this.tokens, this.ears());
  }

  /** which game is played at this table, and the seats that this tab has there @returns {Promise<string>} */
  async find() {
    const info = await api.table(this.id);
    this.tokens = tokensFor(this.id);
    const known = kept(this.id);
    if (known) keep(this.id, { ...known, game: info.game });
    return info.game;
  }

  /** @returns {Ears} */
  ears() {
    return {
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
      about: (id, about) => this.telling.learn(id, about),
      since: (id, views) => this.past.told(id, views),
      online: (on) => {
        this.online = on;
        if (on) retryPictures(this.root);
        this.draw();
      },
    };
  }

  // -- what is on show

  /** @param {number | null} seat */
  key(seat) {
    return seat === null ? '' : String(seat);
  }

  /** @returns {View | undefined} */
  get view() {
    const past = this.past.shown;
    return past ? { ...past, options: [] } : this.frame?.views[this.key(this.shown)];
  }

  get choice() {
    return new Choice(this.replaced ? [] : (this.view?.options ?? []), this.path, [...this.several.keys()]);
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
    if (habitsOf(welcome.game).length) this.tellHabits();
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
    if (this.telling.learn(id, undefined)) return;
    this.past.told(id, undefined);
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
    this.telling.forget();
    this.past.heard(frame.views[this.key(this.shown)], frame.what ?? '');
    this.due = typeof frame.seconds_left === 'number' ? performance.now() + frame.seconds_left * 1000 : null;
    this.path = [];
    this.hint = null;
    this.asking = false;
    this.refusal = null;
    if (!this.pace.waiting.length) this.busy = null;
    if (!this.queue.length) this.several.clear();
    else if (!this.busy) this.sendNext();
    this.handOver(frame);
  }

  showFrame() {
    if (this.past.shown) return; // what is new is shown when one has looked back
    const [was, view] = [this.seen, this.view];
    const fresh = !!view && view.seq > (was?.seq ?? -1);
    const before = was && view && fresh && this.curtain === null && moves() ? snapshot() : null;
    if (fresh && was) noteMove(view.events ?? []);
    else if (was && view && view.seq < was.seq) forgetMove();
    this.seen = view;
    if (this.news.length) this.said = this.news.join(' ');
    this.news = [];
    this.draw(!!view?.options?.length && !was?.options?.length);
    if (before && view) fly(before, view);
    if (fresh && was && this.curtain === null) this.perform(view, was);
    this.celebrate();
  }

  /** what is seen and heard of a move besides the table as it lies now @param {View} view @param {View} was */
  perform(view, was) {
    markMove(moves() ? 520 : 0);
    hideScene();
    showScene(view);
    for (const kind of soundsOf(view, was)) sound.play(kind);
    if (!view.options?.length || was.options?.length) return;
    bell.ring(say(this.game?.title));
    this.missed = document.visibilityState === 'hidden';
  }

  /** the end is shown once, after the last cards have flown */
  celebrate() {
    if (!this.view?.result || this.resultSeen) return;
    this.resultSeen = true;
    if (this.game && kept(this.id)?.tokens.length) noteEnd(this.id, this.game, this.view, this.players);
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
    if (option && (this.view?.several ?? 0) > 1) this.chooseAmong(id, option);
    else if (option) this.choose(option);
    else {
      this.path = next ?? [];
      this.draw(true);
    }
  }

  /** one of several: all are sent when they are together, and until then each can be taken back @param {string} id @param {Option} option */
  chooseAmong(id, option) {
    if (!this.several.delete(id)) this.several.set(id, option.text);
    if (this.several.size === this.view?.several) this.queue = [...this.several.values()];
    this.sendNext();
    this.draw();
  }

  sendNext() {
    const text = this.queue.shift();
    const next = this.view?.options?.find((o) => o.text === text);
    if (next) this.choose(next);
    else this.queue = [];
  }

  /** @param {Option} option */
  choose(option) {
    if (this.busy || !this.frame) return;
    this.refusal = null;
    this.past.decided(this.view, this.frame.seq);
    this.busy = this.send({ seat: this.shown, do: option.text, seq: this.frame.seq });
    if (this.dialog) closeModal();
    else this.draw();
  }

  /** what is answered for the seats played here */
  tellHabits() {
    const names = habitsOf(this.game?.key ?? '');
    if (this.game?.habits.length) for (const seat of this.welcome?.seats ?? []) this.send({ seat, habits: names });
  }

  /** whether something is answered by habit for the seat shown */
  get byHabit() {
    return !!this.frame?.habits?.[this.key(this.shown)]?.length;
  }

  /** how fast bots may move here */
  tellPace() {
    if (this.shown !== null) this.send({ seat: this.shown, pace: speed() });
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
    if (this.standing || this.byHabit) this.send({ seat: this.shown, hold: true });
  }

  undo() {
    if (this.canUndo && !this.busy) this.busy = this.send({ seat: this.shown, undo: true, seq: this.frame?.seq });
  }

  showFigures() {
    this.figures = true;
    this.draw();
  }

  askHint() {
    if (!this.choice.options.length || this.asking) return;
    this.asking = true;
    this.send({ seat: this.shown, hint: true });
    this.draw();
  }

  /** whatever is open is closed, the inner first */
  escape() {
    this.inspector?.close();
    if (this.past.shown) this.past.stop();
    else if (!closeSide()) this.cancel();
    this.pace.skip();
  }

  cancel() {
    this.several.clear();
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
