/** The table of the duel: the cards laid out one over the other, the seven regions, the quest, and what each player has. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { around } from '/static/board.js';
import { hot, picture } from '/static/pieces.js';
import { standing } from '/static/seat.js';
import { vars } from '/static/vars.js';
import { sentence, t, tn } from '/static/words.js';
import { area, medals, owned, said } from './things.js';
import { land } from './land.js';

/** @import {Piece, Seat, Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

const STAT_SIGNS = ['coin', 'ring', 'fortress', 'people-eagle', 'unit'];
const SIDED = ['fortress', 'unit']; // signs that each side has of its own

/** @type {import('/static/types.js').Lay} */
export function lay(table, actions) {
  const { view } = table;
  const { me, others } = around(view);
  const [own, foe] = me ? [me, others[0]] : [view.seats[0], view.seats[1]];
  return html`
    ${foe ? player(table, foe, 'foe') : nothing}
    ${land(table)}
    <section class="draft" aria-label=${t('The middle of the table')}>
      ${asked(table) ?? layout(table, zone(table, 'layout'))}
      ${beside(table)}
    </section>
    <div class="home">${own ? player(table, own, 'own') : nothing}${actions}</div>`;
}

/** @param {Table} table @param {string} id */
function zone(table, id) {
  return /** @type {Zone} */ (table.view.zones.find((z) => z.id === id));
}

/** the cards where they lie: each covered by those of the next row that lie partly on it @param {Table} table @param {Zone} laid */
function layout(table, laid) {
  const pieces = laid.pieces ?? [];
  const { rows = 1, columns = 1, back = '' } = laid.hint ?? {};
  return html`<div class="room"><ul class="pyramid" data-zone="layout" aria-label=${sentence(laid.label)} ${vars({ rows, columns })}>
    ${repeat(pieces, (p) => p.id, (p) => laidCard(table, p, String(back)))}</ul></div>`;
}

/** @param {Table} table @param {Piece} piece @param {string} back */
function laidCard(table, piece, back) {
  const { row = 0, column = 0, cost } = piece.counters ?? {};
  const free = piece.marks?.includes('chained');
  const traits = table.game.faces[piece.face ?? '']?.traits ?? {};
  const words = said(table, piece);
  const button = hot(table, piece.id, words);
  const price = cost === undefined ? '' : free ? t('free by its chain for you') : tn('{n} coin for you', '{n} coins for you', cost);
  return html`<li class="card ${(piece.marks ?? []).join(' ')} ${table.choice.picked(piece.id) ? 'raised' : ''}" data-piece=${piece.id} data-face=${piece.face ?? ''} data-art ${vars({ row, column })}>
    ${picture(art('duel', piece.face ?? back))}<span class="whole" aria-hidden="true">${words}</span>
    ${cost === undefined ? nothing : html`<span class="cost ${piece.marks?.includes('too-dear') ? 'dear' : ''} ${free ? 'chained' : ''}">
      ${free ? html`<span data-art>${picture(art('duel', `chain-${traits.chain_from}`))}</span>` : html`<b aria-hidden="true">${cost}</b>`}
      <span class="unseen">${price}</span></span>`}
    ${button === nothing ? html`<span class="unseen">${words}</span>` : button}</li>`;
}

/** tiles, tokens and the discard pile, beside the cards @param {Table} table */
function beside(table) {
  const tiles = zone(table, 'tiles');
  const under = zone(table, 'tile-stack');
  const stacks = table.view.zones.filter((z) => z.id.startsWith('stack:'));
  const discard = zone(table, 'discard');
  const count = (/** @type {Zone} */ z) => `${sentence(z.label)}: ${z.size ?? 0}`;
  return html`<div class="beside">
    <h2>${sentence(tiles.label)}</h2>
    <ul class="sites" data-zone="tiles" aria-label=${sentence(tiles.label)} ${vars({ n: Math.max(tiles.pieces?.length ?? 0, 1) })}>${repeat(tiles.pieces ?? [], (p) => p.id, (p) => site(table, p))}</ul>
    <h2>${t('Tokens of the peoples')}</h2>
    <ul class="peoples">${stacks.map((z) => people(table, z))}</ul>
    <div class="piles">
      <div class="pile wide" data-zone="tile-stack" data-art data-says=${count(under)}>${picture(art('duel', 'tile-back'))}
        <span class="unseen">${count(under)}</span><b aria-hidden="true">${under.size ?? 0}</b></div>
      <div class="pile" data-zone="discard" data-art data-says=${count(discard)}>
        ${picture(art('duel', `back-${zone(table, 'layout').hint?.chapter ?? 1}`))}<span class="unseen">${count(discard)}</span><b aria-hidden="true">${discard.size ?? 0}</b>
        ${discard.pieces?.length ? html`<button class="look" aria-label=${t('Look through: {what}', { what: count(discard) })} @click=${() => table.browse(discard)}></button>` : nothing}</div>
    </div></div>`;
}

