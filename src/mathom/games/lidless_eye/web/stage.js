/** What is under way between the companies: the chain of effects as a stack, the attack, the strike with its sums and dice. */

import { html, nothing, svg } from '/static/vendor/lit-html/lit-html.js';
import { art } from '/static/api.js';
import { picture } from '/static/pieces.js';
import { vars } from '/static/vars.js';
import { say, sentence, t, tn } from '/static/words.js';
import { card, chip, faceOf } from './cards.js';
import { way } from './ways.js';

/** @import {Event, Piece, View, Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** @param {Table} table @param {string} id @returns {Zone | undefined} */
const zone = (table, id) => table.view.zones.find((z) => z.id === id);

/** @param {Table} table */
export function stage(table) {
  const [chain, attack, strike, check, events] = ['chain', 'attack', 'strike', 'check', 'events'].map((id) => zone(table, id));
  const busy = chain?.pieces?.length || attack || check;
  const moving = table.view.zones.find((z) => z.hint?.limit !== undefined);
  const rolls = lastRolls(table.view);
  return html`<div class="stage ${busy ? 'busy' : ''}">
    ${chain ? links(table, chain) : nothing}
    ${attack ? (attack.hint?.clash ? company(table, attack) : foe(table, attack)) : nothing}
    ${strike && !check ? sums(table, strike) : nothing}
    ${check ? tried(table, check) : nothing}
    ${rolls.length ? dice(rolls) : nothing}
    ${events?.pieces?.length ? html`<div class="events" data-zone="events"><h2>${sentence(events.label)}</h2><ul>${events.pieces.map((p) => chip(table, p))}</ul></div>` : nothing}
    ${busy ? nothing : moving ? passage(table, moving) : rolls.length || events?.pieces?.length ? nothing : turn(table)}
  </div>`;
}

/** what was declared last lies first, and comes true first @param {Table} table @param {Zone} chain */
function links(table, chain) {
  const pieces = chain.pieces ?? [];
  if (!pieces.length) return html`<span class="chain" data-zone="chain"></span>`;
  return html`<div class="chain" data-zone="chain"><h2>${sentence(chain.label)}</h2>
    <ol>${[...pieces].reverse().map((p, i) => html`<li class="link by-${p.counters?.seat ?? 0}" data-says=${t('declared by {who}', { who: table.view.seats[p.counters?.seat ?? 0]?.name ?? t('The hazard deck') })}>
      <span class="order" aria-hidden="true">${i + 1}</span><ul>${card(table, { ...p, counters: {} })}</ul></li>`)}</ol></div>`;
}

/** the attacker with his figures @param {Table} table @param {Zone} attack */
function foe(table, attack) {
  const piece = /** @type {Piece} */ (attack.pieces?.[0]);
  const { strikes = 0, prowess = 0, body = 0, left = 0, each, detainment, automatic } = /** @type {Record<string, number>} */ (attack.hint ?? {});
  const facts = [
    each ? t('a strike for each character') : tn('{n} strike', '{n} strikes', strikes), t('prowess {n}', { n: prowess }), ...(body ? [t('body {n}', { n: body })] : []),
    ...(left ? [tn('{n} strike left', '{n} strikes left', left)] : []), ...(detainment ? [t('detainment')] : [])];
  return html`<div class="attack" data-zone="attack">
    <div class="attacker ${automatic ? 'wide' : ''}" data-face=${piece.face ?? ''} data-art>${picture(art(table.view.game, piece.face ?? ''))}</div>
    <div><h2>${automatic ? t('automatic-attack') : say(faceOf(table, piece)?.name)}</h2><p>${facts.map((f) => html`<span>${f}</span>`)}</p></div></div>`;
}

/** who attacks when one company attacks another, and the strikes that are still to be fought @param {Table} table @param {Zone} attack */
function company(table, attack) {
  const { strikes = 0, left = 0 } = /** @type {Record<string, number>} */ (attack.hint ?? {});
  const bouts = table.view.zones.filter((z) => z.id.startsWith('bout:'));
  const facts = [tn('{n} strike', '{n} strikes', strikes), ...(left ? [tn('{n} strike left', '{n} strikes left', left)] : [])];
  return html`<div class="attack clash" data-zone="attack">
    ${(attack.pieces ?? []).map((p) => html`<div class="attacker" data-face=${p.face ?? ''} data-art>${picture(art(table.view.game, p.face ?? ''))}</div>`)}
    <div><h2>${sentence(attack.label)}</h2><p>${facts.map((f) => html`<span>${f}</span>`)}</p>
    ${bouts.length ? html`<ul class="bouts">${bouts.map((z) => html`<li data-zone=${z.id}>${sentence(z.label)}</li>`)}</ul>` : nothing}</div></div>`;
}

