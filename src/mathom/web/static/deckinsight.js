/** What a deck is good for: points by kind, corruption, where its cards can be played, what its creatures are keyed to, and a hand to try. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { art } from './api.js';
import { picture } from './pieces.js';
import { vars } from './vars.js';
import { say, sentence, t, tn } from './words.js';

/** @import {Game} from './types.js' */
/** @import {DeckPage} from './decks.js' */

const PLACES = 8; // sites that are listed

/** the value of a trait in words @param {Game | undefined} game @param {string} value */
export const called = (game, value) => sentence({ text: game?.trait?.(value) || value });

/** @param {DeckPage} page @param {Game} game */
export function insight(page, game) {
  const cards = page.deck.drawn;
  const traits = cards.map((id) => game.faces[id]?.traits ?? {});
  /** @type {Map<string, number>} */ const points = new Map();
  /** @type {Map<string, number>} */ const places = new Map();
  /** @type {Map<number, number>} */ const burdens = new Map();
  /** @type {Map<string, number>} */ const keys = new Map();
  for (const tr of traits) {
    if (tr.corruption) burdens.set(Number(tr.corruption), (burdens.get(Number(tr.corruption)) ?? 0) + 1);
    for (const key of (tr.keys ?? '').split(',').filter(Boolean)) keys.set(key, (keys.get(key) ?? 0) + 1);
    if (tr.points && tr.kind) points.set(tr.kind, (points.get(tr.kind) ?? 0) + Number(tr.points));
    for (const site of (tr.sites ?? '').split(',').filter(Boolean)) places.set(site, (places.get(site) ?? 0) + 1);
  }
  const most = Math.max(1, ...points.values());
  const heaviest = Math.max(1, ...burdens.values());
  const corruption = [...burdens].reduce((sum, [n, many]) => sum + n * many, 0);
  const best = [...places].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, PLACES);
  return html`<h2>${t('A hand to try')}</h2>
    <p><button class="small" ?disabled=${!cards.length} @click=${() => page.test()}>${t('Draw eight cards')}</button></p>
    ${page.hand.length ? html`<ul class="deck-hand">${page.hand.map((id) => html`<li data-art title=${say(game.faces[id]?.name)}>${picture(art(game.key, id), say(game.faces[id]?.name))}</li>`)}</ul>` : nothing}
    <h2>${t('Points by kind')}</h2>
    ${points.size ? html`<dl class="deck-bars">${[...points].sort((a, b) => b[1] - a[1]).map(([kind, n]) => html`<div><dt>${called(game, kind)}</dt><dd ${vars({ part: n / most })}>${n}</dd></div>`)}</dl>` : html`<p class="faint">${t('none')}</p>`}
    <h2>${t('Cards with corruption')}</h2>
    ${burdens.size ? html`<dl class="deck-bars deck-corruption">${[...burdens].sort((a, b) => a[0] - b[0]).map(([n, many]) => html`<div><dt>${tn('{n} corruption point', '{n} corruption points', n)}</dt><dd ${vars({ part: many / heaviest })}>${many}</dd></div>`)}</dl>` : nothing}
    <p>${tn('{n} corruption point in all', '{n} corruption points in all', corruption)}</p>
    <h2>${t('What can be played where')}</h2>
    ${best.length ? html`<ul class="deck-places">${best.map(([site, n]) => html`<li><button class="quiet" @click=${() => page.only(site)}>${say(game.faces[`site-${site}`]?.name)}</button> <b>${n}</b></li>`)}</ul>` : html`<p class="faint">${t('none')}</p>`}
    <h2>${t('What the creatures are keyed to')}</h2>
    ${keys.size ? keyTable(keys) : html`<p class="faint">${t('none')}</p>`}`;
}

/** @param {Map<string, number>} keys  how many creatures can be keyed to each */
function keyTable(keys) {
  const named = (/** @type {string} */ key) => {
    const [place = '', times] = key.split(':');
    return sentence({ text: place }) + (times ? ` ×${times}` : '');
  };
  return html`<table class="deck-keys"><thead><tr><th scope="col">${t('Key')}</th><th scope="col">${t('Creatures')}</th></tr></thead>
    <tbody>${[...keys].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([key, n]) => html`<tr><th scope="row">${named(key)}</th><td>${n}</td></tr>`)}</tbody></table>`;
}
