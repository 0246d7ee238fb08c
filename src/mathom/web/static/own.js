/** A text of one's own, such as a deck: written, pasted or read from a file, and checked by the server. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { checkText } from './api.js';
import { say, sentence, t } from './words.js';

/** @import {Fault, Msg} from './types.js' */

const LARGEST = 100_000; // bytes of a file that is worth reading

export class OwnText {
  /** @param {string} game @param {() => object} options  of the game it is for @param {() => void} draw
   * @param {() => number} [seats]  how many play */
  constructor(game, options, draw, seats = () => 0) {
    this.game = game;
    this.options = options;
    this.draw = draw;
    this.seats = seats;
    this.text = localStorage.getItem(`mathom.own.${game}`) ?? '';
    /** @type {Fault[] | null} null: not checked since it was changed */ this.faults = null;
    this.trouble = '';
  }

  /** with its last line ended: that is how a text is told from a name */
  get whole() {
    return `${this.text.trimEnd()}\n`;
  }

  /** @param {string} text */
  change(text) {
    this.text = text;
    this.faults = null;
    this.trouble = '';
    this.draw();
  }

  /** @param {File | undefined} file */
  async read(file) {
    if (!file) return;
    if (file.size <= LARGEST) return this.change(await file.text());
    this.trouble = t('This file is too large for a text of this kind.');
    this.draw();
  }

  /** whether it may be played; one that may is kept in this browser for the next time */
  async check() {
    this.trouble = '';
    try {
      this.faults = (await checkText(this.game, this.whole, this.options(), this.seats())).faults;
      if (!this.faults.length) localStorage.setItem(`mathom.own.${this.game}`, this.text);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.draw();
    return !this.trouble && !this.faults?.length;
  }
}

/** @param {OwnText} own @param {string} name @param {Msg | undefined} words  what one should know @param {unknown} [more]  further buttons */
export function ownText(own, name, words, more = nothing) {
  return html`<div class="own-text">
    <p class="faint">${say(words)}</p>
    <textarea aria-label=${name} rows="12" spellcheck="false" autocapitalize="off" autocomplete="off" .value=${own.text}
      @input=${(/** @type {globalThis.Event} */ e) => own.change(/** @type {HTMLTextAreaElement} */ (e.target).value)}></textarea>
    ${found(own)}
    <div class="doing"><label class="file small">${t('Read it from a file')}
        <input type="file" accept=".txt,text/plain" @change=${(/** @type {globalThis.Event} */ e) => void own.read(/** @type {HTMLInputElement} */ (e.target).files?.[0])} /></label>
      <button type="button" class="small" @click=${() => void own.check()}>${t('Check it')}</button>${more}</div>
  </div>`;
}

/** @param {OwnText} own */
function found(own) {
  if (own.trouble) return html`<p class="faults" role="alert">${own.trouble}</p>`;
  if (!own.faults) return nothing;
  if (!own.faults.length) return html`<p class="faultless" role="status">${t('This may be played.')}</p>`;
  return html`<div class="faults" role="alert"><ul>${own.faults.map((fault) => html`<li>
    ${fault.line ? html`<button type="button" class="quiet" @click=${(/** @type {MouseEvent} */ e) => show(/** @type {HTMLElement} */ (e.target), own.text, fault.line)}>${t('Line {line}', { line: fault.line })}</button> ` : nothing}
    ${sentence(fault.words)}${fault.rule ? html` <small>${t('Rule {number}', { number: fault.rule })}</small>` : nothing}</li>`)}</ul></div>`;
}

/** marks a line of the text @param {HTMLElement} near @param {string} text @param {number} line */
function show(near, text, line) {
  const area = near.closest('.own-text')?.querySelector('textarea');
  const before = text.split('\n').slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const end = text.indexOf('\n', before);
  area?.focus();
  area?.setSelectionRange(before, end < 0 ? text.length : end);
  if (area) area.scrollTop = (line - 4) * (area.scrollHeight / Math.max(1, text.split('\n').length));
}
