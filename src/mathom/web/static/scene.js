/** What is more than a card that moves is seen on the table: dice that roll, strikes, conflicts, tests. It lies where it covers
 * least of what can be clicked, lets every click through, and goes with the next click, key or move. */

import { html, nothing, render, svg } from './vendor/lit-html/lit-html.js';
import { art } from './api.js';
import { moves } from './flights.js';
import { overlap } from './offer.js';
import { vector } from './pictures.js';
import { speed } from './settings.js';
import { breakable, sentence } from './words.js';

/** @import {Event, View} from './types.js' */

const LINES = 5; // the last of them, where more is told at once
const STAYS = { instant: 2500, quick: 4500, calm: 9000 }; // ms
const READS = { instant: 0, quick: 700, calm: 1900 }; // ms that the next move waits besides
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** @param {readonly Event[]} events */
const loud = (events) => events.filter((e) => e.scene);

/** how long who follows wants to look at it @param {readonly Event[]} events */
export const lookTime = (events) => (loud(events).length ? READS[speed()] : 0);

/** @param {number} n @param {number} i */
const die = (n, i) => html`<svg class="die" viewBox="0 0 40 40" role="img" aria-label=${n} data-i=${i}>${svg`<rect x="1.5" y="1.5" width="37" height="37" rx="8" />`}
  ${(PIPS[n] ?? []).map((at) => svg`<circle cx=${10 + (at % 3) * 10} cy=${10 + Math.floor(at / 3) * 10} r="3.6" />`)}</svg>`;

/** @param {Event} event @param {View} view */
const line = (event, view) => html`<li class="${event.good === undefined ? '' : event.good ? 'good' : 'bad'} ${event.seat === undefined ? '' : `crest-${event.seat % 5}`}">
  ${event.dice?.length ? html`<span class="dice">${event.dice.map(die)}</span>` : event.face ? html`<img src=${vector(art(view.game, event.face))} alt="" @error=${gone} />` : nothing}
  <span>${breakable(sentence(event.words))}</span></li>`;

/** @param {globalThis.Event} e */
const gone = (e) => /** @type {HTMLElement} */ (e.target).remove();

/** @type {number | undefined} */
let timer;
/** @type {HTMLElement | undefined} */
let panel;

function made() {
  if (panel) return panel;
  panel = document.createElement('aside');
  panel.className = 'scene';
  panel.popover = 'manual';
  panel.setAttribute('aria-hidden', 'true'); // the chronicle is read aloud
  document.body.append(panel);
  for (const skips of ['pointerdown', 'keydown']) addEventListener(skips, hideScene, true);
  addEventListener('resize', hideScene);
  return panel;
}

export function hideScene() {
  clearTimeout(timer);
  if (panel?.matches(':popover-open')) panel.hidePopover();
}

/** shows what of the last move is worth it @param {View} view */
export function showScene(view) {
  const events = loud(view.events ?? []);
  if (!events.length || document.querySelector('dialog[open]') || document.visibilityState !== 'visible') return;
  const at = made();
  const shown = events.slice(-LINES);
  render(nothing, at); // so that dice roll anew
  render(html`<h2>${sentence(shown[0]?.scene)}</h2><ul class=${moves() ? 'rolls' : ''}>${shown.map((e) => line(e, view))}</ul>`, at);
  if (!at.matches(':popover-open')) at.showPopover();
  place(at);
  clearTimeout(timer);
  timer = setTimeout(hideScene, STAYS[speed()]);
}

/** a coach's sheet has come where it was */
export function sceneAside() {
  if (panel?.matches(':popover-open')) place(panel);
}

/** over as little as possible of what can be clicked or is asked @param {HTMLElement} at */
function place(at) {
  const room = document.querySelector('main.table')?.getBoundingClientRect();
  if (!room) return;
  const hot = [...document.querySelectorAll('main.table [data-hot], #prompt, .actions, .coach')].map((e) => e.getBoundingClientRect());
  const { offsetWidth: width, offsetHeight: height } = at;
  const bottom = Math.min(room.bottom, innerHeight);
  /** @type {{cost: number, left: number, top: number} | undefined} */ let best;
  for (const across of [0.5, 0.25, 0.75, 0, 1]) for (const down of [0.3, 0.5, 0.1, 0.7, 0.9]) {
    const left = Math.max(6, room.left + (room.width - width) * across);
    const top = Math.max(6, room.top + (bottom - room.top - height) * down);
    const box = { left, top, right: left + width, bottom: top + height };
    const cost = hot.reduce((sum, other) => sum + overlap(box, other), 0) + Math.hypot(across - 0.5, down - 0.3) * 4000;
    if (!best || cost < best.cost) best = { cost, left, top };
  }
  at.style.setProperty('left', `${best?.left ?? 6}px`);
  at.style.setProperty('top', `${best?.top ?? 6}px`);
}
