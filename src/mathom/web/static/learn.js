/** What there is to learn of a game: its lessons, an overview, and the numbered rules behind every paragraph. */

import { html, nothing, render } from './vendor/lit-html/lit-html.js';
import * as api from './api.js';
import { languageChoice, toLobby } from './chrome.js';
import { learned, share } from './learned.js';
import { modal, openModal } from './modal.js';
import { picture } from './pieces.js';
import { rulesPage, showRule } from './rules.js';
import { explained, tellTerms } from './terms.js';
import { vars } from './vars.js';
import { onLanguage, say, t, tn } from './words.js';

/** @import {Game, GameInfo, LessonLine, Paragraph} from './types.js' */

/** in the lobby: the games with their lessons, and how far one has come
 * @param {readonly GameInfo[]} games @param {Record<string, LessonLine[]>} lessons */
export function learnPanel(games, lessons) {
  if (!games.length) return nothing;
  return html`<section aria-labelledby="learn"><h2 id="learn">${t('Learn')}</h2>
    <ul class="learn">${games.map((g) => {
      const all = lessons[g.key] ?? [];
      const done = all.filter((l) => learned()[`${g.key}/${l.number}`]?.done).length;
      const part = all.length ? all.reduce((sum, l) => sum + share(`${g.key}/${l.number}`, l.steps), 0) / all.length : 0;
      return html`<li><a href="learn/${g.key}">${ring(part)}<span><b>${say(g.title)}</b>
        <span class="faint">${all.length ? t('{done} of {all} lessons done', { done, all: all.length }) : t('Overview')}</span></span></a></li>`;
    })}</ul></section>`;
}

/** @param {number} part  from 0 to 1 */
const ring = (part) => html`<i class="learn-ring ${part >= 1 ? 'full' : ''}" aria-hidden="true" ${vars({ part })}>${part >= 1 ? '✓' : ''}</i>`;

export class LearnPage {
  /** @param {string} key @param {HTMLElement} root */
  constructor(key, root) {
    this.key = key;
    this.root = root;
    /** @type {Game | undefined} */ this.game = undefined;
    /** @type {Paragraph[]} */ this.overview = [];
    /** @type {LessonLine[]} */ this.lessons = [];
    /** @type {string | undefined} the rule that is shown */ this.cited = undefined;
    this.search = '';
    this.reading = false; // the rules
  }

  async start() {
    onLanguage(() => this.draw());
    const [game, overview, lessons] = await Promise.all([api.game(this.key), api.overview(this.key), api.lessons()]);
    [this.game, this.overview, this.lessons] = [game, overview, lessons[this.key] ?? []];
    tellTerms(game);
    this.draw();
    const rule = decodeURIComponent(location.hash.slice(1));
    if (this.game.rules.some((r) => r.number === rule)) this.read(rule);
  }

  /** the rules, at one of them @param {string} [number] */
  read(number) {
    this.cited = number;
    this.search = '';
    this.reading = true;
    this.draw();
    if (number) {
      history.replaceState(null, '', `${location.pathname}#${number}`);
      showRule(number);
    }
  }

  draw() {
    const game = this.game;
    if (!game) return;
    document.title = `${say(game.title)} · Mathom`;
    const closed = () => {
      this.reading = false;
      history.replaceState(null, '', location.pathname);
      this.draw();
    };
    render(html`
      <header class="lobby-head"><h1>${say(game.title)}</h1><p>${say(game.blurb)}</p>${toLobby()}${languageChoice()}</header>
      <main class="lobby learning">
        <section class="lessons" aria-labelledby="lessons"><h2 id="lessons">${t('Lessons')}</h2>
          <ol>${this.lessons.map((l) => this.line(l))}</ol>
          <p class="doors"><a class="gold" href="./?play=${game.key}">${t('Play now')}</a>
            ${game.options.some((o) => o.text) ? html`<a class="small" href="decks/${game.key}">${t('Build a deck')}</a>` : nothing}
            <button class="small" @click=${() => this.read()}>${tn('{n} rule', '{n} rules', game.rules.length)}</button></p></section>
        ${this.overview.length ? html`<article class="overview" aria-labelledby="overview"><h2 id="overview">${t('Before you sit down')}</h2>
          <span class="cover" data-art>${picture(api.art(game.key, 'game'))}</span>
          ${this.overview.filter((p) => !p.tip).map((p) => this.paragraph(p))}
          <h3>${t('Three tips')}</h3><ol>${this.overview.filter((p) => p.tip).map((p) => html`<li>${this.paragraph(p)}</li>`)}</ol></article>` : nothing}
      </main>
      ${this.reading ? modal(t('Rules'), rulesPage(game, this.search, this.cited, (text) => { this.search = text; this.draw(); }), closed, 'wide') : nothing}`, this.root);
    openModal();
  }

  /** @param {LessonLine} l */
  line(l) {
    const name = `${this.key}/${l.number}`;
    const known = learned()[name];
    const part = share(name, l.steps);
    return html`<li><a href="learn/${name}">${ring(part)}<span><b>${say(l.title)}</b><span>${say(l.about)}</span>
      <span class="faint">${known?.done ? t('learnt') : known?.step ? t('go on at step {n} of {of}', { n: known.step + 1, of: l.steps }) : tn('{n} step to go', '{n} steps to go', l.steps)}</span></span></a></li>`;
  }

  /** @param {Paragraph} p */
  paragraph(p) {
    const game = /** @type {Game} */ (this.game);
    const rules = p.rules ?? [];
    return html`${p.pictures?.length ? html`<span class="shown" aria-hidden="true" data-art>${p.pictures.map((name) => html`<span class=${game.icons.some((i) => i.picture === name) ? 'sign' : ''}>${picture(api.art(game.key, name))}</span>`)}</span>` : nothing}
      <p>${stressed(game, say(p.words))} <span class="rules-of">${rules.map((number) => html`<a class="rule" href="${location.pathname}#${number}" aria-label=${t('Rule {number}', { number })}
        @click=${(/** @type {MouseEvent} */ e) => { e.preventDefault(); this.read(number); }}>${number}</a> `)}</span></p>`;
  }
}

/** `**…**` is stressed @param {Game} game @param {string} words */
function stressed(game, words) {
  const told = new Set();
  return words.split('**').map((part, i) => (i % 2 ? html`<b>${explained(game, part, told)}</b>` : explained(game, part, told)));
}
