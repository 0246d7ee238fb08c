/** The table of the battle: the enemies with the Mordor cards beneath them, and the groups of each player. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { around } from '/static/board.js';
import { Choice } from '/static/options.js';
import { card, hot, picture, shortName } from '/static/pieces.js';
import { fan, points, standing } from '/static/seat.js';
import { vars } from '/static/vars.js';
import { say, sentence, t, tn } from '/static/words.js';

/** @import {Piece, Seat, Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

const TRIGGER = 3; // Mordor cards that make a counterattack
const ROOM = 6; // cards side by side before a player that are large enough for their names

/** @type {import('/static/types.js').Lay} */
export function lay(table, actions) {
  const { me, others } = around(table.view);
  const hand = table.view.zones.find((z) => z.kind === 'hand' && me && z.owner === me.id);
  return html`
    <div class="others" ${vars({ others: others.length })}>${others.map((s) => player(table, s))}</div>
    ${field(table)}
    <div class="camp">
      ${me ? player(table, me, true) : nothing}
      <div class="dock">${hand ? fan(table, hand) : nothing}${actions}</div>
    </div>`;
}

/** @param {import('/static/types.js').Face} face */
export const banner = (face) => (face.traits?.kind === 'mordor' ? '' : shortName(face));

/** @param {Table} table @param {string} id */
const zone = (table, id) => /** @type {Zone} */ (table.view.zones.find((z) => z.id === id));

/** the enemies from left to right, under each the Mordor card that lies there, and the piles at both sides @param {Table} table */
function field(table) {
  const enemies = zone(table, 'enemies').pieces ?? [];
  const mordor = zone(table, 'mordor').pieces ?? [];
  return html`<section class="field" aria-label=${t('The middle of the table')}>
    <div class="side-piles">${pile(table, zone(table, 'enemy-pile'), 'back-enemy')}${pile(table, zone(table, 'enemy-discard'), 'enemy-discard')}</div>
    <div class="front">
      <div class="foes" role="list" data-zone="enemies" aria-label=${sentence(zone(table, 'enemies').label)}>${repeat(enemies, (p) => p.id, (p) => slot(table, p))}
        ${enemies.length ? nothing : html`<li class="faint">${t('none')}</li>`}</div>
      <ol class="mordor" data-zone="mordor" aria-label=${sentence(zone(table, 'mordor').label)}>${Array.from({ length: TRIGGER }, (_, i) => {
        const piece = mordor[i];
        return piece ? html`<li class="laid">${threat(table, piece, i === TRIGGER - 1)}</li>` : html`<li class="free" aria-hidden="true"></li>`;
      })}</ol>
    </div>
    <div class="side-piles">${pile(table, zone(table, 'ring-pile'), 'back-ring')}${pile(table, zone(table, 'ring-discard'), 'ring-discard')}</div>
  </section>`;
}

/** a card in a place that may be narrower than itself @param {Table} table @param {Piece} piece */
const slot = (table, piece) => html`<div class="slot" role="presentation">${card(table, piece)}</div>`;

/** a Mordor card: only the text of the third counts @param {Table} table @param {Piece} piece @param {boolean} strikes */
function threat(table, piece, strikes) {
  const face = table.game.faces[piece.face ?? ''];
  return html`<span class="threat ${strikes ? 'strikes' : ''}" data-piece=${piece.id} data-face=${piece.face ?? ''} data-art>
    ${picture(art('battle', piece.face ?? ''))}<span class="unseen">${sentence(face?.name)}${strikes ? `: ${say(face?.text)}` : ''}</span></span>`;
}

/** @param {Table} table @param {Zone} held @param {string} look */
function pile(table, held, look) {
  const size = held.size ?? 0;
  const top = held.pieces?.at(-1);
  const name = `${sentence(held.label)}, ${tn('{n} card', '{n} cards', size)}`;
  const button = hot(table, held.id, name);
  return html`<div class="pile ${size ? '' : 'empty'} ${top ? 'open' : ''}" data-zone=${held.id} data-art data-says=${name}>
    ${picture(art('battle', top?.face ?? look))}<span class="unseen">${name}</span><b aria-hidden="true">${size}</b>
    <span class="caption" aria-hidden="true">${sentence(held.label)}</span>
    ${button}${top && button === nothing ? html`<button class="look" aria-label=${t('Look through: {what}', { what: name })} @click=${() => table.browse(held)}></button>` : nothing}</div>`;
}

