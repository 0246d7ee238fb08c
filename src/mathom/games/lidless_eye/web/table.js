/** The table of The Lidless Eye: the companies of oneself and of opponents around a stage for chains and fights, map and card reader beside. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { around } from '/static/board.js';
import { hot, picture } from '/static/pieces.js';
import { standing } from '/static/seat.js';
import { vars } from '/static/vars.js';
import { say, sentence, t, tn } from '/static/words.js';
import { hazardDeck, hazards, turnedUp } from './alone.js';
import { asked } from './asked.js';
import { card } from './cards.js';
import { companies, share } from './companies.js';
import { choosing, land, search } from './land.js';
import { reader } from './reader.js';
import { onShow, round, side } from './round.js';

export { advise } from './advice.js';
export { cover, read, topic, trait } from './reader.js';
import { stage } from './stage.js';

/** @import {Piece, Seat, Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** @type {import('/static/types.js').Lay} */
export function lay(table, actions) {
  const { me, others } = around(table.view);
  const own = me ?? others[0];
  const foes = me ? others : others.slice(1);
  const shown = onShow(table, foes);
  const foe = shown[0];
  const hand = table.view.zones.find((z) => z.kind === 'hand' && me && z.owner === me.id);
  const map = choosing(table);
  const night = turnedUp(table);
  return html`
    <div class="west">${map ? nothing : land(table)}${reader()}${own ? player(table, own, 'own') : nothing}</div>
    ${night ? hazardDeck(table, pile) : nothing}${foes.length > 1 ? html`<div class="foes">${shown.length > 1 ? html`<div class="pair">${shown.map((seat) => player(table, seat, 'foe'))}</div>${round(table, foes, shown)}` : html`${round(table, foes, shown)}${foe ? player(table, foe, 'foe') : nothing}`}</div>` : foe ? player(table, foe, 'foe') : nothing}
    <section class="field" aria-label=${t('The companies')} ${vars({ foe: share(table, foe), own: share(table, own) })}>
      ${map ? search(table) : asked(table) ?? html`${night ? hazards(table, night) : nothing}${shown.length > 1 ? html`<div class="beside" ${vars({ share: Math.max(...shown.map((seat) => share(table, seat))) })}>${shown.map((seat) => companies(table, seat))}</div>` : foe ? companies(table, foe) : nothing}${stage(table)}${own ? companies(table, own) : nothing}`}
    </section>
    <div class="dock">${hand ? held(table, hand) : nothing}${actions}</div>`;
}

/** @param {Table} table @param {string} id */
const zone = (table, id) => table.view.zones.find((z) => z.id === id);

/** points by kind, influence, piles @param {Table} table @param {Seat} seat @param {string} place */
function player(table, seat, place) {
  const id = seat.id;
  const piles = /** @type {[string, string][]} */ ([
    ...(place === 'own' && zone(table, `hand:${id}`)?.pieces?.length ? [] : [['hand', t('hand')]]), ['deck', t('deck')], ['discard', t('discard')],
    ['sideboard', t('side')], ['stored', t('points')], ['factions', t('factions')], ['out', t('removed')]]);
  return html`<section class="seat crest-${id} ${place} ${seat.to_act ? 'acts' : ''}" aria-labelledby="name-${id}">
    <div class="arms"><span class="crest" data-art>${picture(art(table.view.game, `crest-${id}`))}</span>
      <p class="score"><span aria-hidden="true">${seat.score ?? 0}</span><span class="unseen">${tn('{n} marshalling point', '{n} marshalling points', seat.score ?? 0)}</span></p></div>
    <div class="who">
      <div class="head"><h2 id="name-${id}"><span class="named">${seat.name}</span></h2>${seat.marks?.includes('active') ? html`<span class="badge">${t('at turn')}</span>` : nothing}
        ${seat.marks?.includes('last') ? html`<span class="badge">${t('last turn')}</span>` : nothing}${seat.marks?.includes('out') ? html`<span class="badge">${t('has dropped out')}</span>` : nothing}${side(seat)}${standing(table, seat)}</div>
      <dl class="stats">${(seat.stats ?? []).map(([label, n]) => html`<div class=${n ? '' : 'none'}><dt>${say(label)}</dt> <dd>${n}</dd></div>`)}</dl>
    </div>
    <div class="piles">${piles.map(([name, caption]) => pile(table, zone(table, `${name}:${id}`), caption))}</div>
    ${hot(table, `seat:${id}`, seat.name)}
  </section>`;
}

/** @param {Table} table @param {Zone | undefined} held @param {string} caption */
function pile(table, held, caption) {
  if (!held) return nothing;
  const size = held.size ?? 0;
  const top = held.pieces?.at(-1);
  const name = `${sentence(held.label)}, ${tn('{n} card', '{n} cards', size)}`;
  const can = hot(table, held.id, name);
  return html`<div class="pile ${size ? '' : 'empty'}" data-zone=${held.id} data-art data-says=${name}>
    ${picture(art(table.view.game, top?.face ?? 'back-card'))}<span class="unseen">${name}</span><b aria-hidden="true">${size}</b><small aria-hidden="true">${caption}</small>
    ${can !== nothing ? can : top ? html`<button class="look" aria-label=${t('Look through: {what}', { what: name })} @click=${() => table.browse(held)}></button>` : nothing}</div>`;
}

/** the own hand: a fan, with a choice of what is shown brightly @param {Table} table @param {Zone} hand */
function held(table, hand) {
  const pieces = hand.pieces ?? [];
  const kinds = /** @type {[string, string][]} */ ([['all', t('all')], ['character', t('characters')], ['resource', t('resources')], ['hazard', t('hazards')], ['playable', t('playable now')]]);
  return html`<section class="hand" aria-labelledby="hand-title">
    <h2 id="hand-title" class="unseen">${t('Your hand')}: ${tn('{n} card', '{n} cards', pieces.length)}</h2>
    <fieldset class="filter"><legend class="unseen">${t('Show')}</legend>${kinds.map(([key, name], i) => html`
      <label><input type="radio" name="hand-filter" value=${key} ?checked=${i === 0}>${name}</label>`)}</fieldset>
    <ul data-zone=${hand.id} ${vars({ n: Math.max(pieces.length, 1) })} aria-labelledby="hand-title">
      ${repeat(pieces, (p) => p.id, (p, i) => card(table, p, { i, n: pieces.length }))}</ul>
    ${hot(table, hand.id, t('Your hand'))}
  </section>`;
}

/** a pile looked through: every card with what it says @param {Table} table @param {readonly Piece[]} pieces */
export const look = (table, pieces) => pieces.map((p) => html`<li class="entry"><ul>${card(table, p)}</ul><p>${say(table.game.faces[p.face ?? '']?.text)}</p></li>`);
