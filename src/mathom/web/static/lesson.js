/** A lesson: a table like any other, with a coach beside it. */

import { render } from './vendor/lit-html/lit-html.js';
import { adviseAt } from './advised.js';
import * as api from './api.js';
import { coach } from './coach.js';
import { found } from './inspected.js';
import { keepLearned, learnedOf } from './learned.js';
import { open } from './opening.js';
import { sceneAside } from './scene.js';
import { bringIntoSight, dimmed, place, pointedAt, raise, windows } from './spotlight.js';
import { LiveTable } from './table.js';
import { say } from './words.js';

/** @import {Coached, Frame, LessonInfo, Option} from './types.js' */

const SETTLING = [120, 400, 1000, 2500]; // milliseconds after which pictures may have moved things
const SHOWN = 1500; // milliseconds for which one sees what will be clicked

export class LessonTable extends LiveTable {
  /** @param {string} key @param {string} number @param {HTMLElement} root */
  constructor(key, number, root) {
    super(`learn/${key}/${number}`, root);
    this.gameKey = key;
    this.number = number;
    this.name = `${key}/${number}`;
    /** @type {LessonInfo | undefined} */ this.lesson = undefined;
    /** @type {Coached | undefined} */ this.coached = undefined;
    /** @type {string | undefined} the number of the lesson after this one */ this.following = undefined;
    this.failures = 0; // at this step
    this.moved = 0; // the frame in which the light follows
    this.showing = false; // how it is done
    this.reading = false; // whether what the reader tells is what is to be read
    this.question = 0;
    /** @type {(number | undefined)[]} by question: what was answered */ this.answers = [];
    this.overlay = document.body.appendChild(document.createElement('div'));
    this.overlay.id = 'lesson';
    document.body.classList.add('lesson');
    for (const what of ['scroll', 'resize', 'load', 'transitionend', 'animationend']) addEventListener(what, () => this.lightSoon(), true);
  }

  /** @override */
  async find() {
    const [lesson, all] = await Promise.all([api.lesson(this.gameKey, this.number), api.lessons()]);
    this.lesson = lesson;
    const numbers = (all[this.gameKey] ?? []).map((l) => l.number);
    this.following = numbers[numbers.indexOf(this.number) + 1];
    return this.gameKey;
  }

  /** @override */
  ears() {
    const { step, done } = learnedOf(this.name);
    const first = done ? 0 : step;
    return { ...super.ears(), hello: () => ({ step: this.coached?.at ?? first, name: localStorage.getItem('mathom.name') ?? '' }) };
  }

  // -- hearing

  /** @param {Frame} frame @override */
  hearFrame(frame) {
    if (frame.past) { // nothing that was on show goes on
      this.frame = undefined;
      this.seen = undefined;
      this.hearHistory(frame.past);
    }
    const before = this.coached?.at;
    this.coached = frame.lesson;
    if (this.coached && this.coached.at !== before) {
      this.failures = 0;
      this.showing = false;
    }
    super.hearFrame(frame);
    this.remember();
  }

  remember() {
    const now = this.coached;
    if (!now || now.moving) return;
    const { done } = learnedOf(this.name);
    keepLearned(this.name, now.ended ? { step: 0, done: true } : { step: now.at, ...(done ? { done } : {}) });
  }

  /** @override */
  showFrame() {
    super.showFrame();
    if (this.coached?.point) bringIntoSight(this.coached.point);
    this.light();
    this.readOut();
    for (const later of SETTLING) setTimeout(() => this.lightSoon(), later);
    if (!this.coached?.do && !this.coached?.moving) this.focusCoach();
  }

  /** the reader of the table shows what is pointed at */
  readOut() {
    const thing = this.coached?.moving ? undefined : (this.coached?.point ?? []).map((handle) => this.thingAt(handle)).find((x) => x && this.game?.faces[x.face]);
    if (thing) this.inspector?.read(thing);
    this.reading = thing !== undefined && !this.coached?.do;
  }

  /** @param {string} handle @returns {import('./inspected.js').Thing | undefined} */
  thingAt(handle) {
    const at = pointedAt(handle)[0];
    const node = this.view?.nodes?.find((n) => n.id === handle);
    return at && this.view && !node ? found(at, this.view)?.thing : node ? { id: node.id, face: node.id.replace(':', '-'), says: '' } : undefined;
  }

