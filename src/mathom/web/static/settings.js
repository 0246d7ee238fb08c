/** How a person wants his tables: how fast, with sounds or without, told of his turn or not. Remembered in this browser. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { bell } from './bell.js';
import { byTouch } from './press.js';
import { sound } from './sounds.js';
import { t } from './words.js';

/** @typedef {'instant' | 'quick' | 'calm'} Speed */

const STORE = 'mathom.pace';
/** @type {Speed[]} */
const SPEEDS = ['instant', 'quick', 'calm'];

/** how fast others move and things fly @returns {Speed} */
export const speed = () => SPEEDS.find((s) => s === localStorage.getItem(STORE)) ?? 'quick';

/** @returns {Record<Speed, string>} */
const speeds = () => ({
  instant: t('instant: bots move as soon as they can, nothing flies'),
  quick: t('quick'),
  calm: t('calm: time to follow every move'),
});

/** @param {() => void} paced  another speed was chosen @param {() => void} draw @param {unknown} [more]  that the game adds */
export const settingsPage = (paced, draw, more = nothing) => html`
  <fieldset class="settings"><legend>${t('Pace of bots and animations')}</legend>${SPEEDS.map((s) => html`<label><input type="radio" name="pace" value=${s} .checked=${s === speed()}
    @change=${() => { localStorage.setItem(STORE, s); paced(); draw(); }} /> ${speeds()[s]}</label>`)}</fieldset>
  <fieldset class="settings"><legend>${t('Sounds')}</legend><label><input type="checkbox" name="sound" .checked=${sound.on} @change=${() => { sound.toggle(); draw(); }} />
    ${t('quiet sounds for cards, dice, your turn and the end')} ${byTouch() ? nothing : html`<kbd>m</kbd>`}</label></fieldset>
  ${bell.possible ? html`<fieldset class="settings"><legend>${t('Notice')}</legend><label><input type="checkbox" name="bell" .checked=${bell.on}
    @change=${() => void bell.toggle().then(draw)} /> ${t('a notice of the browser when it is your turn and this page is hidden')}</label>
    ${bell.denied ? html`<p class="faint">${t('Your browser does not allow it; it can be allowed where the address stands.')}</p>` : nothing}</fieldset>` : nothing}${more}`;
