/** What a lesson points at: the rest of the table is dimmed, and the coach's sheet stands where it covers none of it. */

import { html, svg } from './vendor/lit-html/lit-html.js';
import { overlap } from './offer.js';

/** @import {MapNode} from './types.js' */
/** @import {Box} from './offer.js' */

const EDGE = 7; // CSS pixels that a window is wider than its thing
const LEAST = 64; // CSS pixels that a window is wide and high
const GAP = 12;
const NARROW = 700; // a page less wide has the sheet across its whole width
const STEPS = 8; // heights at which it may stand there
const MOST = 3; // windows for one handle

/** where a handle of a lesson is on the page: an id or the beginning of one, `seat:0`, `phase`, or `face:CARD`; where there is no
 * room for a thing, the seat that has it @param {string} handle @returns {HTMLElement[]} */
export function pointedAt(handle) {
  const [kind, rest = ''] = [handle.split(':')[0], handle.slice(handle.indexOf(':') + 1)];
  if (handle === 'phase') return inSight('.bar .phase');
  if (kind === 'seat') return seatOf(rest);
  if (kind === 'face') return inSight(`main.table [data-face="${CSS.escape(rest)}"]`).slice(0, MOST);
  const id = CSS.escape(handle);
  const itself = ['piece', 'zone', 'node', 'hot'].map((name) => `main.table [data-${name}="${id}"]`);
  const within = ['piece', 'hot'].map((name) => `main.table [data-${name}^="${id}/"]`);
  const found = inSight(itself.join()).filter((e) => extent(e).width > 2);
  const all = found.length ? found : inSight(within.join());
  return (all.length || kind === 'site' || !/^\d+$/.test(rest) ? all : seatOf(rest)).slice(0, MOST);
}

/** @param {string} n */
const seatOf = (n) => inSight(`section.seat[aria-labelledby="name-${CSS.escape(n)}"]`);

/** @param {string} selector @returns {HTMLElement[]} */
const inSight = (selector) => [...document.querySelectorAll(/** @type {'div'} */ (selector))].filter((e) => e.getClientRects().length > 0);

/** where a thing is seen: some are only a point, from which their picture stands up @param {HTMLElement} e */
const extent = (e) => (e.offsetWidth > 4 ? e : (e.querySelector('img') ?? e)).getBoundingClientRect();

/** what is pointed at comes into sight @param {readonly string[]} handles */
export function bringIntoSight(handles) {
  const first = handles.flatMap(pointedAt)[0];
  const box = first?.getBoundingClientRect();
  if (!first || !box || (box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth)) return;
  first.scrollIntoView({ block: innerWidth < NARROW ? 'center' : 'nearest', inline: 'center' });
}

/** small things get a larger window; what is only low or narrow, as a button, has others beside it @param {DOMRect} r @returns {Box} */
function around(r) {
  const small = r.width < LEAST && r.height < LEAST;
  const [x, y] = small ? [Math.max(EDGE, (LEAST - r.width) / 2), Math.max(EDGE, (LEAST - r.height) / 2)] : [EDGE, EDGE];
  return { left: r.left - x, top: r.top - y, right: r.right + x, bottom: r.bottom + y };
}

/** a place that is not marked on the map now, where it would be; or the button of a map for which there is no room
 * @param {MapNode | undefined} node @returns {Box[]} */
function onMap(node) {
  const r = node ? inSight('main.table .chart')[0]?.getBoundingClientRect() : undefined;
  if (node && r) return [around(new DOMRect(r.left + (r.width * node.x) / 1000, r.top + (r.height * node.y) / 1000))];
  return node ? inSight('main.table [data-map]').map((e) => around(e.getBoundingClientRect())) : [];
}

/** @param {readonly string[]} handles @param {readonly MapNode[]} nodes @param {HTMLElement} [reader]  where the thing is told of
 * @returns {Box[]} */
export const windows = (handles, nodes, reader) => [...handles.flatMap((handle) => {
  const found = pointedAt(handle);
  return found.length ? found.map((e) => around(extent(e))) : onMap(nodes.find((n) => n.id === handle));
}), ...(reader ? [around(reader.getBoundingClientRect())] : [])];

/** what is pointed at in a fan of cards lies above its neighbours @param {readonly string[]} handles */
export function raise(handles) {
  const all = handles.flatMap(pointedAt);
  for (const e of document.querySelectorAll('[data-pointed]')) if (!all.some((one) => one === e)) e.removeAttribute('data-pointed');
  for (const e of all) if (e.closest('.hand')) e.dataset.pointed = '';
}

/** @param {readonly Box[]} boxes */
export const dimmed = (boxes) => html`<svg class="dimmed" aria-hidden="true" width="100%" height="100%">
  <mask id="windows"><rect width="100%" height="100%" fill="#fff" />${boxes.map((b) => frame(b, 'window'))}</mask>
  <rect class="dark" width="100%" height="100%" mask="url(#windows)" />${boxes.map((b) => frame(b, 'glow'))}</svg>`;

/** @param {Box} box @param {string} kind */
const frame = (box, kind) => svg`<rect class=${kind} x=${box.left} y=${box.top} width=${box.right - box.left} height=${box.bottom - box.top} rx="10" />`;

/** the coach stands where he covers nothing that is pointed at or to be clicked, little that could be, and as near as can be
 * @param {HTMLElement} sheet @param {readonly Box[]} boxes @param {readonly Box[]} clicked */
export function place(sheet, boxes, clicked) {
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const box = (/** @type {number} */ x, /** @type {number} */ y) => {
    const left = Math.max(GAP, Math.min(x, innerWidth - width - GAP));
    const top = Math.max(GAP, Math.min(y, innerHeight - height - GAP));
    return { left, top, right: left + width, bottom: top + height };
  };
  const middle = (innerWidth - width) / 2;
  const [right, foot] = [innerWidth - width, innerHeight - height];
  const near = boxes.slice(0, 2).flatMap((b) => {
    const [x, y] = [(b.left + b.right - width) / 2, (b.top + b.bottom - height) / 2];
    return [box(b.right + 40, y), box(b.left - width - 40, y), box(x, b.bottom + 40), box(x, b.top - height - 40)];
  });
  const heights = Array.from({ length: STEPS + 1 }, (_, i) => (i * foot) / STEPS);
  const places = innerWidth < NARROW ? [box(middle, foot), box(middle, 0), ...heights.map((y) => box(middle, y))]
    : [...near, box(middle, foot / 2), box(right, foot), box(0, foot), box(right, 0), box(0, 0), box(middle, foot), box(middle, 0)];
  const others = inSight('main.table [data-hot]').map((e) => e.getBoundingClientRect());
  const cost = (/** @type {Box} */ p) => others.reduce((sum, b) => sum + 0.2 * overlap(p, b), 0) + boxes.reduce((sum, b) => sum + 4 * overlap(p, b), 0) + clicked.reduce((sum, b) => sum + 20 * overlap(p, b), 0);
  const costs = places.map(cost);
  const best = places[costs.indexOf(Math.min(...costs))];
  if (!best) return;
  sheet.style.setProperty('left', `${best.left}px`);
  sheet.style.setProperty('top', `${best.top}px`);
}
