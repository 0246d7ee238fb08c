/** The coach's sheet: one thought, one task, and always a way on, back and out. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { explained } from './terms.js';
import { say, sentence, t } from './words.js';

/** @import {Coached, LessonInfo, Question} from './types.js' */
/** @import {LessonTable} from './lesson.js' */

const MANY = 3; // wrong moves after which help is offered

/** @param {LessonTable} live @param {Coached} now @param {LessonInfo} lesson */
export function coach(live, now, lesson) {
  return html`<section class="coach ${live.refusal ? 'shakes' : ''}" aria-labelledby="coach-title">
    ${face}
    <p class="stepline"><b>${now.ended ? t('Three questions') : t('Step {n} of {of}', { n: Math.min(now.at + 1, now.of), of: now.of })}</b>
      <span class="pips" aria-hidden="true">${Array.from({ length: now.of }, (_, i) => html`<i class=${i < now.at ? 'done' : i === now.at ? 'now' : ''}></i>`)}</span></p>
    <h2 id="coach-title">${say(lesson.title)}</h2>
    ${now.ended ? asked(live, lesson) : html`${said(live, now)}${foot(live, now)}`}</section>`;
}

/** @param {LessonTable} live @param {Coached} now */
function said(live, now) {
  const option = live.wanted;
  return html`<div role="status">
      ${now.happens?.text ? html`<p class="happens ${now.say ? '' : 'alone'}">${told(live, say(now.happens))}</p>` : nothing}
      ${now.say ? html`<p class="says">${told(live, say(now.say))}</p>` : nothing}</div>
    ${now.do && option ? html`<p class="task"><b>${sentence(option.words)}</b></p>` : nothing}
    ${live.refusal ? html`<p class="wrong" role="alert">${sentence(live.refusal.words)}
      ${live.refusal.rule ? rule(live, live.refusal.rule) : nothing}</p>` : nothing}`;
}

/** @param {LessonTable} live @param {string} words */
const told = (live, words) => (live.game ? explained(live.game, words) : words);

/** @param {LessonTable} live @param {string} number */
const rule = (live, number) => html`<button class="rule" aria-label=${t('Rule {number}', { number })} @click=${() => live.showRules(number)}>${number}</button>`;

/** @param {LessonTable} live @param {Coached} now */
function foot(live, now) {
  if (now.moving) return html`<p class="foot"></p>`;
  const help = live.failures >= MANY ? 'gold' : 'small';
  return html`<p class="foot">
    ${now.at > 0 || now.done ? html`<button class="quiet back" @click=${() => live.back()}>${t('Back')}</button>` : nothing}
    ${now.do && !now.done ? html`<button class="quiet" @click=${() => live.readOn()}>${t('Skip this step')}</button>` : nothing}
    <a class="quiet" href="learn/${live.gameKey}">${t('Leave the lesson')}</a><span></span>
    ${now.do && !now.done ? html`<button class=${help} ?disabled=${live.showing} @click=${() => live.showMe()}>${t('Show me')}</button>`
      : html`<button class="gold" data-first @click=${() => live.readOn()}>${t('Go on')}</button>`}</p>`;
}

// -- the questions at the end

/** where the right answer stands among the three: the same each time, and not always the first @param {Question} question */
const right = (question) => question.told.reduce((sum, n) => sum + n, question.answer.text.length) % 3;

/** @param {Question} question */
function choices(question) {
  const [first, second] = question.others;
  const all = [first, second];
  all.splice(right(question), 0, question.answer);
  return all;
}

/** @param {LessonTable} live @param {LessonInfo} lesson */
function asked(live, lesson) {
  const question = lesson.questions[live.question];
  if (!question) return ended(live, lesson);
  const given = live.answers[live.question];
  const good = right(question);
  return html`<p class="says" role="status">${say(question.ask)}</p>
    <ul class="choices">${choices(question).map((words, i) => html`<li><button ?data-first=${given === undefined && i === 0} ?disabled=${given !== undefined}
      class=${given === undefined ? '' : i === good ? 'right' : i === given ? 'wrong' : ''} @click=${() => live.reply(i)}>
      ${given === undefined ? nothing : html`<i aria-hidden="true">${i === good ? '✓' : i === given ? '✗' : ''}</i>`}${sentence(words)}</button></li>`)}</ul>
    ${given === undefined ? nothing : html`<p class=${given === good ? 'praise' : 'wrong'} role="alert">${given === good ? t('Right.') : t('Not quite: the marked answer is right.')}
      ${question.rules.map((number) => rule(live, number))}</p>`}
    <p class="foot"><a class="quiet" href="learn/${live.gameKey}">${t('Leave the lesson')}</a><span></span>
      ${given === undefined ? html`<button class="quiet" @click=${() => live.nextQuestion()}>${t('Skip')}</button>`
      : html`<button class="gold" data-first @click=${() => live.nextQuestion()}>${t('Go on')}</button>`}</p>`;
}

/** @param {LessonTable} live @param {LessonInfo} lesson */
function ended(live, lesson) {
  const known = lesson.questions.filter((q, i) => live.answers[i] === right(q)).length;
  return html`<p class="says" role="status">${t('This lesson is done; {n} of {of} answers were right.', { n: known, of: lesson.questions.length })}</p>
    <p class="doors">${live.following ? html`<a class="gold" data-first href="learn/${live.gameKey}/${live.following}">${t('Next lesson')}</a>` : nothing}
      <button class=${live.following ? 'small' : 'gold'} @click=${() => void live.play()}>${t('Play a real game')}</button>
      <button class="small" @click=${() => live.restart()}>${t('Once more')}</button>
      <a class="small" href="learn/${live.gameKey}">${t('All lessons')}</a></p>`;
}

export const face = html`<svg class="face" viewBox="0 0 84 84" aria-hidden="true">
  <circle cx="42" cy="42" r="40" fill="#46637c" stroke="#d9a94a" stroke-width="4" />
  <path d="M14 80C16 60 28 54 42 54S68 60 70 80A40 40 0 0 1 14 80Z" fill="#8a8f96" stroke="#191410" stroke-width="2" />
  <path d="M28 36C26 60 34 74 42 80 50 74 58 60 56 36Z" fill="#e9e4d6" stroke="#191410" stroke-width="2" />
  <ellipse cx="42" cy="36" rx="13" ry="14" fill="#e3b98f" stroke="#191410" stroke-width="2" />
  <path d="M30 42C32 56 38 62 42 64 46 62 52 56 54 42 50 46 46 44 42 46 38 44 34 46 30 42Z" fill="#f4f0e4" stroke="#191410" stroke-width="1.6" />
  <path d="M12 31C26 25 58 25 72 31 66 35 60 34 54 33L46 4 32 31C26 34 18 35 12 31Z" fill="#5d7286" stroke="#191410" stroke-width="2" />
  <circle cx="37" cy="37" r="1.9" fill="#191410" /><circle cx="47" cy="37" r="1.9" fill="#191410" /></svg>`;
