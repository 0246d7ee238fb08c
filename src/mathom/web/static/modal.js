/** Dialogs: one at a time, closed by Escape, by their button, or by a click beside them. */

import { html } from './vendor/lit-html/lit-html.js';
import { t } from './words.js';

/** @param {string} title @param {unknown} content @param {() => void} closed @param {string} [kind] */
export function modal(title, content, closed, kind = '') {
  return html`<dialog class=${kind} aria-labelledby="dialog-title" @close=${closed}
    @click=${(/** @type {MouseEvent} */ e) => e.target === e.currentTarget && closeModal()}>
    <div class="sheet">
      <header><h2 id="dialog-title" tabindex="-1">${title}</h2>
        <button class="close" aria-label=${t('Close')} @click=${closeModal}>×</button></header>
      ${content}
    </div>
  </dialog>`;
}

/** @returns {HTMLDialogElement | null} */
const shown = () => document.querySelector('dialog');

export const closeModal = () => shown()?.close();

/** opens the dialog just drawn, if there is one */
export function openModal() {
  const dialog = shown();
  if (!dialog || dialog.open) return;
  dialog.showModal();
  /** @type {HTMLElement | null} */ (dialog.querySelector('[autofocus]') ?? dialog.querySelector('h2'))?.focus();
}
