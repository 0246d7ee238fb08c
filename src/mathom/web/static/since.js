/** What happened since one's own last decision, shown once more: move by move, until the present or until it is enough. */

import { fly, moves, snapshot } from './flights.js';
import { forgetMove, markMove, noteMove } from './lastmove.js';
import { hideScene, lookTime, showScene } from './scene.js';
import { speed } from './settings.js';
import { t } from './words.js';

/** @import {View} from './types.js' */
/** @import {LiveTable} from './table.js' */

const KEPT = 60; // views
const STEP = { instant: 700, quick: 1000, calm: 1900 }; // ms

export class Since {
  /** @param {LiveTable} live */
  constructor(live) {
    this.live = live;
    /** @type {View[]} the table as it lay at the last decision, and after each move since */ this.views = [];
    this.at = -1; // of what is shown again
    /** @type {number | undefined} */ this.timer = undefined;
    /** @type {string | null} the question to the server that waits for its answer */ this.asked = null;
  }

  /** the view that is shown again @returns {View | undefined} */
  get shown() {
    return this.views[this.at];
  }

  /** one decides now @param {View | undefined} view @param {number} seq  of the table */
  decided(view, seq) {
    this.stop();
    this.asked = null;
    this.views = view ? [view] : [];
    localStorage.setItem(this.store, String(seq));
  }

  get store() {
    return `mathom.decided.${this.live.id}.${this.live.shown ?? ''}`;
  }

  /** @param {View | undefined} view @param {string} what */
  heard(view, what) {
    if (!view) return;
    if (what === 'undo') this.views = [];
    else if (what === 'move' && this.views.length && view.events?.length) this.views = [...this.views, view].slice(-KEPT);
  }

  /** from where one decided last; after a page was opened anew the server is asked for it */
  again() {
    if (this.shown) return this.stop();
    const { live } = this;
    if (live.curtain !== null || live.shown === null || this.asked) return;
    const seq = Number(localStorage.getItem(this.store) ?? NaN);
    if (this.views.length < 2 && seq >= 0) this.asked = live.send({ seat: live.shown, since: seq });
    else this.begin();
  }

  /** what the server says to it @param {string} id @param {View[] | undefined} views  undefined: it was refused, which the table tells */
  told(id, views) {
    if (this.asked !== id) return;
    this.asked = null;
    if (!views || this.live.curtain !== null) return;
    this.views = views;
    this.begin();
  }

  begin() {
    const { live } = this;
    if (this.views.length < 2) return live.complain(new Error(t('Nothing has happened since your last decision.')));
    live.cancel();
    this.at = 0;
    forgetMove();
    live.draw();
    this.timer = setTimeout(() => this.step(), STEP[speed()] / 2);
  }

  step() {
    const next = this.views[this.at + 1];
    if (!next) return this.stop();
    const before = moves() ? snapshot() : null;
    noteMove(next.events ?? []);
    this.at += 1;
    this.live.draw();
    if (before) fly(before, next);
    markMove(before ? 500 : 0);
    showScene(next);
    this.timer = setTimeout(() => this.step(), STEP[speed()] + lookTime(next.events ?? []));
  }

  stop() {
    clearTimeout(this.timer);
    if (!this.shown) return;
    this.at = -1;
    hideScene();
    this.live.draw(true);
    markMove();
  }
}
