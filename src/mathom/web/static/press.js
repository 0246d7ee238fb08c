/** By touch, a long press reads: it never makes a move. */

import { beneath } from './inspected.js';

const touch = matchMedia('(hover: none)');

/** whether the page is used with fingers: then it speaks of taps, and of no keys */
export const byTouch = () => touch.matches;

const LONG = 400; // ms
const STILL = 10; // CSS pixels that a finger may move meanwhile
const MOVES = 'main.table, .offer, .option-list, .notice, dialog.inspect'; // where a click may be a move

/** @param {(at: EventTarget | null) => void} show  what was pressed */
export function readByTouch(show) {
  /** @type {{x: number, y: number, timer: number} | undefined} */ let press;
  let long = false; // the last touch was a long press: the click that may follow is none
  const leave = () => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  const held = (/** @type {Element} */ at) => {
    leave();
    long = true;
    if (at.closest('main.table')) show(at);
  };
  addEventListener('pointerdown', (e) => {
    leave();
    long = false;
    if (e.pointerType !== 'touch' || !e.isPrimary || !(e.target instanceof Element) || !e.target.closest(MOVES)) return;
    const at = /** @type {Element} */ (beneath(e.target, e.clientX, e.clientY));
    press = { x: e.clientX, y: e.clientY, timer: setTimeout(() => held(at), LONG) };
  }, true);
  addEventListener('pointermove', (e) => {
    if (press && Math.hypot(e.clientX - press.x, e.clientY - press.y) > STILL) leave();
  }, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, leave, true);
  const none = (/** @type {Event} */ e) => {
    if (!e.isTrusted || !(long || press) || (e.type === 'click' && !long)) return;
    e.preventDefault();
    e.stopImmediatePropagation();
  };
  addEventListener('click', none, true);
  addEventListener('contextmenu', none, true); // the browser's own, of the same press
}

const FAR = 60; // CSS pixels that a finger must slip

/** What a finger does that slips over a sheet: down, where there is nothing more above, or to a side.
 * @param {HTMLElement} sheet @param {() => void} down @param {(step: number) => void} aside */
export function slips(sheet, down, aside) {
  let [x, y] = [0, 0];
  sheet.addEventListener('touchstart', (e) => { [x, y] = [e.touches[0]?.clientX ?? 0, e.touches[0]?.clientY ?? 0]; }, { passive: true });
  sheet.addEventListener('touchend', (e) => {
    const [dx, dy] = [(e.changedTouches[0]?.clientX ?? x) - x, (e.changedTouches[0]?.clientY ?? y) - y];
    if (dy > FAR && dy > Math.abs(dx) && sheet.scrollTop <= 0) down();
    else if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) aside(dx < 0 ? 1 : -1);
  }, { passive: true });
}
