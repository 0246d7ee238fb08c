/** Talk at the table. */

import { html } from './vendor/lit-html/lit-html.js';
import { t } from './words.js';

/** @import {ChatLine} from './types.js' */

/** @param {readonly ChatLine[]} lines @param {((text: string) => void) | undefined} speak  spectators only read */
export function chat(lines, speak) {
  return html`<section class="chat" aria-labelledby="chat-title">
    <h2 id="chat-title">${t('Chat')}</h2>
    <ol tabindex="0" aria-labelledby="chat-title" aria-live="polite">${lines.map((l) => html`<li><b>${l.from}:</b> ${l.text}</li>`)}</ol>
    ${speak ? html`<form @submit=${(/** @type {SubmitEvent} */ e) => submit(e, speak)}>
      <input name="words" maxlength="500" autocomplete="off" aria-label=${t('Say something')} placeholder=${t('Say something')} />
      <button class="small">${t('Send')}</button></form>` : ''}
  </section>`;
}

/** @param {SubmitEvent} e @param {(text: string) => void} speak */
function submit(e, speak) {
  e.preventDefault();
  const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (e.target).elements.namedItem('words'));
  if (field.value.trim()) speak(field.value.trim());
  field.value = '';
}
