/** Where one plays alone: the hazard deck in place of an opponent, and what has been turned up from it. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { sentence, t } from '/static/words.js';
import { card } from './cards.js';

/** @import {Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** the zone of what is turned up belongs to nobody @param {Table} table @returns {Zone | undefined} */
export const turnedUp = (table) => table.view.zones.find((z) => z.id === 'hand:1' && z.owner === undefined);

/** its piles @param {Table} table @param {(table: Table, held: Zone | undefined, caption: string) => unknown} pile */
export function hazardDeck(table, pile) {
  const held = (/** @type {string} */ id) => table.view.zones.find((z) => z.id === id);
  return html`<section class="seat foe hazards" aria-labelledby="hazard-deck">
    <div class="who"><div class="head"><h2 id="hazard-deck">${t('The hazard deck')}</h2></div></div>
    <div class="piles">${pile(table, held('deck:1'), t('deck'))}${pile(table, held('discard:1'), t('discard'))}${pile(table, held('out:1'), t('removed'))}</div>
  </section>`;
}

/** the hazards turned up against the company under way, and those that wait for Doors of Night @param {Table} table @param {Zone} zone */
export function hazards(table, zone) {
  const pieces = zone.pieces ?? [];
  return html`<section class="night" tabindex="0" aria-label=${sentence(zone.label)}><h2>${sentence(zone.label)}</h2>
    <ul class="open" data-zone=${zone.id}>${repeat(pieces, (p) => p.id, (p) => card(table, p))}</ul>
    ${pieces.length ? nothing : html`<p class="faint">${t('none: they are turned up when a company has its movement/hazard phase')}</p>`}</section>`;
}
