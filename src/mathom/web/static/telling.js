/** What is told of single things at a live table: asked for once, read by a long press, said to who clicks in vain. */

import { found } from './inspected.js';
import { hotThings } from './keys.js';
import { closeModal } from './modal.js';
import { slips } from './press.js';
import { t } from './words.js';

/** @import {About} from './types.js' */
/** @import {LiveTable} from './table.js' */
/** @import {Thing} from './inspected.js' */

export class Telling {
  /** @param {LiveTable} live */
  constructor(live) {
    this.live = live;
    /** @type {Thing | null} what a long press asked for */ this.pressed = null;
    /** @type {About | undefined} of what was pressed */ this.about = undefined;
    /** @type {HTMLElement | null} where that is told */ this.sheet = null;
    /** @type {Map<string, Promise<About | undefined>>} what was told of things since the last frame */ this.known = new Map();
    /** @type {Map<string, (about: About | undefined) => void>} who waits to be told, by the id of the question */ this.asked = new Map();
  }

  /** something has happened: what was told may hold no longer */
  forget() {
    this.known.clear();
  }

  /** what the seat shown is told of a thing, after those clicked before it; the same until something happens
   * @param {string[]} things @returns {Promise<About | undefined>} */
  ask(things) {
    const { shown, past } = this.live;
    if (shown === null || past.shown) return Promise.resolve(undefined);
    const key = things.join(' ');
    const known = this.known.get(key);
    if (known) return known;
    const id = this.live.send({ seat: shown, about: things });
    const told = new Promise((/** @type {(about: About | undefined) => void} */ done) => id === null ? done(undefined) : this.asked.set(id, done));
    this.known.set(key, told);
    return told;
  }

  /** @param {string} id @param {About | undefined} about @returns {boolean} whether it was asked */
  learn(id, about) {
    this.asked.get(id)?.(about);
    return this.asked.delete(id);
  }

  /** by touch: the same facts as a sheet, with the moves at its end @param {EventTarget | null} at */
  inspect(at) {
    const { view } = this.live;
    const { thing } = (view && found(at, view)) ?? {};
    if (!thing) return;
    navigator.vibrate?.(12);
    this.pressed = thing;
    this.about = undefined;
    this.live.show('inspect');
    const sheet = /** @type {HTMLElement | null} */ (document.querySelector('dialog.inspect .sheet'));
    if (sheet && sheet !== this.sheet) slips(sheet, closeModal, (step) => this.inspectNext(step));
    this.sheet = sheet;
    if (thing.id) void this.ask([thing.id]).then((about) => {
      if (this.pressed === thing) this.about = about;
      this.live.draw();
    });
  }

  /** the next thing that can be clicked, or the one before @param {number} step */
  inspectNext(step) {
    const things = hotThings().filter((e) => e.closest('[data-piece]'));
    const here = things.findIndex((e) => e.dataset.hot === this.pressed?.id);
    const next = things[(here + step + things.length) % things.length];
    if (next) this.inspect(next);
  }

  /** what is clicked and cannot be says why @param {EventTarget | null} at */
  clickInVain(at) {
    const { live } = this;
    const { thing } = (at instanceof Element && !at.closest('button, a, label, input, select') && live.view && found(at, live.view)) || {};
    if (!thing?.id || live.shown === null || live.busy || live.replaced || live.past.shown || live.view?.result || live.choice.at(thing.id).length) return;
    const path = live.path;
    void this.ask([...path, thing.id]).then((about) => {
      if (path !== live.path) return;
      live.refusal = about?.why_not ?? { words: { text: path.length ? t('This does not go with what you have chosen.') : t('Nothing can be done with this now.') } };
      live.hint = null;
      live.draw();
    });
  }
}
