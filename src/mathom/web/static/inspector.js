/** The inspector: what the pointer rests on, or what has the focus, is shown large beside it. It takes no click away: until it is
 * kept open it lets the pointer through. Where a game has a reader of its own on the table, it is filled in its place. */

import { html, render } from './vendor/lit-html/lit-html.js';
import { beneath, found, inspected } from './inspected.js';
import { byKeyboard } from './keys.js';
import { overlap } from './offer.js';
import { t } from './words.js';

/** @import {About} from './types.js' */
/** @import {Table} from './pieces.js' */
/** @import {Thing} from './inspected.js' */

const RESTS = 250; // ms until it opens; at once where it is open already
const GAP = 14; // CSS pixels between the thing and what is told of it

/** @typedef {object} Knows  where the inspector has its knowledge from
 * @property {() => Table | undefined} table  what is on show; undefined while nothing may be read
 * @property {(id: string) => Promise<About | undefined>} ask  what the server tells of a thing now
 * @property {(rule: string) => void} cite */

export class Inspector {
  /** @param {Knows} knows */
  constructor(knows) {
    this.knows = knows;
    /** @type {{thing: Thing, at: HTMLElement} | undefined} */ this.shown = undefined;
    /** @type {About | undefined} */ this.about = undefined;
    /** @type {number | undefined} */ this.timer = undefined;
    /** @type {Element | undefined} what was clicked: it is known */ this.muted = undefined;
    /** @type {Element | undefined} what the pointer is on */ this.awaited = undefined;
    this.spot = ''; // where the pointer was last
    this.slid = false; // whether something came under it while it rested
    this.topic = ''; // what the game turned to last
    this.kept = false;
    this.panel = document.createElement('aside');
    this.panel.id = 'inspector';
    this.panel.className = 'inspector';
    this.panel.popover = 'manual';
    document.body.append(this.panel);
    for (const moves of /** @type {const} */ (['pointerover', 'pointermove']))
      addEventListener(moves, (e) => e.pointerType === 'mouse' && this.follow(e));
    addEventListener('focusin', (e) => byKeyboard() && this.point(e.target));
    addEventListener('pointerdown', (e) => this.press(e), true);
    addEventListener('scroll', (e) => e.target !== this.panel && !this.kept && this.close(), true);
    addEventListener('resize', () => this.close());
  }

  get open() {
    return this.panel.matches(':popover-open');
  }

  /** the place that a game has on its table, where it is in sight */
  get dock() {
    const place = document.querySelector('[data-reader]');
    return place instanceof HTMLElement && place.getClientRects().length ? place : undefined;
  }

  /** the pointer; while it moves over one and the same thing nothing changes, and what the table slides under it while it rests
   * is not what anybody asks about @param {PointerEvent} e */
  follow(e) {
    const spot = `${e.clientX} ${e.clientY}`;
    const rested = !this.spot || spot === this.spot;
    this.spot = spot;
    if (e.type === 'pointerover' && rested) this.slid = true;
    else if (e.type === 'pointerover' || this.slid || (e.target instanceof Element && e.target.matches('.hot'))) {
      this.slid = false;
      this.point(beneath(e.target, e.clientX, e.clientY));
    }
  }

  /** @param {EventTarget | null} target */
  point(target) {
    const table = this.knows.table();
    if (this.kept || (target instanceof Node && this.panel.contains(target))) return;
    const next = table && !document.querySelector('dialog[open]') ? found(target, table.view) : undefined;
    if (next && next.at === this.awaited) return;
    clearTimeout(this.timer);
    this.awaited = next?.at;
    if (next?.at !== this.muted) this.muted = undefined;
    if (!next || this.muted) {
      if (this.open) this.timer = setTimeout(() => this.close(), RESTS / 2);
      return;
    }
    if (next.at === this.shown?.at) return;
    this.timer = setTimeout(() => this.show(next), this.open || this.dock ? 0 : RESTS);
  }

  /** a click is about to act: what is told must not stand in its way @param {PointerEvent} e */
  press(e) {
    if (e.target instanceof Node && this.panel.contains(e.target)) return;
    clearTimeout(this.timer);
    this.muted = e.pointerType === 'mouse' ? this.awaited : undefined;
    this.close();
  }

  /** @param {{thing: Thing, at: HTMLElement}} what */
  show(what) {
    if (!what.at.isConnected) return;
    this.shown?.at.removeAttribute('aria-describedby');
    this.shown = what;
    this.about = undefined;
    this.draw();
    if (!this.dock && document.activeElement && what.at.contains(document.activeElement)) document.activeElement.setAttribute('aria-describedby', 'inspector');
    void this.learn(what);
  }

