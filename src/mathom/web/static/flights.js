/** Pieces fly from where they lay to where they lie (FLIP); cards nobody sees fly as their backs. */

import { art } from './api.js';
import { pixels } from './pictures.js';
import { speed } from './settings.js';

/** @import {Event, View} from './types.js' */

/** @typedef {{x: number, y: number, width: number}} Spot  the middle of a thing and its width */
/** @typedef {{pieces: Map<string, Spot & {face: string}>, zones: Map<string, Spot>}} Snapshot */

const MS = { instant: 0, quick: 460, calm: 800 };
const EASE = 'cubic-bezier(.2,.75,.25,1)';
const calm = matchMedia('(prefers-reduced-motion: reduce)');

export const moves = () => !calm.matches && speed() !== 'instant' && document.visibilityState === 'visible';

/** where a thing lies; one that is not shown for want of room is taken to lie at its owner's seat
 * @param {Element} element @returns {Spot} */
function spot(element) {
  const shown = element.getClientRects().length ? element : (element.closest('.seat') ?? element);
  const r = shown.getBoundingClientRect();
  return { x: r.x + r.width / 2, y: r.y + r.height / 2, width: /** @type {HTMLElement} */ (element).offsetWidth || 40 };
}

/** @param {string} selector @returns {HTMLElement[]} */
const all = (selector) => [...document.querySelectorAll(/** @type {'div'} */ (selector))];

/** where everything lies now @returns {Snapshot} */
export function snapshot() {
  const pieces = all('[data-piece]').map((e) => /** @type {const} */ ([e.dataset.piece ?? '', { ...spot(e), face: e.dataset.face ?? '' }]));
  const zones = all('[data-zone]').map((e) => /** @type {const} */ ([e.dataset.zone ?? '', spot(e)]));
  return { pieces: new Map(pieces), zones: new Map(zones) };
}

/** Lets everything fly that lies elsewhere than before. All is measured first: each flight begun makes measuring dear.
 * @param {Snapshot} before @param {View} view */
export function fly(before, view) {
  /** @type {(() => void)[]} */
  const flights = [];
  const events = (view.events ?? []).filter((e) => e.source && e.target);
  const waiting = events.map((event) => ({ event, left: event.many ?? 1 }));
  for (const element of all('[data-piece]')) {
    const id = element.dataset.piece ?? '';
    const from = before.pieces.get(id) ?? arrived(before, element, waiting);
    if (from) flights.push(glide(element, from));
  }
  for (const { event, left } of waiting)
    for (let i = 0; i < Math.min(left, 3); i += 1) flights.push(ghost(before, view.game, event, i));
  for (const start of flights) start();
}

/** where a piece that was not there before has come from, as the events tell it
 * @param {Snapshot} before @param {HTMLElement} element @param {{event: Event, left: number}[]} waiting */
function arrived(before, element, waiting) {
  const zone = (element.dataset.piece ?? '').split('/')[0];
  const face = element.dataset.face;
  const found = waiting.find((w) => w.left && w.event.target === zone && (!w.event.face || w.event.face === face))
    ?? waiting.find((w) => w.left && w.event.target === zone);
  if (!found) return undefined;
  found.left -= 1;
  return origin(before, found.event.source ?? '', face);
}

/** @param {Snapshot} before @param {string} source @param {string | undefined} face */
function origin(before, source, face) {
  for (const [id, place] of before.pieces) if (face && place.face === face && id.startsWith(`${source}/`)) return place;
  return before.zones.get(source);
}

/** @param {HTMLElement} element @param {Spot} from @returns {() => void} */
function glide(element, from) {
  const to = spot(element);
  if (Math.hypot(from.x - to.x, from.y - to.y) < 3 && Math.abs(from.width - to.width) < 3) return () => {};
  const start = { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: String(from.width / (to.width || 1)), zIndex: 40 };
  return () => void element.animate([start, { translate: '0 0', scale: '1', zIndex: 40 }], { duration: MS[speed()], easing: EASE });
}

/** a card on its way into or out of a place where it is not shown
 * @param {Snapshot} before @param {string} game @param {Event} event @param {number} order @returns {() => void} */
function ghost(before, game, event, order) {
  const from = origin(before, event.source ?? '', event.face);
  const target = document.querySelector(`[data-zone="${CSS.escape(event.target ?? '')}"]`);
  if (!from || !target) return () => {};
  const to = spot(target);
  const picture = document.createElement('img');
  picture.src = pixels(art(game, event.face ?? 'back'));
  picture.alt = '';
  picture.className = 'ghost';
  picture.style.setProperty('left', `${from.x}px`);
  picture.style.setProperty('top', `${from.y}px`);
  const end = { translate: `calc(${to.x - from.x}px - 50%) calc(${to.y - from.y}px - 50%)`, rotate: '8deg', scale: '.5', opacity: 0.9 };
  return () => {
    document.body.append(picture);
    const flight = picture.animate([{ translate: '-50% -50%', scale: '1' }, end], { duration: MS[speed()], delay: order * 90, easing: EASE, fill: 'both' });
    flight.finished.finally(() => picture.remove());
  };
}
