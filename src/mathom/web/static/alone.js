/** Games for one: the deal of the day, and the results of this house. */

import { html, nothing, render } from './vendor/lit-html/lit-html.js';
import * as api from './api.js';
import { languageChoice } from './chrome.js';
import { keep } from './tokens.js';
import { onLanguage, say, sentence, t } from './words.js';

/** @import {Game, GameInfo, ResultAlone, ResultsAlone} from './types.js' */
/** @import {Lobby} from './lobby.js' */

/** opens today's deal and goes there @param {string} game @param {string} name */
async function deal(game, name) {
  localStorage.setItem('mathom.name', name);
  const { table, tokens } = await api.openDeal(game, name);
  keep(table, { game, tokens, invites: {} });
  location.assign(`table/${table}`);
}

/** in the lobby, where one seat is chosen @param {Lobby} lobby @param {GameInfo} game */
export const todays = (lobby, game) => html`<div class="todays"><p>${t('You play alone, for as many points as you can get.')}</p>
  <p class="choices"><button type="button" class="small" ?disabled=${lobby.busy} @click=${() => {
    deal(game.key, lobby.wish.seats[0]?.name ?? '').catch((error) => {
      lobby.trouble = error.message;
      lobby.draw();
    });
  }}>${t("Play today's deal")}</button> <a href="alone/${game.key}">${t('Results of this house')}</a></p></div>`;

/** the page of the results */
export class Results {
  /** @param {string} key @param {HTMLElement} root */
  constructor(key, root) {
    this.key = key;
    this.root = root;
    /** @type {Game | undefined} */ this.game = undefined;
    /** @type {ResultsAlone | undefined} */ this.found = undefined;
    this.trouble = '';
  }

  async start() {
    onLanguage(() => this.draw());
    this.game = await api.game(this.key);
    document.title = `${say(this.game.title)} · Mathom`;
    await this.ask();
  }

  /** @param {string} [day] */
  async ask(day) {
    try {
      this.found = await api.resultsAlone(this.key, day);
      this.trouble = '';
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.draw();
  }

  async play() {
    try {
      await deal(this.key, localStorage.getItem('mathom.name') ?? 'Elanor');
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      this.draw();
    }
  }

  draw() {
    const { found, game } = this;
    if (!found || !game) return;
    render(html`<header class="lobby-head"><h1>Mathom</h1><p>${say(game.title)}: ${t('played alone')}</p>${languageChoice()}</header>
      <main class="lobby results">
        ${this.trouble ? html`<p class="notice refusal" role="alert">${this.trouble}</p>` : nothing}
        <section aria-labelledby="daily"><h2 id="daily">${found.day === found.today ? t("Today's deal") : t('The deal of {day}', { day: found.day })}</h2>
          <p class="faint">${Object.values(found.deal).map((value) => say(game.faces[`deck-${value}`]?.name ?? { text: String(value) })).join(', ')}${Object.keys(found.deal).length ? '. ' : ''}${t('The same cards and the same luck for everybody; what counts is the first game of each name.')}</p>
          ${table(game, found.daily, t('Nobody has finished this deal yet.'))}
          <p class="choices">${found.day === found.today ? html`<button class="gold" @click=${() => void this.play()}>${t("Play today's deal")}</button>` : nothing}
            <label class="option"><span>${t('Another day')}</span> <input type="date" max=${found.today} .value=${found.day} @change=${(/** @type {globalThis.Event} */ e) => {
              const day = /** @type {HTMLInputElement} */ (e.target).value;
              if (day) void this.ask(day);
            }} /></label></p></section>
        <section aria-labelledby="best"><h2 id="best">${t('The best of this house')}</h2>
          ${table(game, found.best, t('Nobody has finished a game alone yet.'))}
          <p class="choices"><a class="button" href="./">${t('Lobby')}</a></p></section>
      </main>`, this.root);
  }
}

/** @param {Game} game @param {ResultAlone[]} rows @param {string} none */
function table(game, rows, none) {
  if (!rows.length) return html`<p class="faint">${none}</p>`;
  return html`<table class="scores"><thead><tr><th scope="col">#</th><th scope="col">${t('Name')}</th><th scope="col">${t('Points')}</th>
      <th scope="col">${t('Deck')}</th><th scope="col">${t('Result')}</th><th scope="col">${t('Day')}</th></tr></thead>
    <tbody>${rows.map((row, i) => html`<tr><td>${i + 1}</td><th scope="row">${row.name}</th><td class="number">${row.score}</td>
      <td>${say(game.faces[`deck-${row.deck}`]?.name ?? { text: row.deck })}</td><td>${sentence(row.words)}</td>
      <td>${row.table ? html`<a href="table/${row.table}/replay">${row.at.slice(0, 10)}</a>` : row.at.slice(0, 10)}</td></tr>`)}</tbody></table>`;
}