/** both sums, part by part: 5 + 6 − 1 tapped = 10 against 9 @param {Table} table @param {Zone} strike */
function sums(table, strike) {
  const { total, against, beaten, equal, struck, of, opposed } = /** @type {Record<string, number>} */ (strike.hint ?? {});
  const parts = (/** @type {string} */ side) => (strike.pieces ?? []).filter((p) => p.marks?.[0] === side);
  const rolled = of === undefined;
  /** @type {[string, number, string][]} */
  const odds = [['good', beaten ?? 0, t('beaten off')], ['even', equal ?? 0, t('equal')], ['bad', struck ?? 0, t('hit')]];
  return html`<div class="strike" data-zone="strike"><p class="unseen">${sentence(strike.label)}</p>
    <div class="sum" aria-hidden="true">${parts('defence').map((p, i) => part(table, p, i))}
      ${parts('defence').length > 1 ? html`<span class="part total"><b>= ${total}</b></span>` : nothing}${rolled ? nothing : html`<span class="part roll"><b>+ ${die(0)}${die(0)}</b><small>${t('the roll')}</small></span>`}
      <span class="part versus"><small>${t('against')}</small></span>
      ${parts('attack').map((p, i) => part(table, p, i))}${parts('attack').length > 1 ? html`<span class="part total"><b>= ${against}</b></span>` : nothing}${opposed && !rolled ? html`<span class="part roll"><b>+ ${die(0)}${die(0)}</b><small>${t("opponent's roll")}</small></span>` : nothing}</div>
    ${rolled ? nothing : chances(odds, of)}</div>`;
}

/** how many of all rolls end how @param {[string, number, string][]} odds @param {number} of */
function chances(odds, of) {
  return html`<p class="odds" aria-hidden="true">${odds.map(([side, n, words]) => (n ? html`<i class=${side} ${vars({ n: (n * 36) / of })}>${words} ${t('{n} of {all}', { n, all: of })}</i>` : nothing))}</p>`;
}

/** a check before its roll: who makes it, what is added to the dice, what they stand against @param {Table} table @param {Zone} check */
function tried(table, check) {
  const { what, who, card: won } = /** @type {Record<string, string>} */ (check.hint ?? {});
  const { total = 0, against = 0, good = 0, even = 0, bad = 0, of = 36 } = /** @type {Record<string, number>} */ (check.hint ?? {});
  const parts = (/** @type {string} */ side) => (check.pieces ?? []).filter((p) => p.marks?.[0] === side);
  const [added, burden] = [parts('added'), parts('against')];
  /** @type {[string, number, string][]} */
  const odds = what === 'corruption' ? [['good', good, t('unharmed')], ['even', even, t('tapped')], ['bad', bad, t('lost')]] : [['good', good, t('won')], ['bad', bad, t('not won')]];
  const dice = html`<b>${die(0)}${die(0)}</b>`;
  return html`<div class="checked">${[who, won].filter(Boolean).map((face) => html`<div class="attacker" data-face=${face ?? ''} data-art>${picture(art(table.view.game, face ?? ''))}</div>`)}
    <div class="strike" data-zone="check"><h2>${what === 'corruption' ? t('corruption check') : t('influence check')}</h2><p class="unseen">${sentence(check.label)}</p>
      <div class="sum" aria-hidden="true"><span class="part roll">${dice}<small>${t('the roll')}</small></span>
        ${added.map((p) => part(table, p, 1))}${what === 'attempt' ? html`<span class="part roll"><b>− ${die(0)}${die(0)}</b><small>${t("opponent's roll")}</small></span>` : nothing}
        ${added.length > 1 ? html`<span class="part total"><b>${total < 0 ? '−' : '+'} ${Math.abs(total)}</b><small>${t('in all')}</small></span>` : nothing}
        <span class="part versus"><small>${t('against')}</small></span>
        ${burden.length ? burden.map((p, i) => part(table, p, i)) : html`<span class="part"><b>0</b></span>`}${burden.length > 1 ? html`<span class="part total"><b>= ${against}</b></span>` : nothing}</div>
      ${chances(odds, of)}</div></div>`;
}