  /** no result covers the table: the coach says what has happened @override */
  celebrate() {}

  /** @param {string} id @param {import('./types.js').Refusal} refusal @override */
  hearRefusal(id, refusal) {
    this.failures += 1;
    super.hearRefusal(id, refusal);
  }

  // -- doing

  /** the option that is asked for @returns {Option | undefined} */
  get wanted() {
    return this.view?.options?.find((o) => o.text === this.coached?.do);
  }

  /** what was to be read is read */
  readOn() {
    this.refusal = null;
    this.send({ seat: this.shown, onward: true });
  }

  back() {
    this.refusal = null;
    if (this.coached) this.send({ seat: this.shown, step: this.coached.at - (this.coached.done ? 0 : 1) });
  }

  restart() {
    this.question = 0;
    this.answers = [];
    this.send({ seat: this.shown, step: 0 });
  }

  /** what is to be clicked shines for a while, then it is done */
  showMe() {
    const option = this.wanted;
    if (!option || this.showing) return;
    this.path = [];
    this.refusal = null;
    this.showing = true;
    this.hint = { hint: '', seat: this.shown ?? 0, text: option.text, words: option.words };
    const at = this.coached?.at;
    this.draw();
    setTimeout(() => {
      if (this.coached?.at === at && this.wanted) this.choose(this.wanted);
      this.showing = false;
    }, SHOWN);
  }

  /** @override */
  askHint() {
    this.showMe();
  }

  /** @param {number} choice */
  reply(choice) {
    if (this.answers[this.question] === undefined) this.answers[this.question] = choice;
    this.draw();
    this.focusCoach();
  }

  nextQuestion() {
    this.question += 1;
    this.draw();
    this.focusCoach();
  }

  /** a real game against an easy bot, at the side that was learnt */
  async play() {
    const names = ['Hamfast', 'Rosie', 'Tolman', 'Marigold'];
    const game = this.game;
    if (!game) return;
    const me = { who: /** @type {const} */ ('me'), name: localStorage.getItem('mathom.name') ?? 'Elanor', level: 'easy' };
    const bots = names.slice(0, game.usual - 1).map((name) => ({ who: /** @type {const} */ ('bot'), name, level: 'easy' }));
    const options = Object.fromEntries(game.options.map((o) => [o.name, o.default]));
    await open({ game: game.key, seats: [me, ...bots], options, chat: true, clock: 0, answers: 'strict' }, undefined, adviseAt).catch((e) => this.complain(e));
  }

  // -- drawing

  focusCoach() {
    /** @type {HTMLElement | null} */ (this.overlay.querySelector('.coach [data-first]'))?.focus({ preventScroll: true });
  }

  /** @override */
  draw(onward = false) {
    super.draw(onward);
    if (this.lesson) document.title = `${say(this.lesson.title)} · ${say(this.game?.title)} · Mathom`;
    this.light();
  }

  /** once for all that moves within a frame */
  lightSoon() {
    cancelAnimationFrame(this.moved);
    this.moved = requestAnimationFrame(() => this.light());
  }

  /** the coach's sheet, and the light on what he points at */
  light() {
    const now = this.coached;
    if (!now || !this.lesson || !this.view || this.failed) return;
    const deed = now.do && !this.wanted?.on?.length ? [`option ${now.do}`] : []; // a button that stands on nothing
    const handles = now.moving || this.path.length || this.dialog ? [] : [...(now.point ?? []), ...deed];
    raise(handles);
    const reader = handles.length && this.reading ? this.inspector?.dock : undefined;
    const boxes = windows(handles, this.view.nodes ?? [], reader);
    render([boxes.length ? dimmed(boxes) : null, coach(this, now, this.lesson)], this.overlay);
    const sheet = /** @type {HTMLElement | null} */ (this.overlay.querySelector('.coach'));
    const clicked = (this.wanted?.on ?? []).flatMap(pointedAt).map((e) => e.getBoundingClientRect());
    if (sheet) place(sheet, boxes, clicked);
    sceneAside();
  }
}
