/** What is told of a card, site or region beside its words: its kind, its figures, where it lies. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { art } from '/static/api.js';
import { picture } from '/static/pieces.js';
import { say, t } from '/static/words.js';

/** @import {Face} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

const FIGURES = /** @type {const} */ (['strikes', 'prowess', 'body', 'mind', 'influence', 'corruption', 'needed', 'points']);

/** what kind of card it is @param {Record<string, string>} traits */
function kind(traits) {
  const more = [traits.race, traits.item, traits.site, ...(traits.kind === 'region' ? [traits.region] : []), ...(traits.skills?.split(',') ?? [])];
  return [...new Set([traits.kind, ...more].map(trait))].filter(Boolean).join(' · ');
}

/** a kind of card, race, skill, kind of item or kind of site in words @param {string | undefined} id */
export function trait(id) {
  const names = /** @type {Record<string, string>} */ ({
    character: t('character'), ally: t('ally'), faction: t('faction'), item: t('item'), creature: t('creature'), site: t('site'), region: t('region'), deck: t('ready deck'),
    'resource-short-event': t('resource, short-event'), 'resource-long-event': t('resource, long-event'), 'resource-permanent-event': t('resource, permanent-event'),
    'hazard-short-event': t('hazard, short-event'), 'hazard-long-event': t('hazard, long-event'), 'hazard-permanent-event': t('hazard, permanent-event'),
    elf: t('Elf'), hobbit: t('Hobbit'), dwarf: t('Dwarf'), dunadan: t('Dúnadan'), man: t('Man'), orc: t('Orc'), troll: t('Troll'), ringwraith: t('Ringwraith'), wizard: t('Wizard'), ent: t('Ent'), wose: t('Wose'), eagle: t('Eagle'),
    undead: t('Undead'), wolf: t('Wolf'), spider: t('Spider'), animal: t('Animal'), dragon: t('Dragon'), drake: t('Drake'), giant: t('Giant'),
    'awakened-plant': t('Awakened Plant'), slayer: t('Slayer'), 'pukel-creature': t('Pûkel-creature'), nazgul: t('Nazgûl'),
    warrior: t('warrior'), scout: t('scout'), ranger: t('ranger'), sage: t('sage'), diplomat: t('diplomat'),
    sorcery: t('sorcery'), 'spirit-magic': t('spirit-magic'), 'shadow-magic': t('shadow-magic'),
    minor: t('minor item'), major: t('major item'), greater: t('greater item'), 'gold-ring': t('gold ring'), special: t('special item'),
    'coastal-sea': t('coastal sea'), 'free-domain': t('free-domain'), 'border-land': t('border-land'), wilderness: t('wilderness'), 'shadow-land': t('shadow-land'), 'dark-domain': t('dark-domain'),
    darkhaven: t('Darkhaven'), haven: t('Haven'), 'free-hold': t('free-hold'), 'border-hold': t('border-hold'), 'ruins-and-lairs': t('ruins & lairs'), 'shadow-hold': t('shadow-hold'), 'dark-hold': t('dark-hold'),
  });
  return names[id ?? ''] ?? '';
}

/** a figure of a card in words @param {string} figure */
function called(figure) {
  const names = /** @type {Record<string, string>} */ ({
    strikes: t('strikes'), prowess: t('prowess'), body: t('body'), mind: t('mind'), influence: t('influence'), corruption: t('corruption'), needed: t('needed'), points: t('points'),
  });
  return names[figure] ?? '';
}

/** printed, and as it is now where that differs @param {Face} face @param {Record<string, number>} now */
function figures(face, now) {
  const traits = face.traits ?? {};
  return html`<dl>${FIGURES.map((f) => {
    const changed = f === 'influence' ? now.direct : now[f];
    if (!traits[f] && !changed) return nothing;
    return html`<div><dt>${called(f)}</dt><dd>${traits[f] ?? 0}${f === 'points' && traits.starred ? '*' : ''}${changed !== undefined && String(changed) !== (traits[f] ?? '0') ? html` <em>${t('now {n}', { n: changed })}</em>` : nothing}</dd></div>`;
  })}</dl>`;
}

/** regions have no picture, and a deck is shown as who leads it @param {string} id @param {Face} face */
export function cover(id, { traits = {} }) {
  if (traits.kind === 'region') return '';
  return traits.kind === 'deck' ? (traits.starters ?? '').split(',')[0] ?? '' : id;
}

/** @type {import('/static/types.js').Read} */
export function read(now, { face: id, id: thing }) {
  const face = now.game.faces[id];
  if (!face) return nothing;
  const traits = face.traits ?? {};
  const piece = now.view.zones.flatMap((z) => z.pieces ?? []).find((p) => p.id === thing);
  return html`<p class="kind">${kind(traits)}</p>${figures(face, piece?.counters ?? {})}
    ${traits.kind === 'site' ? lies(now, traits) : nothing}${traits.kind === 'region' ? html`<p class="text">${inside(now, id)}</p>` : nothing}`;
}

/** in which region a site lies, what one passes from the nearest Darkhaven, and how many cards are drawn @param {Table} now @param {Record<string, string>} traits */
function lies(now, traits) {
  const region = now.game.faces[`region-${traits.region}`];
  return html`<p class="lies"><span>${say(region?.name)}</span>${traits.path ? html`<span class="passed">${traits.path.split(',').map((kind) => picture(art(now.game.key, `icon-${kind}`)))}</span>` : nothing}
    <span>${t('draws {mine}, opponent {theirs}', { mine: traits.draws ?? 0, theirs: traits.opponent ?? 0 })}</span></p>`;
}

/** the sites of a region @param {Table} now @param {string} region */
function inside(now, region) {
  const sites = Object.values(now.game.faces).filter((f) => f.traits?.kind === 'site' && `region-${f.traits.region}` === region);
  return sites.map((f) => say(f.name)).join(', ');
}

/** what is about at the table: the last card declared, the attacker, the site of the company whose turn it is @param {Table} now */
function about(now) {
  const zone = (/** @type {string} */ id) => now.view.zones.find((z) => z.id === id);
  const site = now.view.zones.find((z) => z.hint?.now)?.hint;
  const goal = site?.to && site.to !== '?' ? site.to : site?.site;
  return zone('chain')?.pieces?.at(-1)?.face ?? zone('attack')?.pieces?.[0]?.face ?? (goal ? `site-${goal}` : '');
}

/** Shown by itself is whatever the game turns to; a card pointed at stays until then. @type {import('/static/types.js').Topic} */
export function topic(now) {
  const first = now.view.zones.find((z) => z.kind === 'hand' && z.owner === now.view.viewer)?.pieces?.[0];
  const place = now.view.zones.find((z) => z.hint?.site)?.hint?.site;
  const face = about(now) || (first?.face ?? (place ? `site-${place}` : ''));
  return face ? { id: face === first?.face ? first.id : '', face, says: '' } : undefined;
}

/** its place on the table */
export const reader = () => html`<aside class="reader" data-reader tabindex="0" aria-label=${t('Card reader')}></aside>`;
