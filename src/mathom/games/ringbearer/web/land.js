/** The ring road: the tiles with what lies at them, their fields and ways, and the three figures. */

import { html, nothing, svg } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { Choice } from '/static/options.js';
import { faceName, hot, picture } from '/static/pieces.js';
import { vars } from '/static/vars.js';
import { say, sentence, t } from '/static/words.js';
import { laid } from './cards.js';
import { LYING, TILES, UPRIGHT, cell, corner, node, road } from './ring.js';

/** @import {MapNode, Piece} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */
/** @import {Point, Shape} from './ring.js' */

const START = 4; // the tile where the journey starts

/** where Gandalf waits beside the board @type {[Point, Point]} */
const ASIDE = [[830, 715], [690, 815]];

/** @param {Table} table */
export function land(table) {
  const fields = (table.view.nodes ?? []).filter((n) => n.kind !== 'tile');
  return html`
    <ol class="road">${Array.from({ length: TILES }, (_, i) => tile(table, i + 1))}</ol>
    ${ways(table, LYING, 'lying')}${ways(table, UPRIGHT, 'upright')}
    <ul class="fields" aria-label=${t('Fields')}>${repeat(fields, (n) => n.id, (n) => field(table, n))}</ul>
    ${figures(table)}`;
}

/** a place as custom properties, for both shapes of the ring @param {Point} lying @param {Point} upright */
const at = ([x, y], [ux, uy]) => vars({ x, y, ux, uy });

/** @param {Table} table @param {(shape: Shape) => Point} where */
const spot = (table, where) => at(where(LYING), where(UPRIGHT));

/** how many fields a way has @param {Table} table @returns {(way: string) => number} */
const counter = (table) => (way) => (table.view.nodes ?? []).filter((n) => n.id.startsWith(way)).length;

/** a tile of the ring, or the place where one will lie @param {Table} table @param {number} number */
function tile(table, number) {
  const zone = table.view.zones.find((z) => z.id === `tile:${number}`);
  const found = table.view.nodes?.find((n) => n.id === `tile:${number}`);
  const lying = cell(LYING, number);
  const upright = cell(UPRIGHT, number);
  const place = vars({ column: lying.column, row: lying.row, ucolumn: upright.column, urow: upright.row });
  const sides = `l-${lying.side} u-${upright.side}`;
  if (!zone) return html`<li class="stage free ${sides}" ${place} aria-hidden="true" data-art>${picture(art('ringbearer', 'tile-back'))}<b>${number}</b></li>`;
  const face = table.game.faces[String(zone.hint?.tile ?? '')];
  const barred = found?.marks?.includes('no-actions');
  const words = [sentence(zone.label), ...(face ? [faceName(face)] : [t('face down')]), ...(barred ? [t('no card can be used for its action here')] : [])].join(', ');
  const button = hot(table, zone.id, words);
  const still = button === nothing ? table : { ...table, choice: new Choice([]) };
  return html`<li class="stage ${sides} ${found?.marks?.includes('here') ? 'here' : ''}" data-zone=${zone.id} data-art data-says=${words} ${place}>
    ${picture(art('ringbearer', String(zone.hint?.tile ?? 'tile-back')))}<span class="unseen">${words}</span>
    <div class="laid">${zone.pieces?.length ? laid(still, zone.pieces) : nothing}</div>${button}</li>
    <li class="number" aria-hidden="true" ${spot(table, (s) => corner(s, number, 0))}>${number}</li>
    ${barred ? html`<li class="barred" aria-hidden="true" data-art ${spot(table, (s) => corner(s, number, 1))}>${picture(art('ringbearer', 'symbol-no-actions'))}</li>` : nothing}`;
}

/** the ways between the fields @param {Table} table @param {Shape} shape @param {string} name */
function ways(table, shape, name) {
  const many = counter(table);
  const d = (table.view.edges ?? []).map(([a, b]) => `M${node(shape, a, many)}L${node(shape, b, many)}`).join('');
  return html`<svg class="ways ${name}" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">${svg`<path class="trail" d=${trail(shape)} /><path class="edge" d=${d} /><path d=${d} />`}</svg>`;
}

