/** A first real game with a coach beside it, who says at some moments what a beginner should think of, each once. */

import { html, nothing, render } from './vendor/lit-html/lit-html.js';
import { face } from './coach.js';
import { place } from './spotlight.js';
import { LiveTable } from './table.js';
import { t } from './words.js';

const STORE = 'mathom.advised'; // the tables at which advice is wanted, and what was said in all of them

/** @returns {{tables: string[], said: string[]}} */
function kept() {
  try {
    return { tables: [], said: [], ...JSON.parse(localStorage.getItem(STORE) ?? '{}') };
  } catch {
    return { tables: [], said: [] };
  }
}

/** @param {string} table */
export const advised = (table) => kept().tables.includes(table);

/** @param {string} table */
export const adviseAt = (table) => localStorage.setItem(STORE, JSON.stringify({ said: [], tables: [...kept().tables.slice(-9), table] }));

export class AdvisedTable extends LiveTable {
  /** @param {string} id @param {HTMLElement} root */
  constructor(id, root) {
    super(id, root);
    this.overlay = document.body.appendChild(document.createElement('div'));
    this.overlay.id = 'lesson';
    /** @type {{id: string, words: string} | undefined} */ this.advice = undefined;
  }

  /** @override */
  showFrame() {
    super.showFrame();
    if (!this.advice && this.game && this.view && !this.replaced) this.advice = this.game.advise?.(this.game, this.view, kept().said);
    this.tellAdvice();
  }

  /** @override */
  draw(onward = false) {
    super.draw(onward);
    this.tellAdvice();
  }

  heard() {
    const { said, tables } = kept();
    localStorage.setItem(STORE, JSON.stringify({ tables, said: [...said, this.advice?.id ?? ''] }));
    this.advice = undefined;
    this.tellAdvice();
  }

  /** no more of it, at this table and the next */
  enough() {
    localStorage.setItem(STORE, JSON.stringify({ tables: [], said: kept().said }));
    this.advice = undefined;
    this.advising = false;
    this.tellAdvice();
  }

  advising = true;

  tellAdvice() {
    if (!this.overlay) return;
    const now = this.advising && !this.dialog && this.curtain === null ? this.advice : undefined;
    render(now ? html`<section class="coach brief" aria-label=${t('Advice')}>${face}<p class="says" role="status">${now.words}</p>
      <p class="foot"><button class="quiet" @click=${() => this.enough()}>${t('No more advice')}</button><span></span>
        <button class="gold" @click=${() => this.heard()}>${t('I see')}</button></p></section>` : nothing, this.overlay);
    const sheet = /** @type {HTMLElement | null} */ (this.overlay.querySelector('.coach'));
    if (sheet) place(sheet, [], []);
  }
}
