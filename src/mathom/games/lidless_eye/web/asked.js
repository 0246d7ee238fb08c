/** What is to be chosen from a pile, or a deck to play with: laid out large in the place of the companies. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { hot, picture } from '/static/pieces.js';
import { say, sentence, t } from '/static/words.js';
import { card, faceOf } from './cards.js';

/** @import {Piece, Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** @param {Table} table */
export function asked(table) {
  const zone = table.view.zones.find((z) => z.id === 'asked');
  if (!zone?.pieces?.length) return undefined;
  const decks = zone.pieces[0]?.kind === 'deck';
  return html`<section class="asked" data-zone="asked" aria-label=${sentence(zone.label)}>
    <div class="asking"><h2>${sentence(table.view.prompt)}</h2>${zone.hint?.own && table.bring ? own(table, zone) : nothing}</div>
    <ul class=${decks ? 'decks' : 'tray'}>${repeat(zone.pieces, (p) => p.id, (p) => (decks ? deck(table, p) : card(table, p)))}</ul></section>`;
}

/** in the place of a ready deck, one that the player has made himself @param {Table} table @param {Zone} zone */
const own = (table, zone) =>
  html`<button class="small" @click=${() => table.bring?.(zone, t('A deck of your own'))}>${t('Bring your own deck')}</button>`;

/** a ready deck: whom it starts with, its name and its plan; the one that the other player has is not to be had @param {Table} table @param {Piece} piece */
function deck(table, piece) {
  const face = faceOf(table, piece);
  const [wraith, ...starters] = (face?.traits?.starters ?? '').split(',');
  const taken = piece.marks?.includes('taken');
  return html`<li class="deck ${taken ? 'taken' : ''}" data-piece=${piece.id} data-face=${piece.face ?? ''}>
    <div class="crew" data-art>${[...starters.slice(0, 4), wraith ?? ''].map((id) => picture(art(table.view.game, id)))}</div>
    <h3>${say(face?.name)}${taken ? html` <small>${t('taken')}</small>` : nothing}</h3><p>${face?.text ? say(face.text) : nothing}</p>${hot(table, piece.id, say(face?.name))}</li>`;
}
