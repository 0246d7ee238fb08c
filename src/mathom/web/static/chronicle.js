/** What has happened, line by line, the newest first; new lines are also read aloud. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { repeat } from './vendor/lit-html/directives/repeat.js';
import { breakable, sentence, t } from './words.js';

/** @import {Event, Told} from './types.js' */

/** @param {readonly Told[]} told @param {(seq: number) => void} [jump] @param {number} [now] */
export function chronicle(told, jump, now) {
  return html`<section class="chronicle" aria-labelledby="chronicle-title">
    <h2 id="chronicle-title" tabindex="-1">${t('Chronicle')}</h2>
    <ol tabindex="0" aria-labelledby="chronicle-title" reversed>
      ${repeat([...told].reverse(), (e) => e.seq, (entry) => entry.events.map((event) => line(entry, event, jump, now)).reverse())}
      ${told.length ? nothing : html`<li class="faint">${t('Nothing has happened yet.')}</li>`}
    </ol>
  </section>`;
}

/** @param {Told} entry @param {Event} event @param {((seq: number) => void) | undefined} jump @param {number | undefined} now */
function line(entry, event, jump, now) {
  const words = breakable(sentence(event.words));
  const kind = `${event.kind} ${event.seat === undefined ? '' : `crest-${event.seat % 5}`} ${entry.seq === now ? 'now' : ''}`;
  return html`<li class=${kind}>${jump ? html`<button @click=${() => jump(entry.seq)}>${words}</button>` : words}</li>`;
}

/** what is read aloud @param {readonly Event[]} events */
export const narrated = (events) => events.map((e) => sentence(e.words)).join('. ');
