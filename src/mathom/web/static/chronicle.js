/** What has happened, line by line, the newest first; new lines are also read aloud. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { repeat } from './vendor/lit-html/directives/repeat.js';
import { breakable, sentence, t } from './words.js';

/** @import {Event, Msg, Told} from './types.js' */

/** @typedef {object} Ways  what else can be done with it
 * @property {(seq: number) => void} [jump]  to a move
 * @property {number} [now]  the move on show
 * @property {() => void} [again]  shows what happened since one's own last decision */

/** @param {readonly Told[]} told @param {Ways} [ways] */
export function chronicle(told, { jump, now, again } = {}) {
  return html`<section class="chronicle" aria-labelledby="chronicle-title">
    <h2 id="chronicle-title" tabindex="-1">${t('Chronicle')}</h2>
    ${again ? html`<button class="again" aria-keyshortcuts="w" title=${t('Show again what happened since your last decision')} @click=${again}>↺ <span>${t('since my move')}</span></button>` : nothing}
    <ol tabindex="0" aria-labelledby="chronicle-title" reversed>
      ${repeat([...told].reverse(), (e) => e.seq, (entry) => grouped(entry.events).map((event) => line(entry, event, jump, now)).reverse())}
      ${told.length ? nothing : html`<li class="faint">${t('Nothing has happened yet.')}</li>`}
    </ol>
  </section>`;
}

/** @typedef {{kind: string, seat: number | undefined, words: string}} Line */

/** what is told several times in a row is told once: of the same with different things, all of them are named
 * @param {readonly Event[]} events @returns {Line[]} */
export function grouped(events) {
  /** @type {Event[][]} */ const runs = [];
  for (const event of events) {
    const [first] = runs.at(-1) ?? [];
    if (first && alike(first, event)) runs.at(-1)?.push(event);
    else runs.push([event]);
  }
  return runs.map((run) => ({ kind: run[0]?.kind ?? 'say', seat: run[0]?.seat, words: together(run) }));
}

/** @param {Event} a @param {Event} b */
const alike = (a, b) => a.kind === b.kind && a.seat === b.seat && a.source === b.source && a.target === b.target && !a.dice && !b.dice
  && a.words.text === b.words.text && !a.words.plural && different([a, b]).length < 2 && different([a, b]).every((gap) => typeof a.words.args?.[gap] === 'object' && !a.words.text.startsWith(`{${gap}}`)); // not who does it: he is one

/** the gaps that are filled differently @param {readonly Event[]} run */
const different = (run) => Object.keys(run[0]?.words.args ?? {}).filter((name) => new Set(run.map((e) => JSON.stringify(e.words.args?.[name]))).size > 1);

/** @param {readonly Event[]} run */
function together(run) {
  const words = /** @type {Msg} */ (run[0]?.words);
  if (run.length === 1) return sentence(words);
  const [gap] = different(run);
  if (!gap) return t('{what} ({n} times)', { what: sentence(words), n: run.length });
  const things = run.map((e) => e.words.args?.[gap] ?? '').map((thing) => (typeof thing === 'object' ? sentence(thing) : String(thing)));
  return sentence({ ...words, args: { ...words.args, [gap]: things.join(', ') } });
}

/** @param {Told} entry @param {Line} event @param {((seq: number) => void) | undefined} jump @param {number | undefined} now */
function line(entry, event, jump, now) {
  const words = breakable(event.words);
  const kind = `${event.kind} ${event.seat === undefined ? '' : `crest-${event.seat % 5}`} ${entry.seq === now ? 'now' : ''}`;
  return html`<li class=${kind}>${jump ? html`<button @click=${() => jump(entry.seq)}>${words}</button>` : words}</li>`;
}

/** what is read aloud @param {readonly Event[]} events */
export const narrated = (events) => grouped(events).map((e) => e.words).join('. ');
