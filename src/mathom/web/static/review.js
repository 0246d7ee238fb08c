/** A finished game thought over for one seat: the curve of its chances, luck and play, and the moves that cost most. */

import { html, nothing, render, svg } from './vendor/lit-html/lit-html.js';
import * as api from './api.js';
import { languageChoice, toLobby } from './chrome.js';
import { onLanguage, say, sentence, t, tn } from './words.js';

/** @import {Game, Moment, Review, TableInfo} from './types.js' */

const LOOK = 1000; // ms between two looks at how far it is
const WIDE = 890;
const HIGHS = /** @type {const} */ ([[700, 470], [1100, 340], [Infinity, 238]]); // narrow pages have a higher curve
const [LEFT, RIGHT, TOP, FOOT] = [48, 12, 12, 22];

const percent = (/** @type {number} */ chance) => Math.round(100 * chance);
const signed = (/** @type {number} */ part) => `${percent(part) < 0 ? '−' : '+'}${Math.abs(percent(part))}`;
const wait = (/** @type {number} */ ms) => new Promise((done) => { setTimeout(done, ms); });

export class ReviewPage {
  /** @param {string} id @param {HTMLElement} root */
  constructor(id, root) {
    this.id = id;
    this.root = root;
    this.seat = Math.max(0, Number(new URLSearchParams(location.search).get('seat') ?? 0) || 0);
    /** @type {TableInfo | undefined} */ this.info = undefined;
    /** @type {Game | undefined} */ this.game = undefined;
    /** @type {Review | undefined} */ this.review = undefined;
    this.progress = 0;
    this.trouble = '';
  }

  async start() {
    this.info = await api.table(this.id);
    this.game = await api.game(this.info.game);
    document.title = `${t('Review')} · ${say(this.game.title)} · Mathom`;
    onLanguage(() => this.draw());
    addEventListener('resize', () => this.draw());
    this.draw();
    await this.think();
  }

