/** The players: whose the ring is, how near the fall, and each hand. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { Choice } from '/static/options.js';
import { hot, picture } from '/static/pieces.js';
import { standing } from '/static/seat.js';
import { vars } from '/static/vars.js';
import { sentence, t } from '/static/words.js';
import { hand, small } from './cards.js';

/** @import {Seat, Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

const FALL_AT = 5; // Sauron cards before the bearer

/** @param {Table} table @param {string} id */
export const zone = (table, id) => /** @type {Zone} */ (table.view.zones.find((z) => z.id === id));

/** @param {Seat} seat */
export const fallen = (seat) => !!seat.marks?.includes('servant');

/** @param {Table} table @param {Seat} seat @param {boolean} [own] */
export function player(table, seat, own = false) {
  const id = seat.id;
  const bears = seat.marks?.includes('ring');
  const state = fallen(seat) ? t('Sauron’s servant') : bears ? t('bears the ring') : '';
  return html`<section class="seat crest-${id} ${own ? 'own' : ''} ${seat.to_act ? 'acts' : ''} ${bears ? 'bearer' : ''} ${fallen(seat) ? 'servant' : ''}" aria-labelledby="name-${id}">
    <div class="arms"><span class="crest" data-art>${picture(art('ringbearer', `crest-${id}`))}</span>
      ${bears ? html`<span class="the-ring" data-art data-says=${state}>${picture(art('ringbearer', 'ring'))}</span>` : nothing}</div>
    <div class="head"><h2 id="name-${id}"><span class="named">${seat.name}</span></h2>${state ? html`<span class="badge role">${state}</span>` : nothing}${standing(table, seat)}</div>
    ${own ? nothing : theirHand(table, seat)}
    ${bears ? (fallen(seat) ? hoard(table, zone(table, `sauron:${id}`)) : danger(table, zone(table, `sauron:${id}`))) : html`<span data-zone="sauron:${id}"></span>`}
  </section>`;
}

/** @param {Table} table @param {Seat} seat */
export const theirHand = (table, seat) => hand(table, zone(table, `hand:${seat.id}`), { owner: seat.name, own: false, dark: fallen(seat) });

/** @param {Table} table @param {Seat} seat */
export const ownHand = (table, seat) => hand(table, zone(table, `hand:${seat.id}`), { owner: seat.name, own: true, dark: fallen(seat) });

/** how near the bearer is to the fall: a place for each Sauron card @param {Table} table @param {Zone} before */
function danger(table, before) {
  const pieces = before.pieces ?? [];
  const words = t('Sauron’s power: {n} of {fall}', { n: pieces.length, fall: FALL_AT });
  return html`<div class="danger at-${Math.min(pieces.length, FALL_AT)}" data-says=${words}>
    <span class="measure" aria-hidden="true">${pieces.length}/${FALL_AT}</span>
    <ol data-zone=${before.id} aria-label=${words}>${repeat(pieces, (p) => p.id, (p) => small(table, p))}
      ${Array.from({ length: Math.max(0, FALL_AT - pieces.length) }, (_, i) => html`<li class="free ${i === FALL_AT - pieces.length - 1 ? 'last' : ''}" aria-hidden="true"></li>`)}</ol></div>`;
}

/** what the servant has to pay with @param {Table} table @param {Zone} before */
function hoard(table, before) {
  const pieces = before.pieces ?? [];
  const name = sentence(before.label);
  const button = hot(table, before.id, name);
  const still = button === nothing ? table : { ...table, choice: new Choice([]) };
  return html`<div class="danger hoard" data-says=${name}><ul data-zone=${before.id} aria-label=${name} ${vars({ n: Math.max(pieces.length, 1) })}>${repeat(pieces, (p) => p.id, (p) => small(still, p))}
    ${pieces.length ? nothing : html`<li class="free" aria-hidden="true"></li>`}</ul>${button}</div>`;
}
