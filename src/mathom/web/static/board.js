/** The table as one sees it, from a View: live and in a replay. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { map, onMap } from './map.js';
import { market, stack } from './pieces.js';
import { fan, seatPanel } from './seat.js';
import { fold, lastTold } from './side.js';
import { vars } from './vars.js';
import { breakable, sentence, t } from './words.js';

/** @import {TemplateResult} from './vendor/lit-html/lit-html.js' */
/** @import {Told, View} from './types.js' */
/** @import {Table} from './pieces.js' */

/** @typedef {object} Parts  what the live table and the replay put around it
 * @property {unknown} prompt
 * @property {unknown} menu
 * @property {unknown} [notice]  a hint or a refusal; it lies over the bar, so that nothing moves
 * @property {unknown} [player]  what a replay is played with
 * @property {unknown} actions
 * @property {unknown} side  chronicle and chat
 * @property {readonly Told[]} told  what the chronicle tells
 * @property {unknown} [manner]  how it is played at this table */

/** @param {Table} table @param {Parts} parts @returns {TemplateResult} */
export function board(table, parts) {
  const { view } = table;
  const seated = view.seats.some((s) => s.id === view.viewer);
  return html`
    <header class="bar">
      <div class="title"><h1>${sentence(table.game.title)}</h1>
        <p class="phase">${breakable(sentence(view.phase))}${parts.manner ?? nothing}</p></div>
      <nav class="menu" aria-label=${t('Menu')}>${fold(parts.told)}${parts.menu}</nav>
      <div class="ask">${lastTold(parts.told)}<div class="prompt" id="prompt" tabindex="-1" role="status">${parts.prompt}</div></div>
      ${parts.notice ?? nothing}
    </header>
    ${parts.player ?? nothing}
    <main class="table game-${table.game.key} ${seated ? 'seated' : 'watching'} ${view.nodes?.length ? '' : 'no-map'}" data-moves=${view.seq}>
      ${(table.game.lay ?? lay)(table, html`<div class="actions" role="group" aria-label=${t('Actions')}>${parts.actions}</div>`)}
      <aside class="side" aria-label=${t('What happened')}>${parts.side}${table.game.lay && guessed(table) ? html`<p class="guess">
        ${t('Part of what the cards and boards show is reconstructed: the printed rules do not tell it.')}</p>` : nothing}</aside>
    </main>`;
}

/** whether the box holds what nobody told us; the general table marks each such thing @param {Table} table */
const guessed = (table) => Object.values(table.game.faces).some((face) => face.provenance === 'reconstructed');

/** the others, in the order of the turn after me @param {View} view */
export function around(view) {
  const me = view.seats.find((s) => s.id === view.viewer);
  const seats = view.seats.length;
  const others = view.seats.filter((s) => s !== me);
  if (me) others.sort((a, b) => ((a.id - me.id + seats) % seats) - ((b.id - me.id + seats) % seats));
  return { me, others };
}

/** the table of any game; a game may have a layout of its own in its place @param {Table} table @param {unknown} actions */
function lay(table, actions) {
  const { view } = table;
  const { me, others } = around(view);
  const hand = view.zones.find((z) => z.kind === 'hand' && z.owner === view.viewer && me);
  return html`<div class="others" ${vars({ others: others.length })}>${others.map((s) => seatPanel(table, s, false))}</div>
    ${map(table)}
    ${middle(table)}
    <div class="mine">
      ${me ? seatPanel(table, me, true) : nothing}
      <div class="dock">${hand ? fan(table, hand) : nothing}${actions}</div>
    </div>`;
}

/** what belongs to nobody and lies at no place @param {Table} table */
function middle(table) {
  const zones = table.view.zones.filter((z) => z.owner === undefined && !onMap(table.view, z));
  const stacks = zones.filter((z) => z.kind === 'stack');
  const rest = zones.filter((z) => z.kind !== 'stack');
  if (!zones.length) return nothing;
  return html`<section class="felt" aria-label=${t('The middle of the table')}>
    ${stacks.length ? html`<div class="stacks" ${vars({ stacks: stacks.length })}>${stacks.map((z) => stack(table, z))}</div>` : nothing}
    ${rest.map((z) => market(table, z))}
  </section>`;
}