  /** @param {{thing: Thing, at: HTMLElement}} what */
  async learn(what) {
    const about = what.thing.id ? await this.knows.ask(what.thing.id) : undefined;
    if (!about || this.shown !== what) return;
    this.about = about;
    this.draw();
  }

  draw() {
    const table = this.knows.table();
    const { dock, shown } = this;
    if (!table || !shown) return;
    const content = inspected(table, shown.thing, this.about, (number) => { this.close(); this.knows.cite(number); });
    if (dock) {
      render(content, dock);
      return;
    }
    const foot = this.kept ? html`<button type="button" class="small" @click=${() => this.close()}>${t('Close')}</button>` : html`<kbd>i</kbd> ${t('keep open')}`;
    render(html`${content}<p class="foot">${foot}</p>`, this.panel);
    this.panel.classList.toggle('bare', !this.panel.querySelector('.large'));
    this.panel.classList.toggle('kept', this.kept);
    if (!this.open) this.panel.showPopover();
    this.place(shown.at);
  }

  /** beside its thing, in sight, and over as little as possible of what can be clicked @param {HTMLElement} at */
  place(at) {
    const thing = at.getBoundingClientRect();
    const boxes = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect());
    const [offered, lying] = [boxes('main.table [data-hot], .offer, #prompt, .player, .coach'), boxes('main.table [data-piece]')];
    /** @type {{cost: number, left: number, top: number, small: boolean} | undefined} */ let best;
    for (const small of [false, true]) {
      this.panel.classList.toggle('compact', small);
      const { offsetWidth: width, offsetHeight: height } = this.panel;
      const lefts = [thing.right + GAP, thing.left - width - GAP, (thing.left + thing.right - width) / 2];
      const tops = [(thing.top + thing.bottom - height) / 2, thing.bottom - height, thing.top, thing.top - height - GAP, thing.bottom + GAP, 0, innerHeight];
      for (const x of lefts) for (const y of tops) {
        const left = Math.max(6, Math.min(x, innerWidth - width - 6));
        const top = Math.max(6, Math.min(y, innerHeight - height - 6));
        const box = { left, top, right: left + width, bottom: top + height };
        const under = (/** @type {DOMRect[]} */ all) => all.reduce((sum, other) => sum + overlap(box, other), 0);
        const covered = under(offered) + 0.15 * under(lying) + 8 * overlap(box, thing);
        const far = Math.abs((box.left + box.right - thing.left - thing.right) / 2) + Math.abs((top + box.bottom - thing.top - thing.bottom) / 2);
        const cost = covered + far * 4 + (small ? 6000 : 0);
        if (!best || cost < best.cost) best = { cost, left, top, small };
      }
    }
    if (!best) return;
    this.panel.classList.toggle('compact', best.small);
    this.panel.style.setProperty('left', `${best.left}px`);
    this.panel.style.setProperty('top', `${best.top}px`);
  }

  /** Space or i: it stays, and can be scrolled and clicked */
  keep() {
    if (!this.open) return;
    this.kept = !this.kept;
    this.draw();
  }

  close() {
    clearTimeout(this.timer);
    this.kept = false;
    this.awaited = this.muted;
    if (this.dock) return;
    document.querySelector('[aria-describedby="inspector"]')?.removeAttribute('aria-describedby');
    this.shown = undefined;
    if (this.open) this.panel.hidePopover();
  }

  /** the table was drawn anew: what is told is told of what is there now */
  refresh() {
    const table = this.knows.table();
    if (this.dock && table?.game.topic) this.turn(table);
    if (!this.shown) return;
    if (!table || !this.shown.at.isConnected) {
      this.close();
      if (!this.dock) return;
    }
    const { at } = this.shown;
    const now = table && at.isConnected ? found(at, table.view) : undefined;
    if (now && (now.thing.id !== this.shown.thing.id || now.thing.face !== this.shown.thing.face)) this.show(now);
    else void this.learn(this.shown);
    if (this.dock) this.draw();
  }

  /** the reader on the table shows by itself whatever the game turns to @param {Table} table */
  turn(table) {
    const thing = table.game.topic?.(table);
    if (!thing || (this.shown && thing.face === this.topic)) return;
    this.topic = thing.face;
    this.shown = { thing, at: /** @type {HTMLElement} */ (this.dock) };
    this.about = undefined;
  }

  /** the reader on the table, where there is one, shows this thing @param {Thing} thing */
  read(thing) {
    const { dock } = this;
    if (dock) this.show({ thing, at: dock });
  }
}
