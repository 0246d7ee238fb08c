/** Frames are shown one after another: what others do slowly enough to be followed, what one does oneself at once. Where
 * nobody follows, only the last of those that have come is drawn. */

import { moves } from './flights.js';
import { lookTime } from './scene.js';
import { speed } from './settings.js';

/** @import {Frame} from './types.js' */

const PACE = { instant: 0, quick: 620, calm: 1500 }; // milliseconds between two moves of others
const MANY = 12; // of them are not shown one by one

export class Pace {
  /** @param {(frame: Frame) => void} hear @param {() => void} show  what was heard
   * @param {() => boolean} hurry  whether nobody wants to follow now */
  constructor(hear, show, hurry) {
    this.hear = hear;
    this.show = show;
    this.hurry = hurry;
    /** @type {Frame[]} */ this.waiting = [];
    this.skipped = false; // nobody wants to see what has come so far one by one
    this.last = 0;
    this.look = 0; // milliseconds that the last one is looked at besides
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
    document.addEventListener('visibilitychange', () => this.go());
  }

  /** @param {Frame} frame */
  add(frame) {
    if (!this.waiting.length) this.skipped = false;
    this.waiting.push(frame);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go()); // after all that has already come
  }

  /** all that waits is shown at once */
  skip() {
    this.skipped = this.waiting.length > 0;
    this.go();
  }

  get follows() {
    return moves() && !this.skipped && !this.hurry() && this.waiting.length <= MANY;
  }

  go() {
    clearTimeout(this.timer);
    while (this.waiting.length) {
      const pause = this.follows ? Math.max(120, PACE[speed()] - 60 * this.waiting.length) + this.look : 0;
      const left = this.last + pause - performance.now();
      if (left > 0) {
        this.timer = setTimeout(() => this.go(), left);
        return;
      }
      const frame = /** @type {Frame} */ (this.waiting.shift());
      const told = Object.values(frame.views).flatMap((view) => view.events ?? []);
      if (told.length) [this.last, this.look] = [performance.now(), lookTime(told)]; // a pass tells nothing
      this.hear(frame);
      if (!this.waiting.length || this.follows) this.show();
    }
  }
}
