/** What there is to read of a thing: what it is and does, what it means to me now, what I can do with it or why not. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { art } from './api.js';
import { picture, vector } from './pictures.js';
import { RECONSTRUCTED, faceName, shortName } from './pieces.js';
import { explained } from './terms.js';
import { vars } from './vars.js';
import { say, sentence, t, tn } from './words.js';

/** @import {About, Face, Game, Icon, MapNode, Option, Piece, Refusal, View, Zone} from './types.js' */
/** @import {Table} from './pieces.js' */

/** @typedef {object} Thing  something on the table that can be read
 * @property {string} id  of a piece, zone or node; "" for what has none
 * @property {string} face
 * @property {string} says  what else is to be said of it */

const PIECE = '[data-piece], [data-face]:not([data-face=""])';

/** what lies where one points @param {EventTarget | null} target @param {View} view @returns {{thing: Thing, at: HTMLElement} | undefined} */
export function found(target, view) {
  if (!(target instanceof Element) || !target.closest('main.table')) return undefined;
  const at = /** @type {HTMLElement | null} */ (target.closest(PIECE) ?? target.closest('[data-says]') ?? target.closest('[data-hot]:not([data-hot^="option"])'));
  if (!at) return undefined;
  const { piece, node, zone = at.dataset.hot, face, says } = at.dataset;
  const told = says ?? /** @type {HTMLElement | null} */ (at.closest('[data-says]:not([data-zone], [data-node])'))?.dataset.says ?? '';
  const id = piece ?? node ?? zone ?? '';
  return { thing: { id, face: face || (pieceOf(view, id)?.face ?? ''), says: told }, at };
}

/** what is meant under the pointer: a card, where the button of a whole group or hand lies over it
 * @param {EventTarget | null} target @param {number} x @param {number} y */
export function beneath(target, x, y) {
  if (!(target instanceof Element) || !target.matches('.hot') || target.closest(PIECE)) return target;
  return document.elementsFromPoint(x, y).find((e) => e.closest(PIECE) && target.parentElement?.contains(e)) ?? target;
}

/** @param {View} view @param {string} id */
const pieceOf = (view, id) => view.zones.flatMap((z) => z.pieces ?? []).find((p) => p.id === id);

/** @param {View} view @param {string} id  of a zone, or of a piece in it */
const zoneOf = (view, id) => view.zones.find((z) => z.id === id || z.pieces?.some((p) => p.id === id));

/** @param {Table} table @param {Thing} thing */
export function nameOf(table, thing) {
  const { view, game } = table;
  if (game.faces[thing.face]) return capital(faceName(game.faces[thing.face]));
  if (pieceOf(view, thing.id)) return capital(faceName(undefined));
  const label = view.nodes?.find((n) => n.id === thing.id)?.label ?? view.zones.find((z) => z.id === thing.id)?.label;
  return label ? sentence(label) : capital(thing.says);
}

/** @param {string} words */
const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** the signs that stand on a face or at a place @param {Game} game @param {Face | undefined} face @param {MapNode | undefined} node */
function signs(game, face, node) {
  const traits = face?.traits ?? {};
  const stands = (/** @type {Icon} */ icon) =>
    (icon.traits ?? []).some((name) => traits[name] !== undefined && (!icon.value || traits[name]?.split(/[ ,]/).includes(icon.value)))
    || (!!icon.value && node?.symbols?.includes(icon.value));
  return game.icons.filter(stands);
}

/** @param {Game} game @param {readonly Icon[]} icons */
export const legend = (game, icons = game.icons) => html`<ul class="icons">${icons.map((icon) =>
  html`<li>${picture(art(game.key, icon.picture))}<span>${sentence(icon.words)}</span></li>`)}</ul>`;

/** @param {Table} table @param {Thing} thing @param {About | undefined} about  what the server tells of it
 * @param {(number: string) => void} cite  shows a rule */
