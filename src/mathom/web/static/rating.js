/** How well somebody plays against the levels of the bots: a scale for each game, with what is in doubt. */

import { html, nothing, svg } from './vendor/lit-html/lit-html.js';
import { t, tn } from './words.js';

/** @import {RatedLevel, Rating} from './types.js' */

const WIDE = 600;
const [LEFT, RIGHT] = [10, 10];
const HIGH = 64;
const BAR = 20; // where the player stands
const FOOT = 46; // where the levels stand

const round = (/** @type {number} */ n) => Math.round(n);
const percent = (/** @type {number} */ chance) => Math.round(100 * chance);

/** @param {Rating[]} ratings @param {(key: string) => string} title  of a game @param {(game: string, level: string) => string} level  its name */
export const ratingPanel = (ratings, title, level) => html`<section class="panel" aria-labelledby="rating"><h2 id="rating">${t('Rating')}</h2>
  ${ratings.length ? html`<p class="faint">${t('From games in which all others were bots. The bar is where your rating lies with 95 % certainty; it narrows with every game.')}</p>
    ${ratings.map((r) => one(r, title(r.game), (key) => level(r.game, key)))}`
  : html`<p class="faint">${t('Games against bots are rated here.')}</p>`}</section>`;

/** @param {Rating} r @param {string} title @param {(level: string) => string} name */
function one(r, title, name) {
  const known = r.levels.filter((l) => l.games);
  const [low, high] = [Math.min(r.low, ...known.map((l) => l.rating)) - 2, Math.max(r.high, ...known.map((l) => l.rating)) + 2];
  const x = (/** @type {number} */ rating) => LEFT + ((rating - low) / (high - low)) * (WIDE - LEFT - RIGHT);
  return html`<div class="rated"><h3>${title} <b>${round(r.rating)}</b> <small>${t('{low} to {high}', { low: round(r.low), high: round(r.high) })}</small>
      <small class="faint">${tn('{n} game', '{n} games', r.games)}</small></h3>
    <svg class="scale" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true">
      <line class="rule" x1=${LEFT} x2=${WIDE - RIGHT} y1=${BAR} y2=${BAR} />
      <rect class="doubt" x=${x(r.low)} y=${BAR - 6} width=${x(r.high) - x(r.low)} height="12" rx="6" /><circle class="me" cx=${x(r.rating)} cy=${BAR} r="8" />
      ${known.map((l) => svg`<line class="level" x1=${x(l.rating)} x2=${x(l.rating)} y1=${BAR - 10} y2=${FOOT - 14} /><text x=${x(l.rating)} y=${FOOT} text-anchor=${side(x(l.rating))}>${name(l.level)}</text>`)}</svg>
    <ul class="chances">${r.levels.map((l) => chance(l, name(l.level)))}</ul></div>`;
}

/** words near an end of the scale stay on it @param {number} at */
const side = (at) => (at < 60 ? 'start' : at > WIDE - 60 ? 'end' : 'middle');

/** @param {RatedLevel} l @param {string} name */
const chance = (l, name) => html`<li>${l.games ? t('against {level}: {n} %', { level: name, n: percent(l.chance) }) : t('against {level}: not measured', { level: name })}
  ${l.games ? html`<small class="faint">${t('rating {n}', { n: round(l.rating) })}</small>` : nothing}</li>`;
