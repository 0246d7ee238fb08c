/** The keys of the table. */

import { html } from './vendor/lit-html/lit-html.js';
import { t } from './words.js';

/** @returns {[string, string][]} */
const keys = () => [
  ['← → ↑ ↓', t('to the next thing that can be clicked')],
  ['Enter', t('choose it')],
  ['1 … 9', t('a card of your hand')],
  ['Esc', t('take the choice back, close what is open')],
  ['e', t('end the turn')],
  ['u', t('undo')],
  ['o', t('all options as a list')],
  ['h', t('hint')],
  ['c', t('chronicle')],
  ['p', t('what is expected now')],
  ['r', t('rules')],
  ['?', t('this page')],
];

export const helpPage = () => html`
  <p>${t('What shines can be clicked: first the thing that acts, then what it acts on.')}</p>
  <dl class="keys">${keys().map(([key, words]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${words}</dd></div>`)}</dl>`;