export function inspected(table, thing, about, cite) {
  const { game, view, choice } = table;
  const face = game.faces[thing.face];
  const piece = pieceOf(view, thing.id);
  const node = view.nodes?.find((n) => n.id === thing.id);
  const options = thing.id ? choice.at(thing.id) : [];
  const found = signs(game, face, node);
  const name = nameOf(table, thing);
  const where = lies(table, thing);
  const says = capital(thing.says);
  const banner = face ? (game.banner ?? (game.lay ? () => '' : written))(face) : '';
  const cover = face ? (game.cover?.(thing.face, face) ?? thing.face) : '';
  return html`${cover ? html`<div class="large">
      <img src=${vector(art(game.key, cover))} alt="" @load=${lying} @error=${lying} />
      ${banner ? html`<span class="ribbon" aria-hidden="true" ${vars({ letters: Math.max(banner.length, 8) })}>${banner}</span>` : nothing}</div>` : nothing}
    <div class="told"><h2>${name}</h2>
    ${game.read ? game.read(table, thing) : html`<p class="kind">${where}</p>`}
    ${face?.text ? html`<p class="text">${explained(game, sentence(face.text))}</p>` : nothing}
    ${says && says !== name && says !== `${name}, ${where}` ? html`<p class="says">${says}</p>` : nothing}
    ${piece?.host || !face ? nothing : guessed(face)}
    ${about?.notes.length ? html`<dl class="notes">${about.notes.map((note) => html`<div class=${note.good === undefined ? '' : note.good ? 'good' : 'bad'}>
      <dt>${sentence(note.title)}</dt><dd>${explained(game, sentence(note.words))} ${rule(note.rule, cite)}</dd></div>`)}</dl>` : nothing}
    ${options.length ? can(options) : about?.why_not ? whyNot(about.why_not, cite) : nothing}
    ${found.length ? legend(game, found) : nothing}</div>`;
}

/** where it lies; of a zone, what lies there @param {Table} table @param {Thing} thing */
function lies(table, thing) {
  const zone = zoneOf(table.view, thing.id);
  if (!zone) return '';
  if (zone.id !== thing.id) return sentence(zone.label);
  return zone.kind === 'stack' || zone.kind === 'hand' ? tn('{n} card', '{n} cards', zone.size ?? 0) : names(table, zone);
}

/** @param {Table} table @param {Zone} zone */
const names = (table, zone) => (zone.pieces ?? []).map((p) => faceName(table.game.faces[p.face ?? ''])).join(', ');

/** @param {Face} face */
const guessed = (face) => (face.provenance === 'reconstructed'
  ? html`<p class="faint">${RECONSTRUCTED} ${t('Part of this is reconstructed: the printed rules do not tell it.')}</p>` : nothing);

/** @param {string | null | undefined} number @param {(number: string) => void} cite */
const rule = (number, cite) => (number ? html`<button type="button" class="rule" aria-label=${t('Rule {number}', { number })} @click=${() => cite(number)}>${number}</button>` : nothing);

/** what stands on the banner of a card; tiles have none @param {Face} face */
const written = (face) => (face.traits?.value ? '' : shortName(face));

/** a picture that is wider than high, or not there @param {globalThis.Event} e */
function lying(e) {
  const image = /** @type {HTMLImageElement} */ (e.target);
  image.hidden = e.type === 'error';
  image.parentElement?.classList.toggle('wide', image.naturalWidth > image.naturalHeight);
}

const MANY = 5; // options listed of a thing

/** @param {readonly Option[]} options */
function can(options) {
  const more = options.length - MANY;
  return html`<div class="can"><h3>${t('You can')}</h3><ul>${options.slice(0, MANY).map((o) => html`<li>${sentence(o.words)}${o.note ? html`<small>${sentence(o.note)}</small>` : nothing}</li>`)}
    ${more > 0 ? html`<li>${tn('and {n} more', 'and {n} more', more)}</li>` : nothing}</ul></div>`;
}

/** @param {Refusal} refusal @param {(number: string) => void} cite */
const whyNot = (refusal, cite) => html`<div class="why-not"><h3>${t('Not now')}</h3><p>${sentence(refusal.words)} ${rule(refusal.rule, cite)}</p></div>`;
