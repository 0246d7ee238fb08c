/** Where the focus goes after a move: to what a person at the keyboard would do next. */

import { byKeyboard, hotThings } from './keys.js';

/** what had the focus before something is drawn */
export function focusNow() {
  const element = /** @type {HTMLElement | null} */ (document.activeElement);
  const offered = /** @type {HTMLElement | null | undefined} */ (element?.closest('.offer'));
  const place = offered?.dataset.at ?? element?.dataset.hot ?? '';
  const idle = !element || element === document.body || element.id === 'prompt' || !!place || element.matches('.actions *, .curtain *');
  return { place, idle };
}

/** leads the focus on, if it was lost or if there is something new to do
 * @param {{place: string, idle: boolean}} before @param {boolean} onward */
export function leadFocus(before, onward) {
  const curtain = /** @type {HTMLElement | null} */ (document.querySelector('.curtain button'));
  if (curtain) curtain.focus();
  if (curtain || !byKeyboard() || document.querySelector('dialog[open], .offer')) return;
  const lost = !document.activeElement || document.activeElement === document.body;
  if (lost || (onward && before.idle)) refocus(before.place);
}

/** to the same kind of thing as before, else to the first that can be clicked, else to what is expected @param {string} place */
function refocus(place) {
  const things = hotThings().filter((e) => !e.matches('.picked'));
  const zone = place.split('/')[0] ?? '';
  const best = things.find((e) => e.dataset.hot === place)
    ?? things.find((e) => zone && e.dataset.hot?.startsWith(zone))
    ?? things.find((e) => !e.dataset.hot?.startsWith('option'))
    ?? things[0]
    ?? /** @type {HTMLElement | null} */ (document.querySelector('#prompt'));
  best?.focus({ preventScroll: best.id === 'prompt' });
}
