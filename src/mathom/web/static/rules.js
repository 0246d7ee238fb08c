/** The rules of a game, with search; opened at the rule a refused move cites. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { language, say, t, tn } from './words.js';

/** @import {Game, Rule} from './types.js' */

/** @param {Game} game @param {string} wanted  what is searched for @param {string | undefined} cited @param {(text: string) => void} search */
export function rulesPage(game, wanted, cited, search) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = game.rules.filter((r) => words.every((w) => `${r.number} ${r.chapter} ${r.text}`.toLowerCase().includes(w)));
  const chapters = [...new Set(found.map((r) => r.chapter))];
  return html`<div class="rules">
    <label class="search"><span>${t('Search the rules')}</span>
      <input type="search" autofocus .value=${wanted} @input=${(/** @type {InputEvent} */ e) => search(/** @type {HTMLInputElement} */ (e.target).value)} /></label>
    <p class="faint" role="status">${tn('{n} rule', '{n} rules', found.length)}</p>
    ${language() === 'en' ? nothing : html`<p class="faint">${t('The rules are written in English.')}</p>`}
    <div class="scroll" lang="en" tabindex="0" role="region" aria-label=${say(game.title)}>
      ${chapters.map((c) => html`<h3>${say({ text: c })}</h3><ul>${found.filter((r) => r.chapter === c).map((r) => rule(r, cited))}</ul>`)}
    </div></div>`;
}

/** @param {Rule} r @param {string | undefined} cited */
function rule(r, cited) {
  return html`<li id="rule-${r.number}" class=${r.number === cited ? 'cited' : ''}><b>${r.number}</b>
    ${r.source === 'ruling' ? html`<i class="badge" lang=${language()}>${t('ruling')}</i>` : nothing} ${say({ text: r.text })}</li>`;
}

/** brings the cited rule into sight @param {string} number */
export function showRule(number) {
  document.getElementById(`rule-${number}`)?.scrollIntoView({ block: 'center' });
}
