/** A player's own page: name, crest, results, rating, and all that this browser keeps; no password. */

import { html, nothing, render } from './vendor/lit-html/lit-html.js';
import * as api from './api.js';
import { languageChoice, toLobby } from './chrome.js';
import { picture } from './pieces.js';
import { Moving, sentHere } from './moving.js';
import { CRESTS, LARGEST, LEVELS, LONGEST, deleteAll, exported, imported, keptIn, met, myName, profile, setCrest, setName, streaks, tally } from './profile.js';
import { ratingPanel } from './rating.js';
import { myTokens } from './tokens.js';
import { onLanguage, say, setLanguage, startLanguage, t, tn } from './words.js';

/** @import {GameInfo, Rating} from './types.js' */
/** @import {Ended, Line} from './profile.js' */

const LATEST = 8; // games that are listed

/** what is kept under a name, in words @param {string} key */
function meaning(key) {
  const [, what] = key.split('.');
  switch (what) {
    case 'name': return t('your name');
    case 'profile': return t('your crest and your results');
    case 'tables': return t('the tables you sit at, with the keys to your seats');
    case 'lessons': return t('how far you are in the lessons');
    case 'own': case 'deck': case 'decks': return t('a deck of your own');
    case 'language': return t('the language');
    case 'habits': return t('your standing answers');
    case 'advised': return t('where you want advice');
    case 'tab': return t('a seat that is played in this tab only');
    case 'sent': return t('links to another device, made in this tab');
    case 'keys': return t('whether you use the keyboard');
    default: return t('how you like your table');
  }
}