/** a company on its way: what it passes, where it goes, how many hazards may still come @param {Table} table @param {Zone} company */
function passage(table, company) {
  const { site, to, path, way: named, limit = 0 } = company.hint ?? {};
  const faces = table.game.faces;
  const regions = to ? way(faces, String(site), String(to), named ? String(named) : undefined) : [];
  const kinds = path ? String(path).split(',') : [];
  const place = (/** @type {unknown} */ id) => html`<li class="end" data-face=${`site-${id}`}><span class="icon" data-art>${picture(art(table.view.game, `icon-${faces[`site-${id}`]?.traits?.site ?? ''}`))}</span>${say(faces[`site-${id}`]?.name)}</li>`;
  return html`<div class="passage"><ol>${place(site)}${kinds.map((kind, i) => html`<li data-face=${`region-${regions[i] ?? ''}`}><span class="icon" data-art>${picture(art(table.view.game, `icon-${kind}`))}</span>${say(faces[`region-${regions[i] ?? ''}`]?.name)}</li>`)}${to ? place(to) : nothing}</ol>
    <p>${to ? nothing : html`${t('The company does not move.')} `}${tn('{n} hazard may still come', '{n} hazards may still come', Number(limit))}</p></div>`;
}

/** nothing is under way: the phases of the turn, and which one it is @param {Table} table */
function turn(table) {
  const phases = /** @type {[string, string][]} */ ([['untap', t('untap')], ['organization', t('organization')], ['long-event', t('long-events')], ['movement/hazard', t('movement/hazard')], ['site', t('site')], ['end of', t('end of turn')]]);
  const now = phases.findIndex(([key]) => table.view.phase.text.startsWith(key));
  if (now < 0) return html`<p class="faint">${sentence(table.view.phase)}</p>`;
  return html`<ol class="turn-track" aria-label=${t('The turn')}>${phases.map(([, name], i) => html`<li class=${i === now ? 'now' : ''} aria-current=${i === now ? 'step' : nothing}>${name}</li>`)}</ol>`;
}

/** one number of a sum, and who gives it @param {Table} table @param {Piece} piece @param {number} i */
function part(table, piece, i) {
  const n = piece.counters?.amount ?? 0;
  const word = piece.face ? say(faceOf(table, piece)?.name) : say({ text: piece.marks?.[1] ?? '' });
  return html`<span class="part" data-face=${piece.face ?? ''}><b>${i === 0 ? '' : n < 0 ? '− ' : '+ '}${i === 0 ? n : Math.abs(n)}</b><small>${word}</small></span>`;
}

// -- dice

/** @typedef {{a: number, b: number, words: Event, lines: Event[]}} Throw  two dice, and what came of them */
/** @type {{seq: number, throws: Throw[]} | undefined} the last rolls this page has seen, kept for a while */ let seen;

/** the last two rolls, such as a strike and the body check after it @param {View} view */
function lastRolls(view) {
  /** @type {Throw[]} */ const throws = [];
  for (const event of view.events ?? []) {
    const [a, b] = event.dice ?? [];
    if (a && b) throws.push({ a, b, words: event, lines: [] });
    else if (event.kind === 'say') throws.at(-1)?.lines.push(event);
  }
  if (throws.length) seen = { seq: view.seq, throws: throws.slice(-2) };
  return seen && seen.seq <= view.seq && view.seq - seen.seq < 8 ? seen.throws : [];
}

/** @param {Throw[]} throws */
function dice(throws) {
  return html`<div class="rolled">${throws.map(({ a, b, words, lines }) => html`<div class="throw"><p class="dice">${die(a)}${die(b)}</p>
    <div><small>${sentence(words.words)}</small>${lines.slice(0, 3).map((e) => html`<p>${sentence(e.words)}</p>`)}</div></div>`)}</div>`;
}

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** a die; 0: not yet rolled @param {number} n */
function die(n) {
  return html`<svg class="die ${n ? '' : 'unrolled'}" viewBox="0 0 30 30" aria-hidden="true"><rect x="1" y="1" width="28" height="28" rx="6"></rect>
    ${(PIPS[n] ?? []).map((p) => pip(p))}</svg>`;
}

/** @param {number} at */
const pip = (at) => svg`<circle cx=${7 + (at % 3) * 8} cy=${7 + Math.floor(at / 3) * 8} r="2.6"></circle>`;
