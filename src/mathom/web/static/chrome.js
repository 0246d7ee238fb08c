/** What every page has: the choice of language, and a place for words gone wrong. */

import { html } from './vendor/lit-html/lit-html.js';
import { LANGUAGES, chooseLanguage, language, t } from './words.js';

/** @import {Language} from './words.js' */

/** @param {boolean} [brief] */
export const languageChoice = (brief = false) => html`<label class="language"><span class="unseen">${t('Language')}</span>
  <select @change=${(/** @type {globalThis.Event} */ e) => chooseLanguage(/** @type {Language} */ (/** @type {HTMLSelectElement} */ (e.target).value))}>
    ${Object.entries(LANGUAGES).map(([key, name]) => html`<option value=${key} lang=${key} ?selected=${key === language()}>${brief ? key.toUpperCase() : name}</option>`)}
  </select></label>`;

/** @param {string} words */
export const trouble = (words) => html`<main class="trouble"><h1>Mathom</h1><p role="alert">${words}</p>
  <p><a class="button" href="./">${t('Lobby')}</a></p></main>`;

/** @param {string} name @param {() => void} act @param {string} [key] @param {string} [sign]  stands for the name where there is little room */
export const button = (name, act, key, sign) =>
  html`<button class="small ${sign ? 'signed' : ''}" data-sign=${sign ?? ''} aria-keyshortcuts=${key ?? ''} @click=${act}><span>${name}</span></button>`;

export const toLobby = () => html`<a class="small button signed" data-sign="⌂" href="./"><span>${t('Lobby')}</span></a>`;