  /** asks for the review, and looks how far it is until it is there */
  async think() {
    const seat = this.seat;
    try {
      let told = await api.beginReview(this.id, seat);
      while (!told.review && !told.trouble && seat === this.seat) {
        this.progress = told.progress;
        this.draw();
        await wait(LOOK);
        told = await api.lookReview(this.id, seat);
      }
      if (seat !== this.seat) return;
      this.review = told.review ?? undefined;
      this.trouble = sentence(told.trouble);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.draw();
  }

  /** @param {number} seat */
  of(seat) {
    this.seat = seat;
    this.review = undefined;
    this.progress = 0;
    this.trouble = '';
    history.replaceState(null, '', `${location.pathname}?seat=${seat}`);
    this.draw();
    void this.think();
  }

  /** the address of the game after so many moves @param {number} move */
  at(move) {
    return `table/${this.id}/replay?seq=${move}&seat=${this.seat}`;
  }

  draw() {
    const { info, game } = this;
    if (!info || !game) return;
    render(html`<header class="review-head"><h1>${t('Review')}</h1><p>${say(game.title)} · ${info.names.join(', ')}</p>
        <label>${t('The moves of')} <select @change=${(/** @type {globalThis.Event} */ e) => this.of(Number(/** @type {HTMLSelectElement} */ (e.target).value))}>
          ${info.names.map((name, i) => html`<option value=${i} ?selected=${i === this.seat}>${name}</option>`)}</select></label>
        ${languageChoice(true)} <a class="small button" href=${this.at(0)}>${t('Replay')}</a> ${toLobby()}</header>
      <main class="review">${this.trouble ? html`<p class="notice refusal" role="alert">${this.trouble}</p>` : this.review ? this.found(this.review, info) : this.waiting()}</main>`, this.root);
  }

  waiting() {
    const done = percent(this.progress);
    return html`<section class="review-wait" role="status"><p>${t('Every move is thought over again, from what this seat could know then.')}</p>
      <progress max="100" .value=${done} aria-label=${t('How far it is')}></progress><p class="faint">${done} %</p></section>`;
  }

  /** @param {Review} review @param {TableInfo} info */
  found(review, info) {
    return html`<section class="review-curve" aria-labelledby="chances"><h2 id="chances">${t('Chances of {who}, move by move', { who: info.names[this.seat] ?? '' })}</h2>
        <p class="faint">${tn('{n} imagined game', '{n} imagined games', review.rounds)}</p>${this.curve(review)}</section>
      ${this.shares(review, info)}
      ${review.points.length ? review.points.map((point, i) => this.point(point, i + 1)) : html`<section class="leaf"><h2>${t('No turning point')}</h2><p>${t('No move cost much: nothing else would clearly have been better.')}</p></section>`}
      ${review.fortune.length ? this.fortune(review.fortune) : nothing}`;
  }

  /** @param {Review} review */
  curve(review) {
    const last = Math.max(1, review.curve.length - 1);
    const x = (/** @type {number} */ move) => LEFT + (move / last) * (WIDE - LEFT - RIGHT);
    const high = HIGHS.find(([width]) => innerWidth < width)?.[1] ?? 0;
    const y = (/** @type {number} */ chance) => TOP + (1 - chance) * (high - TOP - FOOT);
    const line = review.curve.map((chance, move) => `${x(move).toFixed(1)},${y(chance).toFixed(1)}`).join(' ');
    const area = `${x(0)},${y(0.5)} ${line} ${x(last)},${y(0.5)}`;
    const told = t('From {first} % at the start to {last} % at the end', { first: percent(review.curve[0] ?? 0.5), last: percent(review.curve.at(-1) ?? 0.5) });
    return html`<svg class="curve" viewBox="0 0 ${WIDE} ${high}" role="img" aria-label=${told} @click=${(/** @type {MouseEvent} */ e) => this.jump(e, last)}>
      <defs><clipPath id="above"><rect x="0" y="0" width=${WIDE} height=${y(0.5)} /></clipPath><clipPath id="below"><rect x="0" y=${y(0.5)} width=${WIDE} height=${high} /></clipPath></defs>
      ${[0, 0.25, 0.5, 0.75, 1].map((c) => svg`<line class="rule" x1=${LEFT} x2=${WIDE - RIGHT} y1=${y(c)} y2=${y(c)} /><text x=${LEFT - 8} y=${y(c) + 4} text-anchor="end">${percent(c)}%</text>`)}
      <polygon class="up" clip-path="url(#above)" points=${area} /><polygon class="down" clip-path="url(#below)" points=${area} />
      <polyline points=${line} />
      ${review.points.map((p, i) => svg`<circle class="pin" cx=${x(p.move)} cy=${y(review.curve[p.move] ?? 0.5)} r="11" /><text class="number" x=${x(p.move)} y=${y(review.curve[p.move] ?? 0.5) + 5} text-anchor="middle">${i + 1}</text>`)}
    </svg>`;
  }

  /** a click on the curve opens the game there @param {MouseEvent} e @param {number} last */
  jump(e, last) {
    const box = /** @type {Element} */ (e.currentTarget).getBoundingClientRect();
    const at = ((e.clientX - box.left) / box.width * WIDE - LEFT) / (WIDE - LEFT - RIGHT);
    location.assign(this.at(Math.round(Math.max(0, Math.min(1, at)) * last)));
  }

  /** @param {Review} review @param {TableInfo} info */
  shares(review, info) {
    /** @type {[string, number, string][]} */
    const rows = [[t('Luck'), review.luck, 'luck'], ...review.play.map((part, i) => /** @type {[string, number, string]} */ ([t('Play of {who}', { who: info.names[i] ?? '' }), part, 'play']))];
    return html`<section class="leaf shares" aria-labelledby="shares"><h2 id="shares">${t('Luck and play')}</h2>
      <ul>${rows.map(([name, part, kind]) => html`<li><span>${name}</span><svg viewBox="0 0 200 16" aria-hidden="true"><rect class="ground" width="200" height="16" rx="4" />
        <rect class="${kind} ${part < 0 ? 'minus' : 'plus'}" x=${part < 0 ? 100 + Math.max(-1, part) * 100 : 100} width=${Math.min(1, Math.abs(part)) * 100} height="16" rx="3" /><line x1="100" x2="100" y1="0" y2="16" /></svg><b>${signed(part)}</b></li>`)}</ul>
      <p>${t('From {first} at the start to {last} at the end. Play is measured against a careful player in the same imagined games; the rest is luck.', { first: percent(review.curve[0] ?? 0.5), last: percent(review.curve.at(-1) ?? 0.5) })}</p>
      <dl><div><dt>${t('good choices')}</dt><dd>${review.good}</dd></div><div><dt>${t('could be better')}</dt><dd>${review.fair}</dd></div><div><dt>${t('costly')}</dt><dd>${review.costly}</dd></div></dl></section>`;
  }

  /** @param {Moment} point @param {number} n */
  point(point, n) {
    return html`<section class="leaf point" aria-labelledby="point-${n}"><header><i class="pin" aria-hidden="true">${n}</i>
        <h2 id="point-${n}">${t('Move {n}', { n: point.move + 1 })}</h2><b class="fell">${percent(point.before)} → ${percent(point.after)} %</b></header>
      <h3>${t('What happened')}</h3><p>${sentence(point.done)}</p>
      <h3>${t('What was better')}</h3><p>${sentence(point.better)}</p>
      ${point.why?.length ? html`<h3>${t('Why')}</h3><ul>${point.why.map((why) => html`<li>${sentence(why)}</li>`)}</ul>` : nothing}
      <p class="choices"><a class="button" href=${this.at(point.move)}>${t('Look at it on the table')}</a></p></section>`;
  }

  /** @param {Moment[]} fortune */
  fortune(fortune) {
    return html`<section class="leaf fortune" aria-labelledby="fortune"><h2 id="fortune">${t('What chance brought')}</h2>
      <ul>${fortune.map((m) => html`<li><a href=${this.at(m.move + 1)}>${t('Move {n}', { n: m.move + 1 })}</a> ${sentence(m.done)} <b class=${m.after < m.before ? 'fell' : 'rose'}>${percent(m.before)} → ${percent(m.after)} %</b></li>`)}</ul></section>`;
  }
}
