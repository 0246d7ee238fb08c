/** The moment when somebody falls: a banner over the whole table, for a while. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { picture } from '/static/pieces.js';
import { sentence, t } from '/static/words.js';
import { fallen } from './seats.js';

/** @import {Event} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

const LASTS = 7000; // ms; the style sheet fades it out towards the end

/** @type {{event: Event, seq: number, until: number} | undefined} */
let last;

/** The bots play on meanwhile, so the banner outlives the view that told of the fall. @param {Table} table */
export function fall(table) {
  const { view } = table;
  const event = view.events?.find((e) => e.kind === 'reveal');
  if (event && last?.seq !== view.seq) {
    last = { event, seq: view.seq, until: performance.now() + LASTS };
    setTimeout(() => document.querySelector('.fall')?.classList.add('over'), LASTS);
  }
  const servant = view.seats.find(fallen);
  if (!last || !servant || view.seq < last.seq || performance.now() > last.until) return nothing;
  const { words } = last.event;
  const next = servant.id === view.viewer ? t('From now on you play against the others.') : t('From now on {who} plays against the others.', { who: servant.name });
  return html`${repeat([last.seq], (seq) => seq, () => html`<div class="fall" role="alert">
    <span class="eye" data-art>${picture(art('ringbearer', 'sauron'))}</span>
    <p><strong>${sentence(words)}</strong>${next}</p></div>`)}`;
}
