/** Which of several opponents is on show: who is asked about, who moves, who is at turn; or whom one wants to see. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { art } from '/static/api.js';
import { hot, picture } from '/static/pieces.js';
import { t } from '/static/words.js';

/** @import {Seat} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** whom one wants to see, until something happens */
let wanted = { seq: -1, id: -1 };

/** @param {Table} table @param {Seat} seat */
const companiesOf = (table, seat) => table.view.zones.filter((z) => z.id.startsWith('company:') && z.owner === seat.id);

/** whether something of his can be clicked @param {Table} table @param {Seat} seat */
const calls = (table, seat) => companiesOf(table, seat).some((z) => [z, ...(z.pieces ?? [])].some((each) => hot(table, each.id, '') !== nothing));

/** @param {Table} table @param {readonly Seat[]} others */
export function onShow(table, others) {
  if (others.length < 2) return others[0];
  const liked = wanted.seq === table.view.seq ? others.find((seat) => seat.id === wanted.id) : undefined;
  return liked ?? others.find((seat) => calls(table, seat)) ?? others.find((seat) => companiesOf(table, seat).some((z) => z.hint?.now))
    ?? others.find((seat) => seat.marks?.includes('active')) ?? others[0];
}

/** a button for each opponent; none where there is only one @param {Table} table @param {readonly Seat[]} others @param {Seat | undefined} shown */
export const round = (table, others, shown) => (others.length < 2 ? nothing : html`<nav class="round" aria-label=${t('The companies')}>${others.map((seat) => html`
  <button class="small ${calls(table, seat) ? 'calls' : ''}" aria-pressed=${seat === shown} aria-label=${t('Companies of {who}', { who: seat.name })} @click=${() => {
    wanted = { seq: table.view.seq, id: seat.id };
    table.redraw?.();
  }}><span data-art>${picture(art(table.view.game, `crest-${seat.id}`))}</span>${seat.name} <b>${seat.score ?? 0}</b>${seat.marks?.includes('active') ? ' ●' : ''}</button>`)}</nav>`);
