/** By touch, a long press reads: whatever is pressed is shown large, with all it says. It never makes a move. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { cards, faceName, RECONSTRUCTED } from './pieces.js';
import { sentence, t } from './words.js';

/** @import {Game} from './types.js' */
/** @import {Table} from './pieces.js' */

const LONG = 500; // ms
const STILL = 10; // CSS pixels that a finger may move meanwhile
const MOVES = 'main.table, .offer, .option-list, .notice'; // where a click may be a move

/** @typedef {{face: string, words: string}} Read  a card, or what else was pressed, in words */

/** what there is to read where one presses @param {Element} at @returns {Read | undefined} */
function found(at) {
  const card = /** @type {HTMLElement | null} */ (at.closest('[data-face]:not([data-face=""])'));
  if (card) return { face: card.dataset.face ?? '', words: '' };
  const words = at.closest('[title]')?.getAttribute('title') || at.closest('[data-hot]')?.getAttribute('aria-label');
  return words ? { face: '', words } : undefined;
}

/** A game with a reader of its own answers the press as it does a context menu. @param {(read: Read) => void} show */
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
    const answered = !at.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    const read = answered || !at.closest('main.table') ? undefined : found(at);
    if (read) show(read);
  };
  addEventListener('pointerdown', (e) => {
    leave();
    long = false;
    if (e.pointerType !== 'touch' || !e.isPrimary || !(e.target instanceof Element) || !e.target.closest(MOVES)) return;
    const at = e.target;
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

/** @param {Game} game @param {Read} read */
export const readTitle = (game, read) => (read.face ? faceName(game.faces[read.face]) : read.words);

/** @param {Table} table  with nothing to click @param {Read} read */
export function readPage(table, read) {
  const face = table.game.faces[read.face];
  if (!face) return nothing;
  return html`<div class="read"><ul class="browse game-${table.game.key}">${(table.game.look ?? cards)(table, [{ id: 'read', face: read.face }])}</ul>
    <div>${face.text ? html`<p>${sentence(face.text)}</p>` : nothing}
      ${face.provenance === 'reconstructed' ? html`<p class="faint">${RECONSTRUCTED} ${t('Part of this is reconstructed: the printed rules do not tell it.')}</p>` : nothing}</div></div>`;
}
