/** A finished game, looked at again: back and forth, at any speed, as seen by any seat. */

import { html, nothing, render } from './vendor/lit-html/lit-html.js';
import * as api from './api.js';
import { board } from './board.js';
import { chronicle } from './chronicle.js';
import { button, languageChoice, toLobby } from './chrome.js';
import { fly, moves, snapshot } from './flights.js';
import { forgetMove, markMove, noteMove } from './lastmove.js';
import { hideScene, lookTime, showScene } from './scene.js';
import { found, inspected, nameOf } from './inspected.js';
import { Inspector } from './inspector.js';
import { listen } from './keys.js';
import { modal, openModal } from './modal.js';
import { Choice } from './options.js';
import { readByTouch } from './press.js';
import { tellTerms } from './terms.js';
import { onLanguage, say, sentence, t } from './words.js';

/** @import {Game, TableInfo, Told, View} from './types.js' */
/** @import {Thing} from './inspected.js' */
/** @import {Table} from './pieces.js' */

const SPEEDS = [0.5, 1, 2, 4, 8];

/** who looks, as it stands in an address @param {string} text @returns {number | 'all' | null} */
const viewer = (text) => (text === '' ? null : text === 'all' ? 'all' : Number(text));

export class Replay {
  /** @param {string} id @param {HTMLElement} root */
  constructor(id, root) {
    this.id = id;
    this.root = root;
    /** @type {Game | undefined} */ this.game = undefined;
    /** @type {TableInfo | undefined} */ this.info = undefined;
    /** @type {number | 'all' | null} */ this.seat = null;
    this.at = 0;
    this.wanted = 0; // where we go, while the view from there is on its way
    this.moves = 0;
    this.speed = 1;
    this.playing = false;
    this.copied = false;
    /** @type {Map<string, View>} */ this.views = new Map();
    /** @type {Told[]} */ this.told = [];
    /** @type {Table | undefined} */ this.table = undefined;
    /** @type {Thing | undefined} what a long press asked for */ this.pressed = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
  }

  async start() {
    const asked = new URLSearchParams(location.search);
    this.info = await api.table(this.id);
    this.game = await api.game(this.info.game);
    tellTerms(this.game);
    this.moves = this.info.moves;
    this.seat = viewer(asked.get('seat') ?? '');
    this.at = Math.min(Number(asked.get('seq') ?? 0), this.moves);
    document.title = `${t('Replay')} · ${say(this.game.title)} · Mathom`;
    onLanguage(() => this.draw());
    this.inspector = new Inspector({ table: () => this.table, ask: () => Promise.resolve(undefined), cite: () => {} });
    readByTouch((at) => {
      this.pressed = this.view && found(at, this.view)?.thing;
      this.draw();
    });
    listen(() => ({
      ' ': () => this.toggle(),
      i: () => this.inspector?.keep(),
      Escape: () => this.inspector?.close(),
      ',': () => this.step(-1),
      '.': () => this.step(1),
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.go(0),
      End: () => this.go(this.moves),
    }));
    await this.go(this.at);
    void this.read();
  }

  /** @param {number} seq */
  async load(seq) {
    const seat = this.seat;
    const key = `${seat} ${seq}`;
    const found = this.views.get(key);
    if (found) return found;
    const { view, moves: total } = await api.replay(this.id, seq, seat);
    this.moves = total;
    this.views.set(key, view);
    return view;
  }

  /** the chronicle of the whole game */
  async read() {
    const seat = this.seat;
    const told = await api.chronicle(this.id, seat);
    if (seat !== this.seat) return;
    this.told = told.filter(([, events]) => events.length).map(([seq, events]) => ({ seq, events }));
    this.draw();
  }

  /** @param {number} seq */
  async go(seq) {
    const wanted = this.wanted = Math.max(0, Math.min(seq, this.moves));
    const before = wanted === this.at + 1 && moves() && this.view ? snapshot() : null;
    const view = await this.load(wanted);
    if (wanted !== this.wanted) return; // somewhere else meanwhile
    const onward = wanted === this.at + 1 && this.view;
    if (onward) noteMove(view.events ?? []);
    else forgetMove();
    this.at = wanted;
    this.copied = false;
    this.view = view;
    this.draw();
    if (before) fly(before, view);
    hideScene();
    markMove(before ? 520 : 0);
    if (onward) showScene(view);
  }

  /** each press counts, however quickly they come @param {number} moves */
  step(moves) {
    void this.go(this.wanted + moves);
  }

