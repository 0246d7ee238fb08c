/** A card: its picture, its name and figures as text. Tapped it lies on its side, wounded on its head. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { art } from '/static/api.js';
import { hot, picture } from '/static/pieces.js';
import { vars } from '/static/vars.js';
import { say, t } from '/static/words.js';

/** @import {Face, Piece} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** resource, hazard or character @param {Face | undefined} face */
export function side(face) {
  const kind = face?.traits?.kind ?? '';
  if (kind === 'character' || kind === 'ringwraith' || kind === 'wizard') return 'character';
  return kind === 'creature' || kind.startsWith('hazard') ? 'hazard' : 'resource';
}

/** prowess and body as they are now, strikes before them, or the number needed @param {Face | undefined} face @param {Piece} piece */
export function figures(face, piece) {
  const traits = face?.traits ?? {};
  const now = piece.counters ?? {};
  const prowess = now.prowess ?? traits.prowess;
  const body = now.body ?? traits.body;
  const strikes = traits.strikes ? `${traits.each ? '∗' : traits.strikes}×` : '';
  const fight = prowess === undefined ? '' : `${strikes}${prowess}${body === undefined ? '' : `/${body}`}`;
  return [fight, traits.needed ? `>${traits.needed}` : ''].filter(Boolean).join(' ');
}

/** @param {Table} table @param {Piece} piece */
export const faceOf = (table, piece) => (piece.face ? table.game.faces[piece.face] : undefined);

/** what it is, and how it lies, in words @param {Table} table @param {Piece} piece */
export function said(table, piece) {
  const face = faceOf(table, piece);
  const lies = piece.marks?.includes('wounded') ? t('wounded') : piece.marks?.includes('tapped') ? t('tapped') : '';
  return [face ? say(face.name) : t('a card, face down'), lies].filter(Boolean).join(', ');
}

/** the button over a card, or its name for who cannot see it @param {Table} table @param {Piece} piece */
function button(table, piece) {
  const words = said(table, piece);
  const found = hot(table, piece.id, words);
  return found === nothing ? html`<span class="unseen">${words}</span>` : found;
}

/** @param {Table} table @param {Piece} piece */
const classes = (table, piece) => `${side(faceOf(table, piece))} ${piece.marks?.join(' ') ?? ''} ${table.choice.picked(piece.id) ? 'raised' : ''}`;

/** name above, figures below, as on a printed card @param {Table} table @param {Piece} piece @param {Record<string, number>} [style] */
export function card(table, piece, style = {}) {
  const face = faceOf(table, piece);
  const name = face ? say(face.name) : '';
  const points = face?.traits?.points;
  return html`<li class="card ${classes(table, piece)}" data-piece=${piece.id} data-face=${piece.face ?? ''} data-art
    ${vars({ ...style, word: Math.max(...name.split(/[ -]/).map((word) => word.length)) })}>
    ${picture(art(table.view.game, piece.face ?? 'back-card'))}
    ${face ? html`<span class="name" aria-hidden="true">${name}</span><span class="figures" aria-hidden="true"><b>${figures(face, piece)}</b>${points ? html`<i>${points}</i>` : nothing}</span>` : nothing}
    <span class="whole" aria-hidden="true">${name}</span>${button(table, piece)}</li>`;
}

/** a character on the table: the picture turns, the plate with name and figures does not @param {Table} table @param {Piece} piece */
export function figure(table, piece) {
  const face = faceOf(table, piece);
  const now = piece.counters ?? {};
  return html`<div class="card figure ${classes(table, piece)}" data-piece=${piece.id} data-face=${piece.face ?? ''} data-art>
    <span class="turn">${picture(art(table.view.game, piece.face ?? 'back-card'))}</span>
    <span class="whole" aria-hidden="true"></span>
    ${now.prowess === undefined ? nothing : html`<b class="fight">${figures(face, piece)}</b>`}
    ${now.direct ? html`<b class="lead">${now.influence}</b>` : nothing}
    ${now.corruption ? html`<b class="burden">${now.corruption}</b>` : nothing}
    ${button(table, piece)}</div><p class="plate" aria-hidden="true">${face ? say(face.name) : t('a card, face down')}</p>`;
}

/** what lies with a character: a small picture and its name @param {Table} table @param {Piece} piece */
export function chip(table, piece) {
  return html`<li class="chip ${classes(table, piece)}" data-piece=${piece.id} data-face=${piece.face ?? ''} data-art>
    <span class="turn">${picture(art(table.view.game, piece.face ?? 'back-card'))}</span>
    <span class="called" aria-hidden="true">${said(table, piece).split(',')[0]}</span>${button(table, piece)}</li>`;
}