export class MyPage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {GameInfo[]} */ this.games = [];
    /** @type {Rating[] | undefined} undefined: not known yet, or out of reach */ this.ratings = undefined;
    this.moving = new Moving(() => this.draw(), (taken, words) => this.changed(taken, words));
    this.sure = false; // whether it was asked if everything is to go
    this.said = '';
  }

  async start() {
    this.games = await api.games();
    document.title = `${t('My page')} · Mathom`;
    onLanguage(() => this.draw());
    this.draw();
    await this.rate();
  }

  async rate() {
    const games = met(profile().games);
    this.ratings = games.length ? await api.ratings(games).catch(() => undefined) : [];
    this.draw();
  }

  /** something took the place of what was kept, or did not @param {boolean} taken @param {string} words */
  async changed(taken, words) {
    this.said = words;
    if (!taken) return this.draw();
    await setLanguage(startLanguage());
    await this.rate();
  }

  /** @param {File | undefined} file */
  async take(file) {
    if (!file) return;
    const good = file.size <= LARGEST && imported(await file.text());
    await this.changed(good, good ? t('Everything of the file is here now.') : t('This is no file of a page of one\'s own.'));
  }

  async forget() {
    if (!this.sure) {
      this.sure = true;
      return this.draw();
    }
    this.sure = false;
    try {
      await api.leave(myTokens(), sentHere());
    } catch (error) { // while the server does not know of it the keys must not be lost
      this.said = error instanceof Error ? error.message : String(error);
      return this.draw();
    }
    deleteAll();
    this.moving.link = '';
    await this.changed(true, t('Everything was deleted, here and on the server.'));
  }

  save() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([exported()], { type: 'application/json' }));
    link.download = 'mathom-profile.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  draw() {
    const { crest, games } = profile();
    const { now, best } = streaks(games);
    const drawn = this.games.find((g) => (g.seats.at(-1) ?? 0) >= CRESTS)?.key ?? ''; // where so many sit all crests are drawn
    render(html`<header class="lobby-head"><h1>${t('My page')}</h1><p>${myName()}</p>${toLobby()}${languageChoice()}</header>
      <main class="lobby me">
        ${this.moving.question()}
        ${this.said ? html`<p class="notice" role="status">${this.said}</p>` : nothing}
        <div class="myself"><section class="panel" aria-labelledby="who"><h2 id="who">${t('Who you are')}</h2>
          <label class="option"><span>${t('Name')}</span> <input maxlength=${LONGEST} autocomplete="off" .value=${myName()} @change=${(/** @type {globalThis.Event} */ e) => {
            setName(/** @type {HTMLInputElement} */ (e.target).value);
            this.draw();
          }} /></label>
          <fieldset class="crests"><legend>${t('Crest')}</legend>${Array.from({ length: CRESTS }, (_, n) => html`<label data-art><input type="radio" name="crest" .checked=${n === crest} @change=${() => { setCrest(n); this.draw(); }} />
            <span class="crest">${picture(api.art(drawn, `crest-${n}`))}</span><span class="unseen">${t('Crest {n}', { n: n + 1 })}</span></label>`)}</fieldset></section>
        <section class="panel" aria-labelledby="results"><h2 id="results">${t('Results')}</h2>
          ${games.length ? html`<p>${tn('{n} game', '{n} games', games.length)} · ${t('won in a row: {now}, at most {best}', { now, best })}</p>
            ${this.table(tally(games))}<h3>${t('The latest')}</h3><ul class="latest">${games.slice(-LATEST).reverse().map((x) => this.line(x))}</ul>`
          : html`<p class="faint">${t('Games that you play to their end are counted here.')}</p>`}</section></div>
        ${this.ratings ? ratingPanel(this.ratings, (key) => this.title(key), (game, level) => this.against({ game, level })) : nothing}
        <section class="panel" aria-labelledby="kept"><h2 id="kept">${t('What this browser keeps')}</h2>
          <p>${t('All of it is in this browser alone, and listed here. The server keeps the tables, under the names that were given there.')}
            ${t('Deleting removes your tables from the server too; where others sit, a bot takes your seat, and your name and what you wrote go.')}</p>
          ${this.kept()}
          ${this.moving.offer()}
          <p class="choices"><button class="small" @click=${() => void this.moving.make()}>${t('Move to another device')}</button>
            <button class="small" @click=${() => this.save()}>${t('Save as a file')}</button>
            <label class="file small">${t('Take from a file')} <input type="file" accept=".json,application/json" @change=${(/** @type {globalThis.Event} */ e) => void this.take(/** @type {HTMLInputElement} */ (e.target).files?.[0])} /></label>
            <span class="forget"><button class="small danger" @click=${() => void this.forget()}>${this.sure ? t('Yes, delete everything') : t('Delete everything')}</button>
              ${this.sure ? html`<button class="small" @click=${() => { this.sure = false; this.draw(); }}>${t('No')}</button>` : nothing}</span></p>
          <p class="faint">${t('The file holds the keys to your seats: give it to nobody.')}</p></section>
      </main>`, this.root);
  }

  /** @param {string} key */
  title(key) {
    return say(this.games.find((g) => g.key === key)?.title) || key;
  }

  /** @param {Line[]} lines */
  table(lines) {
    const rank = (/** @type {Line} */ x) => 100 * this.games.findIndex((g) => g.key === x.game) + LEVELS.indexOf(x.level);
    const sorted = [...lines].sort((a, b) => rank(a) - rank(b));
    return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="results"><table class="scores"><thead><tr><th scope="col">${t('Game')}</th><th scope="col">${t('Against')}</th><th scope="col">${t('Played')}</th>
        <th scope="col">${t('Won')}</th><th scope="col">${t('Shared')}</th><th scope="col">${t('Most points')}</th></tr></thead>
      <tbody>${sorted.map((x, i) => html`<tr class=${sorted[i - 1]?.game === x.game ? 'same' : ''}><th scope="row"><span>${this.title(x.game)}</span></th><td>${this.against(x)}</td><td class="number">${x.played}</td>
        <td class="number">${x.level === 'alone' ? '–' : x.won}</td><td class="number">${x.level === 'alone' ? '–' : x.shared}</td><td class="number">${x.best ?? '–'}</td></tr>`)}</tbody></table></div>`;
  }

  /** @param {{game: string, level: string}} line */
  against({ game, level }) {
    if (level === 'alone') return t('played alone');
    if (!level) return t('people');
    return say(this.games.find((g) => g.key === game)?.levels.find((l) => l.key === level)?.name) || level;
  }

  /** @param {Ended} x */
  line(x) {
    const how = { won: t('won'), shared: t('shared'), lost: t('lost'), alone: t('played alone') }[x.how];
    return html`<li><a href="table/${x.table}/replay">${this.title(x.game)}</a> ${how}${x.score === undefined ? nothing : ` · ${tn('{n} point', '{n} points', x.score)}`}
      · <a href="table/${x.table}/review?seat=${x.seat}">${t('Review')}</a></li>`;
  }

  kept() {
    const [all, tab] = [keptIn(localStorage), keptIn(sessionStorage)];
    if (!all.length && !tab.length) return html`<p class="faint">${t('Nothing.')}</p>`;
    const list = (/** @type {[string, string][]} */ kept) => html`<ul class="kept">${kept.map(([key, value]) =>
      html`<li><details><summary>${meaning(key)} <small class="faint">${key}</small></summary><pre tabindex="0">${value}</pre></details></li>`)}</ul>`;
    return html`${list(all)}${tab.length ? html`<h3>${t('Until this tab is closed')}</h3>${list(tab)}` : nothing}`;
  }
}
