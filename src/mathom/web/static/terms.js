/** The words of a game, explained where they are read: on hover, on focus, and by a long press or a tap. */

import { html, nothing, render } from './vendor/lit-html/lit-html.js';
import { language, say, t } from './words.js';

/** @import {Game, Term} from './types.js' */

/** @typedef {Pick<Game, 'key' | 'terms'>} Worded  a game with its words */

const RESTS = 250; // ms that a pointer rests on a word
const LONG = 400; // ms of a long press
const GAP = 8; // CSS pixels between a word and what is told of it

/** @type {Map<string, {pattern: RegExp, by: Map<string, Term>} | undefined>} */
const known = new Map();

/** all forms of the words of a game in the reader's language, the longest first @param {Worded} game */
function forms(game) {
  const key = `${game.key} ${language()}`;
  if (!known.has(key)) {
    /** @type {Map<string, Term>} */
    const by = new Map();
    for (const term of game.terms) for (const form of say(term.forms).split(' | ')) by.set(form.toLocaleLowerCase(), term);
    const all = [...by.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    known.set(key, all.length ? { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all.join('|')})(?![\\p{L}\\p{N}-])`, 'giu'), by } : undefined);
  }
  return known.get(key);
}

/** words in which those of the game can be asked for, each where it stands first @param {Worded} game @param {string} words @param {Set<Term>} [told]  marked before, in the same text
 * @param {number} [stop]  -1: Tab goes past them */
export function explained(game, words, told = new Set(), stop = 0) {
  const found = forms(game);
  if (!found) return words;
  const parts = [];
  let from = 0;
  for (const match of words.matchAll(found.pattern)) {
    const term = found.by.get(match[0].toLocaleLowerCase());
    if (!term || told.has(term)) continue;
    told.add(term);
    parts.push(words.slice(from, match.index), html`<dfn class="term" tabindex=${stop} data-term=${game.terms.indexOf(term)} data-of=${game.key}>${match[0]}</dfn>`);
    from = match.index + match[0].length;
  }
  return parts.length ? [...parts, words.slice(from)] : words;
}

class Telling {
  /** @param {Worded} game */
  constructor(game) {
    this.game = game;
    this.panel = document.createElement('aside');
    this.panel.className = 'told-term';
    this.panel.popover = 'manual';
    document.body.append(this.panel);
    /** @type {HTMLElement | undefined} */ this.at = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
    addEventListener('pointerover', (e) => e.pointerType === 'mouse' && this.point(word(e.target)));
    addEventListener('focusin', (e) => {
      const at = word(e.target);
      if (at) this.show(at);
      else this.hide();
    });
    addEventListener('click', (e) => {
      const at = word(e.target);
      if (at) this.show(at);
    });
    addEventListener('pointerdown', (e) => {
      const at = word(e.target);
      if (!at) this.hide();
      else if (e.pointerType === 'touch') this.timer = setTimeout(() => this.show(at), LONG);
    }, true);
    addEventListener('contextmenu', (e) => word(e.target) && e.preventDefault(), true); // the browser's own, of a long press
    addEventListener('scroll', () => (this.at && this.at === document.activeElement ? this.place(this.at) : this.hide()), true); // what gets the focus is scrolled to
    addEventListener('keydown', (e) => e.key === 'Escape' && this.hide(), true);
  }

  /** @param {HTMLElement | undefined} at */
  point(at) {
    clearTimeout(this.timer);
    if (at) this.timer = setTimeout(() => this.show(at), this.at ? 0 : RESTS);
    else if (this.at && this.at !== document.activeElement) this.hide();
  }

  /** @param {HTMLElement} at */
  show(at) {
    const term = this.game.terms[Number(at.dataset.term)];
    if (!term || !at.isConnected) return;
    this.hide();
    this.at = at;
    at.setAttribute('aria-describedby', 'term');
    const [name = ''] = say(term.forms).split(' | ');
    const rules = term.rules.length ? html`<small>${t('Rule {number}', { number: term.rules.join(', ') })}</small>` : nothing;
    render(html`<div id="term" role="tooltip"><b>${name}</b> ${say(term.words)} ${rules}</div>`, this.panel);
    this.panel.showPopover();
    this.place(at);
  }

  /** below its word or above it, in sight @param {HTMLElement} at */
  place(at) {
    const box = at.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.panel;
    const below = box.bottom + GAP + height <= innerHeight;
    this.panel.style.setProperty('left', `${Math.max(6, Math.min(box.left, innerWidth - width - 6))}px`);
    this.panel.style.setProperty('top', `${below ? box.bottom + GAP : Math.max(6, box.top - GAP - height)}px`);
  }

  hide() {
    clearTimeout(this.timer);
    this.at?.removeAttribute('aria-describedby');
    this.at = undefined;
    if (this.panel.matches(':popover-open')) this.panel.hidePopover();
  }
}

/** @param {EventTarget | null} target @returns {HTMLElement | undefined} */
const word = (target) => (target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest('dfn.term')) ?? undefined : undefined);

/** @type {Telling | undefined} */ let telling;

/** from now on the words of a game can be asked for on this page @param {Worded} game */
export function tellTerms(game) {
  telling ??= new Telling(game);
  telling.game = game;
}
