/** The page of a player goes to another device: by a link that works once and not for long, or as a file. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { whole } from './address.js';
import * as api from './api.js';
import { loadCodes, square } from './invite.js';
import { exported, imported } from './profile.js';
import { t, tn } from './words.js';

const SENT = 'mathom.sent'; // in this tab: the links that were made, so that deleting takes them back
const TAKE = 'take';

/** the tokens of links made in this tab @returns {string[]} */
export const sentHere = () => (sessionStorage.getItem(SENT) ?? '').split(' ').filter(Boolean);

/** the token of a link that was opened here, taken out of the address at once */
function opened() {
  const token = new URLSearchParams(location.hash.slice(1)).get(TAKE) ?? '';
  if (token) history.replaceState(null, '', location.pathname);
  return token;
}

export class Moving {
  /** @param {() => void} draw @param {(taken: boolean, words: string) => Promise<void>} arrived */
  constructor(draw, arrived) {
    this.draw = draw;
    this.arrived = arrived;
    this.token = opened();
    this.link = '';
    this.minutes = 0;
    this.copied = false;
    this.trouble = '';
  }

  /** a link to everything that is here now */
  async make() {
    this.trouble = '';
    try {
      const { token, minutes } = await api.sendParcel(exported());
      sessionStorage.setItem(SENT, [...sentHere(), token].join(' '));
      this.link = whole(`me#${TAKE}=${token}`);
      this.minutes = minutes;
      this.copied = false;
      await loadCodes(this.draw);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.draw();
  }

  async copy() {
    await navigator.clipboard?.writeText(this.link);
    this.copied = true;
    this.draw();
  }

  /** takes what a link brings in the place of what is here */
  async take() {
    const { token } = this;
    this.token = '';
    try {
      const good = imported(JSON.stringify(await api.takeParcel(token)));
      await this.arrived(good, good ? t('Everything from your other device is here now.') : t('This is no file of a page of one\'s own.'));
    } catch (error) {
      await this.arrived(false, error instanceof Error ? error.message : String(error));
    }
  }

  /** asked first: a link alone must not replace anything */
  question() {
    if (!this.token) return nothing;
    return html`<section class="panel arriving" aria-labelledby="arriving"><h2 id="arriving">${t('From your other device')}</h2>
      <p>${t('This link brings name, crest, results, decks and the keys to your seats. They take the place of what this browser keeps.')}</p>
      <p class="choices"><button class="gold" @click=${() => void this.take()}>${t('Take it here')}</button>
        <button class="small" @click=${() => { this.token = ''; this.draw(); }}>${t('Leave it')}</button></p></section>`;
  }

  /** the link and its QR code, once it was made */
  offer() {
    if (this.trouble) return html`<p class="notice refusal" role="alert">${this.trouble}</p>`;
    if (!this.link) return nothing;
    return html`<div class="moving" role="status">${square(this.link, t('QR code: {what}', { what: t('to another device') }))}
      <label><span>${t('To another device')}</span><input readonly .value=${this.link} @focus=${(/** @type {FocusEvent} */ e) => /** @type {HTMLInputElement} */ (e.target).select()} /></label>
      <button class="small" @click=${() => void this.copy()}>${this.copied ? t('Copied') : t('Copy the link')}</button>
      <p class="faint">${tn('It works once, within {n} minute. Open it on the other device, and give it to nobody.', 'It works once, within {n} minutes. Open it on the other device, and give it to nobody.', this.minutes)}</p></div>`;
  }
}
