/** Cards: at a tile, in a hand as each seat sees it, before the bearer, and in piles. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { Choice } from '/static/options.js';
import { faceName, hot, picture } from '/static/pieces.js';
import { vars } from '/static/vars.js';
import { say, sentence, t, tn } from '/static/words.js';

/** @import {Face, Piece, Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

const LONG = 14; // letters that do not fit on one line of a card
const SPREAD = 3; // cards shown of an open pile, whose order does not matter

/** what a card is and does @param {Table} table @param {Piece} piece */
export function said(table, piece) {
  const face = table.game.faces[piece.face ?? ''];
  if (!face) return t('hidden card');
  const name = piece.marks?.includes('start-card') ? `${sentence(face.name)}, ${t('start card')}` : sentence(face.name);
  return face.text ? `${name} (${say(face.text)})` : name;
}

/** for cards without their pictures @param {Table} table @param {Piece} piece */
const colour = (table, piece) => table.game.faces[piece.face ?? '']?.traits?.colour ?? 'none';

/** what fits on the banner of a card @param {Face | undefined} face */
export function shortName(face) {
  const symbol = face?.name.args?.symbol ?? (face?.traits?.surcharge ? face.name.args?.colour : undefined);
  return sentence(/** @type {any} */ (symbol ?? face?.name));
}

/** a small card @param {Table} table @param {Piece} piece @param {string} [more]  classes */
export function small(table, piece, more = '') {
  const words = said(table, piece);
  const button = hot(table, piece.id, faceName(table.game.faces[piece.face ?? '']));
  return html`<li class="card ${colour(table, piece)} ${more} ${(piece.marks ?? []).join(' ')} ${table.choice.picked(piece.id) ? 'raised' : ''}" data-piece=${piece.id} data-face=${piece.face ?? ''} data-art data-says=${piece.marks?.includes('start-card') ? t('start card') : nothing}>
    ${picture(art('ringbearer', piece.face ?? 'back'))}<span class="whole" aria-hidden="true">${faceName(table.game.faces[piece.face ?? ''])}</span>
    ${button === nothing ? html`<span class="unseen">${words}</span>` : button}</li>`;
}

/** what lies at a tile @param {Table} table @param {readonly Piece[]} pieces */
export const laid = (table, pieces) =>
  html`<ul aria-label=${t('Cards at this tile')} ${vars({ n: pieces.length })}>${repeat(pieces, (p) => p.id, (p) => small(table, p, p.face?.startsWith('dark-') ? 'toll' : ''))}</ul>`;

/** a card of a hand, as this viewer sees it: a back where he may not, marked where it is turned round
 * @param {Table} table @param {Piece} piece @param {{owner: string, own: boolean, dark: boolean, i: number, n: number}} hand */
export function held(table, piece, { owner, own, dark, i, n }) {
  const face = piece.face ? table.game.faces[piece.face] : undefined;
  const turned = piece.marks?.includes('reversed');
  const words = !turned ? said(table, piece)
    : own ? t('your reversed card: only the others see it')
      : face ? t('{card}: {who} does not see it', { card: said(table, piece), who: owner }) : t('reversed card');
  const button = hot(table, piece.id, face ? faceName(face) : t('hidden card'));
  const label = shortName(face);
  return html`<li class="card ${colour(table, piece)} ${turned ? 'turned' : ''} ${piece.marks?.includes('start-card') ? 'start-card' : ''} ${label.length > LONG ? 'long' : ''} ${table.choice.picked(piece.id) ? 'raised' : ''}" data-piece=${piece.id} data-face=${piece.face ?? ''} data-art data-says=${turned ? words : piece.marks?.includes('start-card') ? t('start card') : nothing}
    ${vars({ i, n, letters: Math.max(label.length, 8) })}>
    ${picture(art('ringbearer', piece.face ?? (dark ? 'back-dark' : 'back')))}
    ${face ? html`<span class="ribbon" aria-hidden="true">${label}</span><span class="whole" aria-hidden="true">${faceName(face)}</span>` : nothing}
    ${turned ? html`<span class="turn" data-art aria-hidden="true">${picture(art('ringbearer', 'symbol-reversed'))}</span>` : nothing}
    ${button === nothing ? html`<span class="unseen">${words}</span>` : button}</li>`;
}

/** @param {Table} table @param {Zone} zone @param {{owner: string, own: boolean, dark: boolean}} whose */
export function hand(table, zone, whose) {
  const pieces = zone.pieces ?? [];
  const name = `${sentence(zone.label)}: ${tn('{n} card', '{n} cards', pieces.length)}`;
  const button = hot(table, zone.id, sentence(zone.label));
  const still = button === nothing ? table : { ...table, choice: new Choice([]) };
  return html`<div class="${whose.own ? 'hand' : 'their-hand'}" data-zone=${zone.id}>
    <ul aria-label=${name} ${vars({ n: Math.max(pieces.length, 1) })}>${repeat(pieces, (p) => p.id, (p, i) => held(still, p, { ...whose, i, n: pieces.length }))}</ul>
    ${button}</div>`;
}

/** a pile: closed ones show their back, open ones some of their cards @param {Table} table @param {Zone} zone @param {string} back */
export function pile(table, zone, back) {
  const size = zone.size ?? 0;
  const pieces = zone.pieces ?? [];
  const kinds = [...new Set(pieces.map((p) => p.face ?? ''))].slice(-SPREAD);
  const name = `${sentence(zone.label)}: ${size}`;
  const button = hot(table, zone.id, name);
  const shown = kinds.length ? kinds : [back];
  return html`<div class="pile ${zone.id} ${size ? '' : 'empty'} ${kinds.length > 1 ? 'mixed' : ''}" data-zone=${zone.id} data-art data-says=${name}>
    <span class="heap">${shown.map((face, i) => html`<span data-art ${vars({ i: i - (shown.length - 1) / 2 })}>${picture(art('ringbearer', face))}</span>`)}</span>
    <span class="unseen">${name}</span><b aria-hidden="true">${size}</b>
    <span class="caption" aria-hidden="true">${sentence(zone.label)}</span>
    ${button}${pieces.length && button === nothing ? html`<button class="look" aria-label=${t('Look through: {what}', { what: name })} @click=${() => table.browse(zone)}></button>` : nothing}</div>`;
}
