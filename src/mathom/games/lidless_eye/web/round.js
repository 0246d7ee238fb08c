/** Which of several opponents are on show: where there is room both neighbours, and whoever else is asked about, moves or is wanted; on a
 * phone one of them. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { art } from '/static/api.js';
import { hot, picture } from '/static/pieces.js';
import { say, t } from '/static/words.js';

/** @import {Seat} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** whom one wants to see, until something happens */
let wanted = { seq: -1, id: -1 };

/** @param {Table} table @param {Seat} seat */
const companiesOf = (table, seat) => table.view.zones.filter((z) => z.id.startsWith('company:') && z.owner === seat.id);

/** whether something of his can be clicked @param {Table} table @param {Seat} seat */
const calls = (table, seat) => companiesOf(table, seat).some((z) => [z, ...(z.pieces ?? [])].some((each) => hot(table, each.id, '') !== nothing));

/** where there is room for two boards side by side */
const roomy = matchMedia('(min-width: 761px) and (min-height: 601px)');
/** @type {Table | undefined} */ let latest;
roomy.addEventListener('change', () => latest?.redraw?.());

/** whom one wants to see or has to look at @param {Table} table @param {readonly Seat[]} others */
const sought = (table, others) => (wanted.seq === table.view.seq ? others.find((seat) => seat.id === wanted.id) : undefined)
  ?? others.find((seat) => calls(table, seat)) ?? others.find((seat) => companiesOf(table, seat).some((z) => z.hint?.now));

/** @param {Table} table @param {readonly Seat[]} others @returns {readonly Seat[]} */
export function onShow(table, others) {
  latest = table;
  if (others.length < 2) return others;
  const one = sought(table, others);
  const neighbours = ['hinders', 'hindered'].flatMap((mark) => others.find((seat) => seat.marks?.includes(mark)) ?? []);
  if (roomy.matches && neighbours.length === 2) return one && !neighbours.includes(one) ? [...neighbours, one] : neighbours;
  return [one ?? others.find((seat) => seat.marks?.includes('active')) ?? /** @type {Seat} */ (others[0])];
}

/** where he sits, which says who plays hazards against whom (LE-O-11) @param {Seat} seat */
export const side = (seat) => [
  seat.marks?.includes('hinders') ? html`<span class="badge hinders">${t('at your left: hinders you')}</span>` : nothing,
  seat.marks?.includes('hindered') ? html`<span class="badge hindered">${t('at your right: you hinder')}</span>` : nothing,
];

/** the same in short @param {Seat} seat */
const short = (seat) => (seat.marks?.includes('hinders') ? html`<b>${t('hinders you')}</b>` : seat.marks?.includes('hindered') ? html`<b>${t('you hinder')}</b>` : nothing);

/** in a line: where his companies are, and how large @param {Table} table @param {Seat} seat */
const whereabouts = (table, seat) => companiesOf(table, seat).map((z) => html`<span>${say(table.game.faces[`site-${z.hint?.site}`]?.name)} ${z.hint?.size}</span>`);

/** a button for each opponent, less those who are on show anyway @param {Table} table @param {readonly Seat[]} others @param {readonly Seat[]} shown */
export const round = (table, others, shown) => buttons(table, others.filter((seat) => shown.length < 2 || !seat.marks?.some((mark) => mark.startsWith('hinder'))), shown);

/** @param {Table} table @param {readonly Seat[]} others @param {readonly Seat[]} shown */
const buttons = (table, others, shown) => (others.length === 0 ? nothing : html`<nav class="round" aria-label=${t('The companies')}>${others.map((seat) => html`
  <button class="small ${calls(table, seat) ? 'calls' : ''} ${(seat.marks ?? []).filter((mark) => mark.startsWith('hinder')).join(' ')}" aria-pressed=${shown.includes(seat)} aria-label=${t('Companies of {who}', { who: seat.name })} @click=${() => {
    wanted = { seq: table.view.seq, id: wanted.seq === table.view.seq && wanted.id === seat.id ? -1 : seat.id };
    table.redraw?.();
  }}><span data-art>${picture(art(table.view.game, `crest-${seat.id}`))}</span><span class="named" title=${seat.name}>${seat.name}</span> <b>${seat.score ?? 0}</b>${seat.marks?.includes('active') ? ' ●' : ''}${seat.marks?.includes('out') ? ' ✕' : ''}<small class="whereabouts">${short(seat)}${whereabouts(table, seat)}</small></button>`)}</nav>`);
