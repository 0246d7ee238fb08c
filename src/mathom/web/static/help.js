/** The keys of the table. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { button } from './chrome.js';
import { byTouch } from './press.js';
import { t } from './words.js';

/** @import {Answers, Game} from './types.js' */

/** @param {Game} game @returns {[string, string][]} */
const keys = (game) => [
  ['← → ↑ ↓', t('to the next thing that can be clicked')],
  ['Enter', t('choose it')],
  ['1 … 9', t('a card of your hand')],
  ['Esc', t('take the choice back, close what is open')],
  ['e', t('end the turn')],
  ['u', t('undo')],
  ['o', t('all options as a list')],
  ['h', t('hint')],
  .../** @type {[string, string][]} */ (game.answers ? [
    [', . : ;', t('where you could only answer: pass for this attack, this phase, this turn, until my turn')],
    ['-', t('hold: passes are no longer sent for you')],
  ] : []),
  ['w', t('show again what happened since your last decision')],
  ['c', t('chronicle')],
  ['p', t('what is expected now; once more: its words, explained')],
  ['r', t('rules')],
  ['l', t('what the signs say')],
  ['s', t('settings: pace, sounds, notice')],
  ['m', t('sounds on or off')],
  ['i', t('look around: the arrows go to everything that can be read; what is shown stays open')],
  ['?', t('this page')],
];

/** what a table does with who could only pass @param {Answers} [way] */
const answers = (way) => html`<p>${way === 'quick'
  ? t('This table is quick: a pass is sent for who can only pass. That gives away that he holds no answer.')
  : t('This table is strict: whoever might answer is asked, whatever he holds, and a pass that is sent for somebody waits a while, with or without a choice. Who is alone with bots is not asked where he can only pass.')}</p>`;

/** @param {Game} game @param {Answers | undefined} way  of the table @param {() => void} settings  shows them @param {() => void} signs  says what they mean */
export const helpPage = (game, way, settings, signs) => html`
  ${byTouch() ? html`<p>${t('What shines can be tapped: first the thing that acts, then what it acts on. Press a thing for a while to read it large.')}</p>`
    : html`<p>${t('What shines can be clicked: first the thing that acts, then what it acts on.')}</p>
  <p>${t('Rest the pointer on a thing to read it large; by touch, press it for a while.')}</p>`}
  <p class="choices">${button(t('Settings: pace, sounds, notice'), settings)}${button(t('What the signs say'), signs)}</p>
  ${byTouch() ? nothing : html`<dl class="keys">${keys(game).map(([key, words]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${words}</dd></div>`)}</dl>`}
  ${game.answers ? answers(way) : nothing}`;
