/** What lies before a player: cards as strips by colour, tiles and tokens. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { faceName, hot, picture } from '/static/pieces.js';
import { say, sentence, t } from '/static/words.js';

/** @import {Piece, Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

const COLOURS = ['grey', 'yellow', 'blue', 'green', 'red', 'purple'];

/** what a thing is, and what it costs or does @param {Table} table @param {Piece} piece */
export function said(table, piece) {
  const face = piece.face ? table.game.faces[piece.face] : undefined;
  if (!face) return t('hidden card');
  const name = faceName(face);
  const words = name.charAt(0).toUpperCase() + name.slice(1);
  return face.text ? `${words} (${say(face.text)})` : words;
}

/** the cards of a player by colour; of each only its upper part, which tells what it gives @param {Table} table @param {Zone} zone */
export function area(table, zone) {
  const pieces = zone.pieces ?? [];
  const of = (/** @type {string} */ colour) => pieces.filter((p) => table.game.faces[p.face ?? '']?.traits?.colour === colour);
  return html`<div class="area" data-zone=${zone.id} aria-label=${sentence(zone.label)} role="group">
    ${COLOURS.map((colour) => (of(colour).length ? html`<ul class="colour ${colour}">${repeat(of(colour), (p) => p.id, (p) => strip(table, p))}</ul>` : nothing))}
    ${pieces.length ? nothing : html`<p class="faint">${t('no cards yet')}</p>`}</div>`;
}

/** @param {Table} table @param {Piece} piece */
function strip(table, piece) {
  const words = said(table, piece);
  const chain = table.game.faces[piece.face ?? '']?.traits?.chain;
  const button = hot(table, piece.id, words);
  return html`<li class="strip" data-piece=${piece.id} data-face=${piece.face ?? ''} data-art>
    ${picture(art('duel', piece.face ?? ''))}
    ${chain ? html`<span class="chain" data-art>${picture(art('duel', `chain-${chain}`))}</span>` : nothing}
    ${button === nothing ? html`<span class="unseen">${words}</span>` : button}</li>`;
}

/** @param {Table} table @param {Zone} zone */
export const owned = (table, zone) => things(table, zone, 'owned');

/** @param {Table} table @param {Zone} zone */
export const medals = (table, zone) => things(table, zone, 'medals');

/** @param {Table} table @param {Zone} zone @param {string} look */
function things(table, zone, look) {
  return html`<ul class=${look} data-zone=${zone.id} aria-label=${sentence(zone.label)}>${repeat(zone.pieces ?? [], (p) => p.id, (p) =>
    html`<li data-piece=${p.id} data-face=${p.face ?? ''} data-art>${picture(art('duel', p.face ?? ''))}
      <span class="unseen">${said(table, p)}</span></li>`)}</ul>`;
}
