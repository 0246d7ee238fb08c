/** By touch, a long press reads: it never makes a move. */

import { beneath } from './inspected.js';

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
