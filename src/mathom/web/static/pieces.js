/** Cards and tiles. The picture is the server's; the words on it are text, so that they translate and can be read aloud. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { repeat } from './vendor/lit-html/directives/repeat.js';
import { art } from './api.js';
import { Choice } from './options.js';
import { picture } from './pictures.js';
import { vars } from './vars.js';
import { say, sentence, t, tn } from './words.js';

export { picture };

/** @import {Face, Game, Option, Piece, Players, View, Zone} from './types.js' */

/** @typedef {object} Table  what is on show, and what a click does
 * @property {Game} game
 * @property {View} view
 * @property {Players} players
 * @property {Choice} choice
 * @property {(id: string) => void} click
 * @property {(zone: Zone) => void} browse
 * @property {(zone: Zone, title: string) => void} [bring]  lets one write what a zone asks for
 * @property {string[]} hinted  ids or stems of what a hint points at
 * @property {number[] | null} here  the seats with a page open; null where nobody is waited for
 * @property {(seat: number) => void} [replace]  lets a bot play a seat
 * @property {(seat: number) => void} [takeBack]
 * @property {() => void} [redraw]  shows it anew, where a table has something of its own to choose
 * @property {number[]} mine  the seats played on this page */

const SPREAD = 4; // cards shown of a pile without an order

/** how many there are, and how many rows they make where 1, 2, 3 … stand side by side @param {number} n */
const rows = (n) => ({ n, ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((side) => [`r${side}`, Math.max(1, Math.ceil(n / side))])) });

/** the mark of what the printed rules do not tell and we filled in */
export const RECONSTRUCTED = '°';

/** @param {Face | undefined} face */
export function faceName(face) {
  if (!face) return t('hidden card');
  return say(face.name) + (face.provenance === 'reconstructed' ? RECONSTRUCTED : '');
}

/** what fits on a card: its trait, where the face has one beside its colour @param {Face} face */
export function shortName(face) {
  return sentence(face.name.args?.trait ? /** @type {any} */ (face.name.args.trait) : face.name);
}

/** what a click on a thing would do, in words @param {string} name @param {readonly Option[]} options @param {Choice} choice */
export function promise(name, options, choice) {
  const first = options[0];
  const done = options.length === 1 && first && (first.on?.length ?? 0) === choice.path.length + 1;
  if (!done) return t('{thing}: choose', { thing: name });
  return first.note ? `${sentence(first.words)} (${say(first.note)})` : sentence(first.words);
}

/** the button over a thing that can be clicked now, or nothing
 * @param {Table} table @param {string} id @param {string} name */
export function hot(table, id, name) {
  const options = table.choice.at(id);
  if (table.choice.picked(id))
    return html`<button class="hot picked" data-hot=${id} aria-pressed="true" aria-label=${t('{thing}: chosen', { thing: name })}
      @click=${() => table.click(id)}></button>`;
  if (!options.length) return nothing;
  const hinted = table.hinted.some((stem) => id === stem || id.startsWith(`${stem}/`));
  return html`<button class="hot ${hinted ? 'hinted' : ''}" data-hot=${id}
    aria-label=${promise(name, options, table.choice)} @click=${() => table.click(id)}></button>`;
}

/** @param {Table} table @param {Piece} piece @param {number} [index] @param {number} [count] */
export function card(table, piece, index = 0, count = 1) {
  const face = piece.face ? table.game.faces[piece.face] : undefined;
  const traits = face?.traits ?? {};
  const name = faceName(face);
  const label = face ? shortName(face) : '';
  const button = hot(table, piece.id, name);
  const style = { i: index, n: count, letters: Math.max(label.length, 8) };
  return html`<li class="card ${piece.kind ?? 'card'} ${traits.colour ?? 'none'} ${table.choice.picked(piece.id) ? 'raised' : ''}"
    data-piece=${piece.id} data-face=${piece.face ?? ''} data-art ${vars(style)}>
    ${picture(art(table.view.game, piece.face ?? 'back'))}
    ${face ? html`<span class="ribbon" aria-hidden="true">${label}</span><span class="whole" aria-hidden="true">${name}</span>` : nothing}
    ${button === nothing ? html`<span class="unseen">${name}</span>` : button}${counters(piece)}
  </li>`;
}

