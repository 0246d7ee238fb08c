/** What a person lets be answered always in the same way, game by game; remembered in this browser, told to nobody but the server. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { say, t } from './words.js';

/** @import {GameInfo} from './types.js' */

/** @param {string} game */
const store = (game) => `mathom.habits.${game}`;

/** @param {string} game @returns {string[]} */
export const habitsOf = (game) => (localStorage.getItem(store(game)) ?? '').split(' ').filter(Boolean);

/** @param {string} game @param {string} name @param {boolean} on */
function change(game, name, on) {
  const others = habitsOf(game).filter((known) => known !== name);
  localStorage.setItem(store(game), (on ? [...others, name] : others).join(' '));
}

/** those that most people will want @param {GameInfo} game */
const usual = (game) => game.habits.filter((habit) => habit.usual).map(({ name }) => name);

/** @param {GameInfo} game @param {() => void} changed */
export const habitChoice = (game, changed) => (game.habits.length ? html`<fieldset class="settings"><legend>${t('Standing answers')}</legend>
  <p>${usual(game).some((name) => !habitsOf(game.key).includes(name)) ? html`<button type="button" class="small" name="usual" @click=${() => { usual(game).forEach((name) => change(game.key, name, true)); changed(); }}>
    ${t('Those that seldom skip anything')}</button>` : nothing}</p>
  ${game.habits.map(({ name, words }) => html`<label><input type="checkbox" name="habit" value=${name} .checked=${habitsOf(game.key).includes(name)}
    @change=${(/** @type {globalThis.Event} */ e) => { change(game.key, name, /** @type {HTMLInputElement} */ (e.target).checked); changed(); }} /> ${say(words)}</label>`)}
  <p class="faint">${t('They are the same whatever you hold, so that nobody learns anything from them. The key - lets you be asked in spite of them for the rest of a phase.')}</p></fieldset>` : nothing);
