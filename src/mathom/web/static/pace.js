/** Frames are shown one after another: what others do slowly enough to be followed, what one does oneself at once. */

import { moves } from './flights.js';

/** @import {Frame} from './types.js' */

const PACE = 620; // milliseconds between two moves of others
const MANY = 12; // of them are not shown one by one

export class Pace {
  /** @param {(frame: Frame) => void} show @param {() => boolean} hurry  whether nobody wants to follow now */
  constructor(show, hurry) {
    this.show = show;
    this.hurry = hurry;
    /** @type {Frame[]} */ this.waiting = [];
    this.last = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
    document.addEventListener('visibilitychange', () => this.go());
  }

  /** @param {Frame} frame */
  add(frame) {
    this.waiting.push(frame);
    this.go();
  }

  go() {
    clearTimeout(this.timer);
    while (this.waiting.length) {
      const follow = moves() && !this.hurry() && this.waiting.length <= MANY;
      const pause = follow ? Math.max(120, PACE - 60 * this.waiting.length) : 0;
      const left = this.last + pause - performance.now();
      if (left > 0) {
        this.timer = setTimeout(() => this.go(), left);
        return;
      }
      const frame = /** @type {Frame} */ (this.waiting.shift());
      if (Object.values(frame.views).some((view) => view.events?.length)) this.last = performance.now(); // a pass tells nothing
      this.show(frame);
    }
  }
}
