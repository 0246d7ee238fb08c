/** The lower half of the lobby: the tables one sits at, and games of bots to watch. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { art, openTable, table as tableInfo } from './api.js';
import { BOTS } from './opening.js';
import { picture } from './pieces.js';
import { hide, keptTables } from './tokens.js';
import { say, sentence, t, tn } from './words.js';

/** @import {GameInfo, TableInfo} from './types.js' */

const SHOWN = 6; // tables listed

/** the tables this browser has a seat at, those that wait for one first @returns {Promise<TableInfo[]>} */
export async function myTables() {
  const asked = keptTables().filter(([, kept]) => kept.tokens.length && !kept.hidden).slice(0, SHOWN).map(([id, kept]) => tableInfo(id, kept.tokens).catch(() => undefined));
  const found = (await Promise.all(asked)).filter((x) => x !== undefined);
  const rank = (/** @type {TableInfo} */ info) => (info.over ? 2 : mine(info) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** whether it is the turn of somebody at this browser @param {TableInfo} info */
const mine = (info) => typeof info.turn === 'number' && !!info.seats?.includes(info.turn);

/** @param {readonly TableInfo[]} tables @param {readonly GameInfo[]} games @param {(table: TableInfo) => void} hidden */
export function continued(tables, games, hidden) {
  if (!tables.length) return html`<p class="panel faint">${t('Tables at which you sit are kept here, and can be gone on with whenever you like.')}</p>`;
  return html`<section class="panel" aria-labelledby="mine"><h2 id="mine">${t('My tables')}</h2>
    <ul class="tables">${tables.map((table) => line(table, games.find((g) => g.key === table.game), hidden))}</ul></section>`;
}

/** @param {TableInfo} table @param {GameInfo | undefined} game @param {(table: TableInfo) => void} hidden */
function line(table, game, hidden) {
  const names = table.names.join(', ');
  return html`<li data-art><a href="table/${table.table}${table.over ? '/replay' : ''}">
      <span class="cover">${picture(art(table.game, 'game'))}</span>
      <span class="of"><b>${sentence(game?.title) || table.game}</b> <span>${names}</span> ${stand(table)}</span></a>
    <button class="quiet" aria-label=${t('Hide the table of {names}', { names })} @click=${() => { hide(table.table); hidden(table); }}>${t('Hide')}</button></li>`;
}

/** whose turn it is @param {TableInfo} table */
function stand(table) {
  const played = tn('{n} move', '{n} moves', table.moves);
  if (table.over) return html`<span class="faint">${t('over')} · ${t('look at it again')}</span>`;
  if (mine(table)) return html`<span><i class="badge turn">${t('your turn')}</i> <span class="faint">${played}</span></span>`;
  const who = table.names[table.turn ?? -1];
  return html`<span class="faint">${who ? t('{who} is choosing', { who }) : nothing} · ${played}</span>`;
}

/** @param {readonly GameInfo[]} games @param {unknown} records  what else can be looked at */
export const watched = (games, records) => html`<section class="panel" aria-labelledby="watch"><h2 id="watch">${t('Watch')}</h2>
  <p class="faint">${t('Bots play a game of their own, and you look on.')}</p>
  <ul class="watch">${games.map((g) => html`<li data-art><a href="./?watch=${g.key}"><span class="cover">${picture(art(g.key, 'game'))}</span><span>${say(g.title)}</span></a></li>`)}</ul>${records}</section>`;

/** a game of bots @param {GameInfo} game */
export async function watch(game) {
  const seats = BOTS.slice(0, game.usual).map((name) => ({ kind: 'bot', name, level: 'normal' }));
  const { table } = await openTable({ game: game.key, seats });
  location.assign(`table/${table}`);
}
