/** Talk at the table; or, where a game forbids it, the signals it allows. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { sentence, t } from './words.js';

/** @import {ChatLine, Msg} from './types.js' */

/** @param {string} title @param {readonly ChatLine[]} lines @param {unknown} say  what one can say oneself */
function talk(title, lines, say) {
  return html`<section class="chat" aria-labelledby="chat-title">
    <h2 id="chat-title">${title}</h2>
    <ol tabindex="0" aria-labelledby="chat-title" aria-live="polite">${lines.map((l) => html`<li><b>${l.from}:</b> ${l.words ? sentence(l.words) : l.text}</li>`)}</ol>
    ${say}
  </section>`;
}

/** @param {readonly ChatLine[]} lines @param {((text: string) => void) | undefined} speak  spectators only read */
export const chat = (lines, speak) => talk(t('Chat'), lines, speak ? html`<form @submit=${(/** @type {SubmitEvent} */ e) => submit(e, speak)}>
    <input name="words" maxlength="500" autocomplete="off" aria-label=${t('Say something')} placeholder=${t('Say something')} />
    <button class="small">${t('Send')}</button></form>` : nothing);

/** @param {readonly ChatLine[]} lines @param {readonly Msg[]} all @param {((i: number) => void) | undefined} send */
export const signals = (lines, all, send) => talk(t('Signals'), lines, send ? html`<p class="signals">${all.map((words, i) =>
  html`<button class="small" @click=${() => send(i)}>${sentence(words)}</button>`)}</p>` : nothing);

/** @param {SubmitEvent} e @param {(text: string) => void} speak */
function submit(e, speak) {
  e.preventDefault();
  const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (e.target).elements.namedItem('words'));
  if (field.value.trim()) speak(field.value.trim());
  field.value = '';
}