/** a location tile @param {Table} table @param {Piece} piece */
function site(table, piece) {
  const words = said(table, piece);
  const { cost } = piece.counters ?? {};
  const button = hot(table, piece.id, words);
  return html`<li class="site" data-piece=${piece.id} data-face=${piece.face ?? ''} data-art>${picture(art('duel', piece.face ?? 'tile-back'))}
    <span class="whole" aria-hidden="true">${words}</span>
    ${cost === undefined ? nothing : html`<span class="cost ${piece.marks?.includes('too-dear') ? 'dear' : ''}"><b aria-hidden="true">${cost}</b>
      <span class="unseen">${tn('{n} coin for you', '{n} coins for you', cost)}</span></span>`}
    ${button === nothing ? html`<span class="unseen">${words}</span>` : button}</li>`;
}

/** the tokens of a people: how many, and those that both players know @param {Table} table @param {Zone} stack */
function people(table, stack) {
  const name = `${sentence(stack.label)}, ${stack.size ?? 0}`;
  const known = stack.pieces ?? [];
  const words = [name, ...known.map((p) => said(table, p))].join('; ');
  return html`<li class="people" data-zone=${stack.id} data-art data-says=${words}>
    ${picture(art('duel', stack.size ? String(stack.hint?.back) : `people-${stack.hint?.people}`))}
    <b class="many" aria-hidden="true">${stack.size ?? 0}</b><span class="unseen">${words}</span>
    ${known.map((p) => html`<span class="known" data-art>${picture(art('duel', p.face ?? ''))}</span>`)}
    ${hot(table, stack.id, name)}</li>`;
}

/** what is to be chosen from tokens turned up or cards of the discard pile, large in the place of the layout @param {Table} table */
function asked(table) {
  const { options = [], zones } = table.view;
  const turned = zones.flatMap((z) => (z.id.startsWith('stack:') ? (z.pieces ?? []) : []).filter((p) => p.marks?.includes('turned up')));
  if (turned.length) return html`<section class="asked"><h2>${t('Turned up')}</h2><ul>${turned.map((p) => html`<li class="medal" data-piece=${p.id} data-art>
    ${picture(art('duel', p.face ?? ''))}<p>${said(table, p)}</p>${hot(table, p.id, said(table, p))}</li>`)}</ul></section>`;
  if (!options.some((o) => o.on?.[0]?.startsWith('discard/'))) return undefined;
  return html`<section class="asked"><h2>${sentence(zone(table, 'discard').label)}</h2><ul class="cards">${(zone(table, 'discard').pieces ?? []).map((p) =>
    html`<li class="card" data-piece=${p.id} data-art>${picture(art('duel', p.face ?? ''))}${hot(table, p.id, said(table, p))}</li>`)}</ul></section>`;
}

/** @param {Table} table @param {Seat} seat @param {string} place */
function player(table, seat, place) {
  const id = seat.id;
  return html`<section class="seat crest-${id} ${place} ${seat.to_act ? 'acts' : ''}" aria-labelledby="name-${id}">
    <div class="arms"><span class="crest" data-art>${picture(art('duel', `crest-${id}`))}</span></div>
    <div class="who">
      <div class="head"><h2 id="name-${id}"><span class="named">${seat.name}</span></h2>${standing(table, seat)}</div>
      <dl class="stats">${(seat.stats ?? []).map(([label, n], i) => html`<div data-says=${sentence(label)}><dt data-art>
        ${picture(art('duel', sign(i, id)))}<span class="unseen">${sentence(label)}</span></dt><dd>${n}</dd></div>`)}</dl>
      ${(seat.marks ?? []).map((m) => html`<p class="danger" role="alert">${sentence({ text: m })}</p>`)}
    </div>
    ${area(table, zone(table, `area:${id}`))}
    <div class="kept">${owned(table, zone(table, `tiles:${id}`))}${medals(table, zone(table, `tokens:${id}`))}</div>
  </section>`;
}

/** @param {number} stat @param {number} side */
function sign(stat, side) {
  const name = STAT_SIGNS[stat] ?? '';
  return SIDED.includes(name) ? `${name}-${side}` : name;
}
