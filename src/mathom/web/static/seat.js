/** One player at the table: who, how many points, and what lies before him. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { art } from './api.js';
import { cards, hot, market, picture, shortName, stack, tiles } from './pieces.js';
import { vars } from './vars.js';
import { say, sentence, t, tn } from './words.js';

/** @import {Game, Seat, Zone} from './types.js' */
/** @import {Table} from './pieces.js' */

/** a score in words, where the game counts something @param {Game} game @param {number} [n] */
export const points = (game, n = 0) => (game.points ? say({ ...game.points, args: { n } }) : '');

/** @param {Table} table @param {Seat} seat @param {boolean} own */
export function seatPanel(table, seat, own) {
  const zones = table.view.zones.filter((z) => z.owner === seat.id);
  const of = (/** @type {string} */ kind) => zones.filter((z) => z.kind === kind);
  const hand = of('hand')[0];
  const rows = of('row');
  const rest = zones.filter((z) => !['hand', 'row', 'pool'].includes(z.kind) && !z.hint?.beside);
  return html`<section class="seat panel crest-${seat.id % 5} ${own ? 'own' : ''} ${seat.to_act ? 'acts' : ''}" aria-labelledby="name-${seat.id}">
    <div class="arms"><span class="crest" data-art>${picture(art(table.view.game, `crest-${seat.id % 5}`))}</span>
      ${table.game.points ? html`<p class="score"><span aria-hidden="true">${seat.score ?? 0}</span><span class="unseen">${points(table.game, seat.score)}</span></p>` : nothing}</div>
    <div class="who">
      <div class="head"><h2 id="name-${seat.id}"><span class="named">${seat.name}</span>${marks(table, seat)}</h2>${standing(table, seat)}</div>
      <dl class="stats">${(seat.stats ?? []).map(([label, n]) => html`<div><dt>${say(label)}</dt> <dd>${n}</dd></div>`)}</dl>
      <div class="holds">${of('pool').map((z) => tiles(table, z))}${!hand || own ? nothing : hand.pieces?.length ? opened(table, hand) : backs(table, hand)}
        ${zones.filter((z) => z.hint?.beside).map((z) => aside(table, z))}</div>
    </div>
    ${rows.length ? html`<div class="rows">${rows.map((z) => row(table, z))}</div>` : nothing}
    ${rest.map((z) => (z.kind === 'stack' ? stack(table, z) : market(table, z)))}
  </section>`;
}

/** @param {Table} table @param {Seat} seat */
function marks(table, seat) {
  return (seat.marks ?? []).map((m) => html`<span class="mark" data-art data-says=${say({ text: m })}>
    ${picture(art(table.view.game, m), say({ text: m }))}</span>`);
}

/** whether a bot plays, thinks, or somebody is away @param {Table} table @param {Seat} seat */
export function standing(table, seat) {
  const { players, here } = table;
  const bot = players.kinds[seat.id] === 'bot';
  const held = table.mine.includes(seat.id);
  const away = !bot && here !== null && !here.includes(seat.id);
  const level = say({ text: players.levels[seat.id] ?? '' });
  return html`<p class="standing">
    ${bot ? html`<span class="badge">${level ? t('bot, {level}', { level }) : t('bot')}</span>` : nothing}
    ${!bot && !held && !away && seat.to_act && here !== null ? html`<span class="thinks">${t('choosing')}<i></i><i></i><i></i></span>` : nothing}
    ${bot && seat.to_act && here !== null ? html`<span class="thinks">${t('thinking')}<i></i><i></i><i></i></span>` : nothing}
    ${away ? html`<span class="badge away">${t('away')}</span>` : nothing}
    ${away && table.replace ? html`<button class="small signed" data-sign="⚙" title=${t('Let a bot play')} @click=${() => table.replace?.(seat.id)}><span>${t('Let a bot play')}</span></button>` : nothing}
    ${!bot && held && table.replace && seat.id === table.view.viewer && !table.view.result
      ? html`<button class="quiet" data-sign="⚙" title=${t('Let a bot play for me')} @click=${() => table.replace?.(seat.id)}><span>${t('Let a bot play for me')}</span></button>` : nothing}
    ${bot && held && table.takeBack ? html`<button class="small" @click=${() => table.takeBack?.(seat.id)}>${t('Take my seat back')}</button>` : nothing}
  </p>`;
}

/** another's hand where all cards are open @param {Table} table @param {Zone} hand */
const opened = (table, hand) =>
  html`<ul class="opened" data-zone=${hand.id} aria-label=${sentence(hand.label)}>${cards(table, hand.pieces ?? [])}</ul>`;

/** a hand that this viewer may not see @param {Table} table @param {Zone} hand */
function backs(table, hand) {
  const size = hand.size ?? 0;
  return html`<p class="backs" data-zone=${hand.id} ${vars({ n: size })}>
    <span class="unseen">${sentence(hand.label)}: ${tn('{n} card', '{n} cards', size)}</span>
    ${Array.from({ length: Math.min(size, 12) }, () => html`<i data-art>${picture(art(table.view.game, 'back'))}</i>`)}${hot(table, hand.id, sentence(hand.label))}</p>`;
}

/** a small mark: what is known of a hand, shown on request @param {Table} table @param {Zone} zone */
function aside(table, zone) {
  const size = zone.size ?? 0;
  const name = `${sentence(zone.label)}, ${tn('{n} card', '{n} cards', size)}`;
  return html`<button class="known" data-zone=${zone.id} data-says=${name} aria-label=${t('Look through: {what}', { what: name })} @click=${() => table.browse(zone)}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M1.5 12C5 5.5 19 5.5 22.5 12C19 18.5 5 18.5 1.5 12Z" /><circle cx="12" cy="12" r="3.5" /></svg>${size}</button>`;
}

/** @param {Table} table @param {Zone} zone */
function row(table, zone) {
  const pieces = zone.pieces ?? [];
  const colour = zone.hint?.colour;
  const name = sentence(zone.label);
  return html`<div class="row ${zone.hint?.scores ? 'scores' : ''}" data-zone=${zone.id} data-art ${vars({ n: pieces.length })}>
    ${pieces.length ? html`<ul aria-label=${name}>${cards(table, pieces)}</ul>`
      : html`<span class="unseen">${name}: ${t('empty')}</span>${colour ? html`<span class="sign" data-art>${picture(art(table.view.game, `colour-${colour}`))}<span class="whole" aria-hidden="true">${say({ text: String(colour) })}</span></span>` : nothing}`}
    ${pieces.length > 1 ? html`<span class="count" aria-hidden="true">${pieces.length}</span>` : nothing}
    ${zone.hint?.scores ? html`<span class="unseen">${t('counts here')}</span>` : nothing}
    ${hot(table, zone.id, name)}</div>`;
}

/** the own hand, as a fan @param {Table} table @param {Zone} hand */
export function fan(table, hand) {
  const pieces = hand.pieces ?? [];
  const names = pieces.slice(0, -1).map((p) => table.game.faces[p.face ?? '']).map((face) => (face ? shortName(face).length : 0));
  return html`<section class="hand" aria-labelledby="hand-title">
    <h2 id="hand-title" class="unseen">${t('Your hand')}: ${tn('{n} card', '{n} cards', pieces.length)}</h2>
    <ul data-zone=${hand.id} ${vars({ n: Math.max(pieces.length, 1), longest: Math.max(0, ...names) })} aria-labelledby="hand-title">
      ${cards(table, pieces)}</ul>
    ${hot(table, hand.id, t('Your hand'))}
  </section>`;
}
