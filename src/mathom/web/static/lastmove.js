/** The last move, marked on the table until the next: a dotted frame where something came from, a whole one where it went. The
 * frames lie in a layer of their own over the table, so that nothing on it changes for them. */

/** @import {Event} from './types.js' */

/** @typedef {{zone: string, face: string, kind: 'from' | 'to', seat: number, part: Part | undefined}} Mark */
/** @typedef {{x: number, y: number, width: number, height: number}} Part  of a zone, in shares of it */

const MANY = 8; // more would hide the table
const AROUND = 3; // CSS pixels between a thing and its frame

/** @type {Mark[]} */
let marks = [];
/** @type {number | undefined} */
let timer;

/** @param {string} id @returns {HTMLElement | null} */
const zoneOf = (id) => document.querySelector(`main.table :is([data-zone="${CSS.escape(id)}"], [data-node="${CSS.escape(id)}"], [data-piece="${CSS.escape(id)}"])`);

/** the thing that shows a face, there or anywhere @param {string} zone @param {string} face @returns {HTMLElement | null} */
function faceOf(zone, face) {
  if (!face) return null;
  const shows = `[data-face="${CSS.escape(face)}"]`;
  const place = zone ? `main.table :is([data-zone="${CSS.escape(zone)}"] ${shows}, [data-piece^="${CSS.escape(zone)}/"]${shows})` : `main.table [data-piece]${shows}`;
  return /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll(place)].filter((e) => e.getClientRects().length).at(-1)) ?? null;
}

/** where a thing lies within its zone before it leaves @param {string} zone @param {string} face @returns {Part | undefined} */
function partOf(zone, face) {
  const [thing, whole] = [faceOf(zone, face)?.getBoundingClientRect(), zoneOf(zone)?.getBoundingClientRect()];
  if (!thing || !whole?.width || !whole.height) return undefined;
  return { x: (thing.x - whole.x) / whole.width, y: (thing.y - whole.y) / whole.height, width: thing.width / whole.width, height: thing.height / whole.height };
}

/** before a move is drawn: what is to be marked once it is @param {readonly Event[]} events */
export function noteMove(events) {
  const moved = events.filter((e) => e.kind !== 'phase' && (e.source || e.target || e.face)).slice(0, MANY);
  if (!moved.length) return;
  marks = moved.flatMap(({ source, target, face = '', seat = -1 }) => [
    ...(source ? [/** @type {Mark} */ ({ zone: source, face, kind: 'from', seat, part: partOf(source, face) })] : []),
    ...(target || !source ? [/** @type {Mark} */ ({ zone: target ?? '', face, kind: 'to', seat, part: undefined })] : []),
  ]);
}

export function forgetMove() {
  marks = [];
}

/** after it is drawn, and whenever the table lies elsewhere @param {number} [after]  ms until all has come to rest */
export function markMove(after = 0) {
  clearTimeout(timer);
  layer().replaceChildren();
  if (marks.length) timer = setTimeout(place, after);
}

function layer() {
  const found = document.querySelector('.last-move');
  if (found) return found;
  const made = document.createElement('div');
  made.className = 'last-move';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

function place() {
  /** @type {Set<string>} */ const seen = new Set();
  layer().replaceChildren(...marks.flatMap((mark) => {
    const box = mark.kind === 'to' ? (faceOf(mark.zone, mark.face) ?? zoneOf(mark.zone))?.getBoundingClientRect() : leftFrom(mark);
    const key = box && [mark.kind, box.x, box.y, box.width].join();
    if (!box?.width || !key || seen.has(key)) return [];
    seen.add(key);
    const frame = document.createElement('i');
    frame.className = `${mark.kind} ${mark.seat >= 0 ? `crest-${mark.seat % 5}` : ''}`;
    for (const [side, value] of Object.entries({ left: box.x - AROUND, top: box.y - AROUND, width: box.width + 2 * AROUND, height: box.height + 2 * AROUND }))
      frame.style.setProperty(side, `${value}px`);
    return [frame];
  }));
}

/** @param {Mark} mark */
function leftFrom({ zone, part }) {
  const whole = zoneOf(zone)?.getBoundingClientRect();
  if (!whole || !part) return whole;
  return { x: whole.x + part.x * whole.width, y: whole.y + part.y * whole.height, width: part.width * whole.width, height: part.height * whole.height };
}

addEventListener('resize', () => markMove(60));
addEventListener('scroll', () => marks.length && markMove(60), true);