/** @param {Piece} piece */
function counters(piece) {
  const all = Object.entries(piece.counters ?? {});
  return all.length ? html`<span class="counters">${all.map(([what, n]) => html`<b>${say({ text: what })} ${n}</b>`)}</span>` : nothing;
}

/** @param {Table} table @param {readonly Piece[]} pieces */
export const cards = (table, pieces) =>
  repeat(pieces, (p) => p.id, (p, i) => card(table, p, i, pieces.length));

/** @param {Table} table @param {Zone} zone */
export function tiles(table, zone) {
  return html`<ul class="tiles" data-zone=${zone.id} aria-label=${sentence(zone.label)}>
    ${repeat(zone.pieces ?? [], (p) => p.id, (p) => {
      const face = p.face ? table.game.faces[p.face] : undefined;
      return html`<li class="tile" data-piece=${p.id} data-face=${p.face ?? ''} data-art>
        ${picture(art(table.view.game, p.face ?? 'back'))}
        <span class="whole" aria-hidden="true">${face?.traits?.value ?? ''}</span>
        <span class="unseen">${faceName(face)}</span>${hot(table, p.id, faceName(face))}</li>`;
    })}</ul>`;
}

/** A face-down or face-up pile: its top card and how many there are. Where a game does not know in which order the cards lie
 * (`hint.mixed`), none is shown as the top one: some of them lie spread. @param {Table} table @param {Zone} zone */
export function stack(table, zone) {
  const pieces = zone.pieces ?? [];
  const top = pieces.at(-1);
  const size = zone.size ?? 0;
  const mixed = !!zone.hint?.mixed && size > 1;
  const name = `${sentence(zone.label)}, ${tn('{n} card', '{n} cards', size)}`;
  const button = hot(table, zone.id, name);
  const look = top && button === nothing;
  const still = button === nothing ? table : { ...table, choice: new Choice([]) };
  return html`<div class="stack ${size ? '' : 'empty'} ${top ? 'open' : 'closed'} ${mixed ? 'mixed' : ''}" data-zone=${zone.id} data-says=${name}>
    <ul aria-label=${name}>${!size ? html`<li class="card none"><span class="unseen">${t('empty')}</span></li>`
      : mixed ? cards(still, some(pieces)) : card(still, top ?? { id: `${zone.id}/top` })}</ul>
    ${button}
    ${look ? html`<button class="look" aria-label=${t('Look through: {what}', { what: name })} @click=${() => table.browse(zone)}></button>` : nothing}
    <span class="count" aria-hidden="true">${size}</span>
    <span class="caption" aria-hidden="true">${sentence(zone.label)}</span>
  </div>`;
}

/** a few of many, all different, from the whole of them @param {readonly Piece[]} pieces */
function some(pieces) {
  const kinds = [...new Map(pieces.map((p) => [p.face, p])).values()];
  return kinds.length <= SPREAD ? kinds : Array.from({ length: SPREAD }, (_, i) => kinds[Math.floor((i * kinds.length) / SPREAD)] ?? kinds[0]).filter((p) => p !== undefined);
}

/** any other zone: its pieces side by side under its name @param {Table} table @param {Zone} zone */
export function market(table, zone) {
  const pieces = zone.pieces ?? [];
  return html`<div class="market" data-zone=${zone.id}>
    <h2>${sentence(zone.label)}</h2>
    <div class="room"><ul class="spread" aria-label=${sentence(zone.label)} ${vars(rows(pieces.length))}>${cards(table, pieces)}</ul></div>
    ${pieces.length ? nothing : html`<p class="faint">${t('none')}</p>`}
    ${hot(table, zone.id, sentence(zone.label))}</div>`;
}
