/** The table of the journey: the ring road around piles and helpers, and the hands of the companions. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { around } from '/static/board.js';
import { faceName, hot, picture } from '/static/pieces.js';
import { vars } from '/static/vars.js';
import { sentence, t, tn } from '/static/words.js';
import { held, pile, shortName } from './cards.js';
import { fall } from './fall.js';
import { land } from './land.js';
import { fallen, ownHand, player, zone } from './seats.js';

/** @import {Option} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** @type {import('/static/types.js').Lay} */
export function lay(table, actions) {
  const { me, others } = around(table.view);
  return html`
    <div class="others" ${vars({ others: others.length })}>${others.map((s) => player(table, s))}</div>
    <section class="ring" aria-label=${t('Map')}>${land(table)}${payments(table) ?? middle(table)}</section>
    <div class="camp ${me && fallen(me) ? 'dark' : ''}">
      ${me ? player(table, me, true) : nothing}
      <div class="dock">${me ? ownHand(table, me) : nothing}${actions}</div>
    </div>
    ${fall(table)}`;
}

/** @param {import('/static/types.js').Face} face */
export const banner = (face) => (face.traits?.tile || face.traits?.figure ? '' : shortName(face));

/** what lies within the ring @param {Table} table */
function middle(table) {
  const helpers = zone(table, 'helpers');
  const pieces = helpers.pieces ?? [];
  const dark = table.view.seats.some(fallen);
  return html`<div class="middle">
    <div class="piles">${pile(table, zone(table, 'tile-stack'), 'tile-back')}${pile(table, zone(table, 'pile'), 'back')}${pile(table, zone(table, 'discard'), 'back')}</div>
    <div class="helpers" data-zone="helpers"><h2>${sentence(helpers.label)}</h2>
      <ul aria-label=${sentence(helpers.label)} ${vars({ n: Math.max(pieces.length, 1) })}>${repeat(pieces, (p) => p.id, (p, i) => held(table, p, { owner: '', own: false, dark: false, i, n: pieces.length }))}
        ${pieces.length ? nothing : html`<li class="faint">${t('none')}</li>`}</ul></div>
    ${chase(table)}${inReach(table)}
    <div class="piles dark">${pile(table, zone(table, 'dark-pile'), 'back-dark')}${dark ? pile(table, zone(table, 'dark-discard'), 'back-dark') : nothing}</div>
  </div>`;
}

/** On a phone the cards at the tiles are too small for a finger: those that can be clicked lie in the middle once more. @param {Table} table */
function inReach(table) {
  const cards = table.view.zones.filter((z) => z.id.startsWith('tile:') && !table.choice.at(z.id).length)
    .flatMap((z) => z.pieces ?? []).filter((p) => table.choice.at(p.id).length);
  if (!cards.length) return nothing;
  return html`<ul class="in-reach" aria-label=${t('Cards at this tile')}>${repeat(cards, (p) => p.id, (p) => html`<li class="card" data-art>
    ${picture(art('ringbearer', p.face ?? 'back'))}${hot(table, p.id, faceName(table.game.faces[p.face ?? '']))}</li>`)}</ul>`;
}

/** how near the riders are @param {Table} table */
function chase(table) {
  const on = (/** @type {string} */ face) => zone(table, 'figures').pieces?.find((p) => p.face === face)?.counters?.tile ?? 0;
  const n = on('fellowship') - on('riders');
  return html`<p class="chase ${n <= 2 ? 'near' : ''}"><span data-art>${picture(art('ringbearer', 'riders'))}</span>
    ${n > 0 ? tn('{n} tile behind the fellowship', '{n} tiles behind the fellowship', n) : t('come up with the fellowship: their next step catches it')}</p>`;
}

/** Every way to pay for the field just chosen, the cheapest first; the cards at the tile can be clicked as well. @param {Table} table */
function payments(table) {
  const { choice } = table;
  const onField = /^tile:\d+:/.test(choice.path.at(-1) ?? '');
  const open = choice.options.filter((o) => o.group === 'go' && (o.on?.length ?? 0) > choice.path.length);
  if (!onField || !open.length) return undefined;
  return html`<div class="middle paying"><h2>${t('What shall it be paid with?')}</h2>
    <ul>${open.map((o) => html`<li><button class="payment" data-hot=${`option ${o.text}`} aria-label=${sentence(o.words)} @click=${() => pay(table, o)}>
      ${paid(o).map((face) => html`<span class="card" data-art>${picture(art('ringbearer', face))}</span>`)}</button></li>`)}</ul></div>`;
}

/** the cards of a payment, as the option's text names them @param {Option} option */
const paid = (option) => option.text.split(' with ')[1]?.split(' ') ?? [];

/** clicks what is left to be clicked; who chose a payment is not asked whether he wants to add another card @param {Table} table @param {Option} option */
function pay(table, option) {
  for (const id of (option.on ?? []).filter((stem) => !table.choice.path.some((at) => at === stem || at.startsWith(`${stem}/`)))) table.click(id);
  /** @type {HTMLElement | null} */ (document.querySelector(`.offer [data-hot="${CSS.escape(`option ${option.text}`)}"]`))?.click();
}