/** where the riders come from: over the tiles that nobody turns up @param {Shape} shape */
const trail = (shape) => `M${Array.from({ length: START * 4 - 1 }, (_, i) => road(shape, 1 + Math.floor(i / 4), (i % 4) / 4)).join('L')}`;

/** what a field costs: its colour, and what it asks for beside it @param {Table} table @param {MapNode} found */
function field(table, found) {
  const many = counter(table);
  const place = spot(table, (s) => node(s, found.id, many));
  const [colour = '', beside = found.kind === 'doom' ? 'ring' : ''] = found.symbols ?? [];
  const here = found.marks?.includes('here') ? 'here' : '';
  const words = fieldWords(found);
  const button = hot(table, found.id, words);
  const picked = table.choice.picked(found.id) ? 'picked' : '';
  const look = found.kind === 'doom' ? 'symbol-doom' : found.kind === 'start' ? '' : `colour-${colour}`;
  return html`<li class="field is-${found.kind ?? ''} ${here} ${picked}" data-zone=${found.id} data-art data-says=${words} ${place}>
    ${look ? picture(art('ringbearer', look)) : nothing}
    ${beside ? html`<span class="beside" data-art>${picture(art('ringbearer', `symbol-${beside}`))}</span>` : nothing}
    <span class="whole" aria-hidden="true">${words.split(': ')[1] ?? words}</span>
    ${button === nothing ? html`<span class="unseen">${words}</span>` : button}</li>`;
}

/** @param {MapNode} found */
function fieldWords(found) {
  const [, n = '', way = '', field = ''] = found.id.split(':');
  if (found.kind === 'doom') return t('Mount Doom: two cards of one colour and a ring');
  if (found.kind === 'start') return t('the start position');
  const colours = (found.symbols ?? []).map((s, i) => say(i === 0 ? { text: s, context: 'card colour' } : s === 'joker' ? { text: 'Joker' } : { text: symbolWord(s), context: 'symbol' }));
  const place = way === 'upper' ? t('field {n} of the upper way of tile {tile}', { n: Number(field), tile: Number(n) })
    : t('field {n} of the lower way of tile {tile}', { n: Number(field), tile: Number(n) });
  return `${place}: ${colours.join(' + ')}`;
}

/** the name of a symbol as the game writes it @param {string} symbol */
const symbolWord = (symbol) => symbol.charAt(0).toUpperCase() + symbol.slice(1).replace('-', ' ');

/** the fellowship on its field, the riders on their tile, Gandalf at the edge of his @param {Table} table */
function figures(table) {
  const pieces = table.view.zones.find((z) => z.id === 'figures')?.pieces ?? [];
  const many = counter(table);
  const here = table.view.nodes?.find((n) => n.kind !== 'tile' && n.marks?.includes('here'))?.id ?? `tile:${START}:start`;
  return html`<ul class="figures" data-zone="figures">${repeat(pieces, (p) => p.id, (p) => {
    const on = p.counters?.tile ?? 0;
    const place = p.face === 'fellowship' ? spot(table, (s) => node(s, here, many))
      : p.face === 'gandalf' && !on ? at(...ASIDE)
        : spot(table, (s) => road(s, on || 1, p.face === 'gandalf' || !on ? 0 : 0.5));
    return html`<li class="figure ${p.face ?? ''} ${on ? '' : 'aside'}" data-piece=${p.id} data-face=${p.face ?? ''} data-art data-says=${stands(table, p, on)} ${place}>
      ${picture(art('ringbearer', p.face ?? ''))}<span class="whole" aria-hidden="true">${faceName(table.game.faces[p.face ?? ''])}</span><span class="unseen">${stands(table, p, on)}</span></li>`;
  })}</ul>`;
}

/** @param {Table} table @param {Piece} piece @param {number} on */
function stands(table, piece, on) {
  const who = faceName(table.game.faces[piece.face ?? '']);
  if (piece.face === 'gandalf') return on ? t('{who} before tile {n}', { who, n: on }) : t('{who} waits beside the board', { who });
  return on ? t('{who} on tile {n}', { who, n: on }) : t('{who} before tile {n}', { who, n: 1 });
}
