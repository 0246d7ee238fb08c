/** The chronicle beside the table. It folds away; where there is no room for it, it lies over the table while it is asked for. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { sentence, t } from './words.js';

/** @import {Told} from './types.js' */

const STORE = 'mathom.side';
const narrow = matchMedia('(max-width: 1180px), (max-height: 600px)'); // as in style/narrow.css

let open = false;
let read = -1; // so many entries were there when it was last in sight

/** @param {boolean} wanted */
function set(wanted) {
  open = wanted;
  document.documentElement.dataset.side = open ? 'open' : 'shut';
  document.querySelector('.fold')?.setAttribute('aria-expanded', String(open));
  dispatchEvent(new Event('resize')); // what is fitted to its room has another now
}

/** as it was left on a wide screen; over the table it lies only until the next page */
const restore = () => set(!narrow.matches && localStorage.getItem(STORE) !== 'shut');
narrow.addEventListener('change', restore);
restore();

function toggle() {
  set(!open);
  if (!narrow.matches) localStorage.setItem(STORE, open ? 'open' : 'shut');
}

/** @returns {boolean} whether there was anything to close: where it lies over the table */
export function closeSide() {
  if (!open || !narrow.matches) return false;
  set(false);
  return true;
}

export function readChronicle() {
  if (!open) toggle();
  /** @type {HTMLElement | null} */ (document.querySelector('.chronicle ol'))?.focus();
}

/** the button that opens and closes it, with the number of what is new @param {readonly Told[]} told */
export function fold(told) {
  if (open || read < 0) read = told.length;
  const fresh = Math.max(0, told.length - read);
  return html`<button class="small fold signed" data-sign="☰" aria-expanded=${String(open)} aria-keyshortcuts="c" @click=${toggle}><span>${t('Chronicle')}</span>
    ${fresh ? html`<b class="fresh" aria-hidden="true">${Math.min(fresh, 99)}</b>` : nothing}</button>`;
}

/** the last line told, for who does not see the others @param {readonly Told[]} told */
export function lastTold(told) {
  const event = told.at(-1)?.events.at(-1);
  return html`<p class="last-told" aria-hidden="true">${event ? sentence(event.words) : nothing}</p>`;
}