/** @param {Table} table @param {Seat} seat @param {boolean} [own] */
function player(table, seat, own = false) {
  const id = seat.id;
  const groups = table.view.zones.filter((z) => z.id.startsWith(`group:${id}:`) && !z.hint?.new);
  const fresh = zone(table, `group:${id}:new`);
  const hand = zone(table, `hand:${id}`);
  const free = own || !groups.length ? 1 : 0; // room for a group to come
  const cards = groups.reduce((sum, z) => sum + (z.pieces?.length ?? 0), 0);
  const spread = groups.length + free + 0.4 * (cards - groups.length); // how many cards wide they are at least
  return html`<section class="seat crest-${id} ${spread > ROOM ? 'crowd' : ''} ${own ? 'own' : ''} ${seat.to_act ? 'acts' : ''}" aria-labelledby="name-${id}">
    <div class="arms"><span class="crest" data-art>${picture(art('battle', `crest-${id}`))}</span>
      <p class="score"><span aria-hidden="true">${seat.score ?? 0}</span><span class="unseen">${points(table.game, seat.score)}</span></p></div>
    <div class="who">
      <div class="head"><h2 id="name-${id}"><span class="named">${seat.name}</span></h2>${standing(table, seat)}</div>
      <dl class="stats">${(seat.stats ?? []).map(([label, n]) => html`<div><dt>${say(label)}</dt> <dd>${n}</dd></div>`)}</dl>
      <div class="won">${trophies(table, zone(table, `beaten:${id}`))}${trophies(table, zone(table, `received:${id}`))}
        ${own ? nothing : html`<span class="held" data-zone=${hand.id}></span>`}</div>
    </div>
    <div class="groups" ${vars({ g: groups.length + free, n: cards + free })}>${groups.map((z) => group(table, z))}${newGroup(table, fresh)}</div>
  </section>`;
}

/** companions side by side, each far enough out that its symbols can be seen @param {Table} table @param {Zone} held */
function group(table, held) {
  const pieces = held.pieces ?? [];
  const name = sentence(held.label);
  const still = { ...table, choice: new Choice([]) }; // what is done with the group is not offered on each of its cards as well
  const named = (/** @type {Piece} */ p) => table.choice.picked(p.id) || table.choice.at(p.id).some((o) => o.on?.includes(p.id));
  return html`<div class="group ${table.choice.picked(held.id) ? 'raised' : ''}" data-zone=${held.id} ${vars({ r: pieces.length })}>
    <span class="number" aria-hidden="true">${held.hint?.number ?? ''}</span>
    <div class="line" role="list" aria-label=${name}>${repeat(pieces, (p) => p.id, (p) => slot(named(p) ? table : still, p))}</div>
    ${hot(table, held.id, name)}</div>`;
}

/** the place for a new group, while something can be laid there @param {Table} table @param {Zone} fresh */
function newGroup(table, fresh) {
  const button = fresh ? hot(table, fresh.id, sentence(fresh.label)) : nothing;
  return button === nothing ? nothing : html`<div class="group new" data-zone=${fresh.id}><span aria-hidden="true">+</span><span aria-hidden="true">${sentence(fresh.label)}</span>${button}</div>`;
}

/** enemies beaten, or companions received: small cards one over the other @param {Table} table @param {Zone} held */
function trophies(table, held) {
  const pieces = held.pieces ?? [];
  const name = sentence(held.label);
  return html`<div class="trophies" data-zone=${held.id} ${vars({ n: Math.max(pieces.length, 2) })}>
    ${pieces.length ? html`<div class="line" role="list" aria-label=${name}>${repeat(pieces, (p) => p.id, (p) => slot(table, p))}</div>` : nothing}${hot(table, held.id, name)}</div>`;
}