  async copy() {
    await navigator.clipboard?.writeText(location.href);
    this.copied = true;
    this.draw();
  }

  toggle() {
    this.playing = !this.playing;
    this.draw();
    this.tick();
  }

  tick() {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.moves) {
      this.playing = false;
      this.draw();
      return;
    }
    this.timer = setTimeout(() => void this.go(this.at + 1).then(() => this.tick()), (900 + lookTime(this.view?.events ?? [])) / this.speed);
  }

  /** @param {number | 'all' | null} seat */
  seenBy(seat) {
    this.seat = seat;
    this.told = [];
    void this.go(this.at).then(() => this.read());
  }

  draw() {
    const { game, view, info } = this;
    if (!game || !view || !info) return;
    const share = `${location.pathname}?seq=${this.at}${this.seat === null ? '' : `&seat=${this.seat}`}`;
    history.replaceState(null, '', share);
    // what is yet to come, and above all how it ends, is not told before its time
    const told = this.told.filter((entry) => entry.seq <= this.at);
    /** @type {Table} */
    const table = {
      game, view, players: { names: info.names, kinds: info.kinds, levels: [] },
      choice: new Choice([]), click: () => {}, browse: () => {}, hinted: [], here: null, mine: [], redraw: () => this.draw(),
    };
    this.table = table;
    render(html`${board(table, {
      prompt: t('Replay: move {at} of {moves}', { at: this.at, moves: this.moves }),
      menu: html`${languageChoice(true)}${toLobby()}`,
      player: this.controls(info),
      actions: view.result ? html`<p class="verdict">${sentence(view.result.words)}</p>` : nothing,
      side: chronicle(told, { jump: (seq) => void this.go(seq), now: this.at }),
      told,
    })}${this.pressed ? modal(nameOf(table, this.pressed), html`<div class="inspected game-${game.key}">${inspected(table, this.pressed, undefined, () => {})}</div>`, () => {
      this.pressed = undefined;
      this.draw();
    }, 'inspect') : nothing}`, this.root);
    openModal();
    this.inspector?.refresh();
    const line = /** @type {HTMLElement | null} */ (this.root.querySelector('.chronicle .now'));
    const list = line?.parentElement;
    if (line && list) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
  }

  /** @param {TableInfo} info */
  controls(info) {
    const choose = (/** @type {globalThis.Event} */ e) => /** @type {HTMLSelectElement} */ (e.target).value;
    return html`<section class="player" aria-label=${t('Replay')}>
      ${button(t('Start'), () => void this.go(0))}
      ${button('‹ ' + t('Back'), () => this.step(-1), ', ArrowLeft')}
      <button class="gold" @click=${() => this.toggle()}>${this.playing ? t('Pause') : t('Play')}</button>
      ${button(t('Forward') + ' ›', () => this.step(1), '. ArrowRight')}
      <label class="scrub"><span class="unseen">${t('Move')}</span><input type="range" min="0" max=${this.moves} .value=${String(this.at)}
        @input=${(/** @type {globalThis.Event} */ e) => void this.go(Number(/** @type {HTMLInputElement} */ (e.target).value))} /></label>
      <label>${t('Speed')} <select @change=${(/** @type {globalThis.Event} */ e) => { this.speed = Number(choose(e)); }}>
        ${SPEEDS.map((s) => html`<option value=${s} ?selected=${s === this.speed}>${s}×</option>`)}</select></label>
      <label>${t('As seen by')} <select @change=${(/** @type {globalThis.Event} */ e) => this.seenBy(viewer(choose(e)))}>
        <option value="" ?selected=${this.seat === null}>${t('a spectator')}</option>
        <option value="all" ?selected=${this.seat === 'all'}>${t('all cards open')}</option>
        ${info.names.map((name, i) => html`<option value=${i} ?selected=${this.seat === i}>${name}</option>`)}</select></label>
      <span class="keyed"><kbd>←</kbd> <kbd>→</kbd> ${t('step')} · <kbd>${t('Space')}</kbd> ${t('play or pause')} · <kbd>${t('Home')}</kbd> <kbd>${t('End')}</kbd></span>
      ${button(this.copied ? t('Copied') : t('Copy the link'), () => void this.copy())}
      <a class="small button" href="table/${this.id}/review?seat=${typeof this.seat === 'number' ? this.seat : 0}">${t('Review')}</a>
      <a class="small button" href=${api.recordAddress(this.id)} download="${this.id}.mathom">${t('Record file')}</a>
    </section>`;
  }
}
