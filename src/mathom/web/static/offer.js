/** What can be done with the thing just clicked, offered beside it: where there are several, or where one is to be confirmed. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { sentence, t } from './words.js';

/** @import {LiveTable} from './table.js' */

const GAP = 10; // CSS pixels between the thing and its offer

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @param {LiveTable} live */
export function offer(live) {
  const { choice } = live;
  if (!choice.started || !choice.complete.length) return nothing;
  return html`<div class="offer" popover="manual" role="dialog" aria-label=${t('What to do')} data-at=${choice.path.at(-1) ?? ''}>
    ${choice.complete.map((o) => html`<button class="gold ${o.text === live.hint?.text ? 'hinted' : ''}" data-hot=${`option ${o.text}`}
      @click=${() => live.choose(o)}>${sentence(o.words)}${o.note ? html`<small>${sentence(o.note)}</small>` : nothing}</button>`)}
    <button class="small" aria-keyshortcuts="Escape" @click=${() => live.cancel()}>${t('Take it back')}</button>
  </div>`;
}

/** @returns {HTMLElement | null} */
const shown = () => document.querySelector('.offer');

/** opens the offer just drawn, if there is one, with the focus in it */
export function openOffer() {
  const found = shown();
  if (!found || found.matches(':popover-open')) return;
  found.showPopover();
  placeOffer();
  found.querySelector('button')?.focus({ preventScroll: true });
}

/** beside its thing, in sight, and over as little as possible of what is asked and what else can be clicked */
export function placeOffer() {
  const found = shown();
  if (!found) return;
  const at = document.querySelector(`[data-hot="${CSS.escape(found.dataset.at ?? '')}"]`)?.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = found;
  const box = (/** @type {number} */ x, /** @type {number} */ y) => {
    const left = Math.max(GAP, Math.min(x, innerWidth - width - GAP));
    const top = Math.max(GAP, Math.min(y, innerHeight - height - GAP));
    return { left, top, right: left + width, bottom: top + height };
  };
  const places = at ? [
    box((at.left + at.right - width) / 2, at.top - height - GAP),
    box((at.left + at.right - width) / 2, at.bottom + GAP),
    box(at.right + GAP, (at.top + at.bottom - height) / 2),
    box(at.left - width - GAP, (at.top + at.bottom - height) / 2),
  ] : [box((innerWidth - width) / 2, (innerHeight - height) / 2)];
  const others = [...document.querySelectorAll('[data-hot], #prompt')].filter((e) => !found.contains(e)).map((e) => e.getBoundingClientRect());
  const covered = places.map((place) => others.reduce((sum, other) => sum + overlap(place, other), 0));
  const best = places[covered.indexOf(Math.min(...covered))];
  if (!best) return;
  found.style.setProperty('left', `${best.left}px`);
  found.style.setProperty('top', `${best.top}px`);
}

/** how much of one lies under the other @param {Box} a @param {Box} b */
export const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

addEventListener('scroll', placeOffer, true);
addEventListener('resize', placeOffer);

/** a press beside the offer takes it back @param {() => void} cancel */
export function leaveOffer(cancel) {
  addEventListener('pointerdown', (e) => {
    const at = /** @type {Element} */ (e.target);
    if (shown() && !at.closest('.offer, [data-hot], .bar, .actions, dialog')) cancel();
  });
}
