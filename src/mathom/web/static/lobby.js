/** The lobby: choose a game and who plays, start; and the tables one has a seat at. */

import { html, nothing, render } from './vendor/lit-html/lit-html.js';
import * as api from './api.js';
import { languageChoice } from './chrome.js';
import { learnPanel } from './learn.js';
import { continued, myTables, watch, watched } from './lower.js';
import { BOTS, open } from './opening.js';
import { OwnText } from './own.js';
import { picture } from './pieces.js';
import { setup } from './setup.js';
import { onLanguage, say, t, tn } from './words.js';

/** @import {GameInfo, GameOption, LessonLine, TableInfo} from './types.js' */
/** @import {Place, Wish} from './opening.js' */

const AGAIN = 20_000; // ms between two looks at one's tables

export class Lobby {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {GameInfo[]} */ this.games = [];
    /** @type {GameInfo | undefined} */ this.game = undefined;
    /** @type {Wish} */ this.wish = { game: '', seats: [], options: {}, chat: true, clock: 0, answers: 'strict' };
    /** @type {TableInfo[]} */ this.tables = [];
    /** @type {Record<string, string | number>} by option: what was chosen, whether or not it goes with the others now */ this.meant = {};
    /** @type {Record<string, OwnText>} by option: what somebody writes himself */ this.own = {};
    /** @type {Record<string, LessonLine[]>} */ this.lessons = {};
    this.trouble = '';
    this.busy = false;
  }

  async start() {
    document.title = 'Mathom';
    onLanguage(() => this.draw());
    [this.games, this.lessons] = await Promise.all([api.games(), api.lessons()]);
    this.draw();
    await this.playAtOnce();
    this.tables = await myTables();
    this.draw();
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.look());
    setInterval(() => document.visibilityState === 'visible' && void this.look(), AGAIN);
  }

  /** whose turn it is meanwhile */
  async look() {
    this.tables = await myTables();
    this.draw();
  }

  /** `?play=GAME` sits one down at a new table, once; `?watch=GAME` lets bots play */
  async playAtOnce() {
    const asked = new URLSearchParams(location.search);
    const named = (/** @type {string} */ what) => this.games.find((g) => g.key === asked.get(what));
    const game = named('play') ?? named('watch');
    if (!game) return;
    history.replaceState(null, '', './');
    if (!named('play')) return watch(game).catch((error) => { this.trouble = error.message; this.draw(); });
    this.choose(game);
    await this.begin();
  }

  /** a game is chosen: me against bots, unless something else is wanted @param {GameInfo} game */
  choose(game) {
    this.game = game;
    const options = Object.fromEntries(game.options.map((o) => [o.name, o.default]));
    this.wish = { game: game.key, seats: [], options, chat: true, clock: 0, answers: 'strict' };
    this.own = {};
    this.meant = {};
    this.resize(game.usual);
    /** @type {HTMLElement | null} */ (this.root.querySelector('.setup .start'))?.focus({ preventScroll: true });
    this.root.querySelector('.setup')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  /** @param {number} n */
  resize(n) {
    const seats = this.wish.seats.slice(0, n);
    while (seats.length < n) seats.push(seats.length ? this.bot(seats) : this.me());
    this.wish.seats = seats;
    for (const o of this.game?.options ?? []) if (o.per_seat && Number(this.wish.options[o.name]) >= n) this.wish.options[o.name] = o.default;
    this.agree();
    this.draw();
  }

  /** those that are there @returns {GameOption[]} */
  get options() {
    const n = this.wish.seats.length;
    return (this.game?.options ?? []).filter((o) => (o.seat ?? -1) < n && (o.least ?? 0) <= n);
  }

  /** what the choices made need of an option @param {string} name */
  needed(name) {
    return this.options.flatMap((o) => (o.needs ?? []).filter((need) => need.option === name && need.choice === this.wish.options[o.name] && !(o.name in this.own))
      .map((need) => ({ by: o, values: need.values })));
  }

  /** an option is chosen; what does not go with it is open again @param {GameOption} option @param {string | number} value */
  pick(option, value) {
    this.meant[option.name] = this.wish.options[option.name] = value;
    for (const { by, values } of this.needed(option.name)) if (!values.includes(value)) this.wish.options[by.name] = by.default;
    this.agree();
    this.draw();
  }

  /** each option is as it was chosen, or else the first of its values with which all that was chosen goes */
  agree() {
    for (const o of this.options) {
      if (!this.game?.options.some((other) => other.needs?.some((need) => need.option === o.name))) continue;
      const needed = this.needed(o.name);
      const meant = this.meant[o.name] ?? o.default;
      this.wish.options[o.name] = [meant, ...(o.choices ?? [])].find((value) => needed.every(({ values }) => values.includes(value))) ?? meant;
    }
  }

  /** @returns {Place} */
  me() {
    return { who: 'me', name: localStorage.getItem('mathom.name') ?? 'Elanor', level: 'normal' };
  }

  /** @param {readonly Place[]} seats @returns {Place} */
  bot(seats) {
    const free = BOTS.find((name) => !seats.some((s) => s.name === name)) ?? 'Bot';
    return { who: 'bot', name: free, level: 'normal' };
  }

  /** an option is a text of one's own from now on, or a choice again @param {string} option @param {boolean} own */
  write(option, own) {
    const chosen = () => Object.fromEntries(Object.entries(this.wish.options).filter(([name]) => !(name in this.own)));
    if (own) this.own[option] = new OwnText(this.wish.game, chosen, () => this.draw(), () => this.wish.seats.length);
    else delete this.own[option];
    this.agree();
    this.draw();
  }

  /** whether all that was written may be played; it is then wished for */
  async written() {
    for (const [option, own] of Object.entries(this.own)) {
      if (!(await own.check())) return false;
      this.wish.options[option] = own.whole;
    }
    return true;
  }

  async begin() {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    const me = this.wish.seats.find((s) => s.who === 'me');
    if (me) localStorage.setItem('mathom.name', me.name);
    this.draw();
    try {
      if (await this.written()) return await open(this.wish);
      this.busy = false;
      this.draw();
      this.root.querySelector('.faults')?.scrollIntoView({ block: 'center' });
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      this.busy = false;
      this.draw();
    }
  }

  /** @param {globalThis.Event} e */
  async upload(e) {
    const file = /** @type {HTMLInputElement} */ (e.target).files?.[0];
    if (!file) return;
    try {
      const { table } = await api.uploadRecord(file);
      location.assign(`table/${table}/replay`);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      this.draw();
    }
  }

  draw() {
    render(html`
      <header class="lobby-head"><h1>Mathom</h1>
        <p>${t('Middle-earth tabletop games, played again.')}</p><a class="small button" href="me">${t('My page')}</a>${languageChoice()}</header>
      <main class="lobby">
        ${this.trouble ? html`<p class="notice refusal" role="alert">${this.trouble}</p>` : nothing}
        <section aria-labelledby="games"><h2 id="games">${t('Games')}</h2>
          <ul class="games">${this.games.map((g) => this.gameCard(g))}</ul></section>
        ${this.game ? setup(this, this.game) : nothing}
        ${learnPanel(this.games, this.lessons)}
        <div class="lower">
          ${continued(this.tables, this.games, (table) => {
            this.tables = this.tables.filter((x) => x !== table);
            this.draw();
          })}
          ${this.games.length ? watched(this.games, html`<p class="upload"><label class="file small">${t('Look at a record file')}
            <input type="file" accept=".mathom" @change=${(/** @type {globalThis.Event} */ e) => void this.upload(e)} /></label></p>`) : nothing}
        </div>
      </main>`, this.root);
  }

  /** @param {GameInfo} g */
  gameCard(g) {
    const [few, many] = [g.seats[0] ?? 1, g.seats.at(-1) ?? 1];
    return html`<li><button class="game" data-art aria-pressed=${this.game === g} @click=${() => this.choose(g)}>
      <span class="cover">${picture(api.art(g.key, 'game'))}</span>
      <span class="title">${say(g.title)}</span>
      <span class="line">${say(g.blurb)}</span>
      <span class="facts"><span>${few === many ? tn('{n} player', '{n} players', few) : t('{few} to {many} players', { few, many })}</span>
        <span>${t('{few}–{many} minutes', { few: g.minutes[0], many: g.minutes[1] })}</span></span>
    </button></li>`;
  }
}
