/** The map of Middle-earth: where companies are, where they go and through which regions; large when a place on it is to be chosen. */

import { html, nothing, svg } from '/static/vendor/lit-html/lit-html.js';
import { art } from '/static/api.js';
import { hot, picture } from '/static/pieces.js';
import { vars } from '/static/vars.js';
import { say, t } from '/static/words.js';
import { trail, way } from './ways.js';

/** @import {MapNode, Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** @type {Table | undefined} what the map shows now, for what is pointed at */ let table;

const EAST = 540; // further east names are written to the west of their place

/** @param {string | undefined} id */
const onMap = (id) => !!id && (id.startsWith('site:') || id.startsWith('region:'));

/** whether all that can be clicked next lies on the map @param {Table} now */
export function choosing(now) {
  const { options, path } = now.choice;
  const open = options.filter((o) => (o.on?.length ?? 0) > path.length);
  return open.length > 0 && open.every((o) => (path.length ? o.on?.slice(1).every(onMap) : onMap(o.on?.[0])));
}

/** in its corner, with a button for the large one @param {Table} now */
export function land(now) {
  table = now;
  return html`<section class="land" aria-label=${t('The map')}>${chart(now, true)}
    <button class="small enlarge" data-map popovertarget="atlas">${t('Large map')}</button>
    <div id="atlas" class="atlas" popover data-game="lidless-eye">${chart(now, false)}<button class="small" popovertarget="atlas" popovertargetaction="hide">${t('Close')}</button></div></section>`;
}

/** large, and beside it a list of all that can be chosen; the way to what is pointed at is drawn @param {Table} now */
export function search(now) {
  table = now;
  requestAnimationFrame(nameDots);
  const open = (now.view.nodes ?? []).filter((n) => now.choice.at(n.id).length);
  const sorted = [...open].sort((a, b) => say(a.label).localeCompare(say(b.label)));
  return html`<div class="search-land"><section class="land" aria-label=${t('The map')}>${chart(now, true)}</section>
    <div class="choose">${origin(now) ? html`<h2>${t('Where to?')}</h2>` : nothing}<ul class="goals" aria-label=${t('Where to')}>${sorted.map((n) => goal(now, n))}</ul></div></div>`;
}

/** a place of the list, and what one passes on the way; where the company stands is chosen by who stays after all
 * @param {Table} now @param {MapNode} node */
function goal(now, node) {
  const name = node.id === `site:${origin(now)}` ? t('{site}: stay here', { site: say(node.label) }) : say(node.label);
  const cards = plays(now, node);
  const kinds = journey(now, node).map((r) => now.game.faces[`region-${r}`]?.traits?.region ?? '');
  return html`<li data-aim=${node.id} data-face=${faceId(node)} data-art>
    <span class="kind">${picture(art(now.view.game, `icon-${node.kind ?? ''}`))}</span><span class="where" aria-hidden="true">${name}
      ${cards.length ? html`<small>${cards.join(', ')}</small>` : nothing}
      ${kinds.length ? html`<span class="passed">${kinds.map((kind) => picture(art(now.view.game, `icon-${kind}`)))}</span>` : nothing}</span>
    ${badge(cards)}<button class="hot" aria-label=${name} title=${cards.length ? t('of your hand: {cards}', { cards: cards.join(', ') }) : nothing} @click=${() => now.click(node.id)}></button></li>`;
}

/** the cards of my hand that can be played at a place, in words @param {Table} now @param {MapNode} node */
function plays(now, node) {
  if (!node.id.startsWith('site:') || node.marks?.some((m) => m === 'tapped' || m === 'spent')) return [];
  const hand = now.view.zones.find((z) => z.kind === 'hand' && z.owner === now.view.viewer)?.pieces ?? [];
  const faces = [...new Set(hand.map((p) => p.face ?? ''))].map((id) => now.game.faces[id]);
  return faces.filter((face) => face?.traits?.sites?.split(',').includes(node.id.slice(5))).map((face) => say(face?.name));
}

/** how many they are @param {string[]} cards */
const badge = (cards) => (cards.length ? html`<b class="plays" aria-hidden="true">${cards.length}</b>` : nothing);

/** @param {MapNode} node */
const faceId = (node) => node.id.replace(':', '-');

/** where the company that is being sent stands @param {Table} now */
const origin = (now) => String(now.view.zones.find((z) => z.id === now.choice.path[0])?.hint?.site ?? '');

/** the regions to a site that can be chosen @param {Table} now @param {MapNode} node */
function journey(now, node) {
  const from = origin(now);
  return from && node.id.startsWith('site:') && node.id !== `site:${from}` ? way(now.game.faces, from, node.id.slice(5)) : [];
}

/** @param {Table} now @param {boolean} live  whether places can be clicked; the other is there to be read */
function chart(now, live) {
  const nodes = now.view.nodes ?? [];
  const going = now.view.zones.filter((z) => z.id.startsWith('company:') && z.hint?.to && z.hint.to !== '?');
  return html`<div class="chart" data-art>${picture(art(now.view.game, 'map'))}
    <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">${going.map((z) => road(now, z))}<path class="aim" /></svg>
    ${nodes.map((node) => spot(now, node, live))}</div>`;
}

/** a journey: a line from where a company is to where it goes, through the regions between @param {Table} now @param {Zone} company */
function road(now, company) {
  const { site, to, way: named, now: moving } = company.hint ?? {};
  const regions = way(now.game.faces, String(site), String(to), named ? String(named) : undefined);
  return svg`<path class="road of-${company.owner} ${moving ? 'now' : ''}" data-way=${regions.join(' ')} d=${trail(now, String(site), String(to), regions)} />`;
}

/** whose companies are at a site or go there @param {Table} now @param {MapNode} node */
function people(now, node) {
  const site = node.id.slice(5);
  const names = now.view.zones.filter((z) => z.id.startsWith('company:') && node.id.startsWith('site:')).map((z) => {
    const first = z.pieces?.find((p) => !p.host && p.face);
    const name = first?.face ? say(now.game.faces[first.face]?.name) : '';
    return !name ? '' : z.hint?.site === site ? name : z.hint?.to === site ? t('{who} goes here', { who: name }) : '';
  });
  return names.filter(Boolean).join(', ');
}

/** only what matters is marked: sites with companies, and what can be clicked @param {Table} now @param {MapNode} node @param {boolean} live */
function spot(now, node, live) {
  const name = say(node.label);
  const button = live ? hot(now, node.id, name) : nothing;
  const pawns = (node.marks ?? []).filter((m) => m.startsWith('here:') || m.startsWith('to:'));
  if (live ? button === nothing && !pawns.length : !node.id.startsWith('site:')) return nothing;
  const who = pawns.length ? people(now, node) : '';
  const cards = live && button !== nothing ? plays(now, node) : [];
  return html`<div class="spot ${node.id.split(':')[0]} ${node.kind ?? ''} ${button === nothing ? '' : 'open'} ${pawns.length ? 'peopled' : ''} ${node.x > EAST ? 'east' : ''}" data-node=${node.id} data-aim=${node.id} data-face=${faceId(node)} ${vars({ x: node.x, y: node.y })}>
    ${pawns.map((m) => html`<i class="pawn ${m.replace(':', '-')}" aria-hidden="true"></i>`)}
    <span class="label" aria-hidden="true">${name}${who && live ? html`<small>${who}</small>` : nothing}</span>${badge(cards)}${button === nothing ? html`<span class="unseen">${name}: ${who}</span>` : button}</div>`;
}

/** draws the way to the place pointed at, and marks it @param {EventTarget | null} at */
function aim(at) {
  const place = at instanceof Element ? /** @type {HTMLElement | null} */ (at.closest('.search-land [data-aim]')) : null;
  const line = document.querySelector('.search-land path.aim');
  if (!line || !table) return;
  const node = table.view.nodes?.find((n) => n.id === place?.dataset.aim);
  const regions = node ? journey(table, node) : [];
  line.setAttribute('d', node && regions.length ? trail(table, origin(table), node.id.slice(5), regions) : '');
  for (const spotted of document.querySelectorAll('.search-land .spot')) spotted.classList.toggle('aimed', /** @type {HTMLElement} */ (spotted).dataset.node === node?.id);
}

document.addEventListener('pointerover', (e) => aim(e.target));
document.addEventListener('focusin', (e) => aim(e.target));

/** where a name may stand: below its dot, above, at the right, at the left; in halves of its own size and of the dot's */
const BESIDE = /** @type {const} */ ([[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [-1, 1], [1, -1], [-1, -1]]);

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @param {Box} a @param {Box} b */
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** names as many dots as can be named without hiding another dot or name; the others tell theirs when pointed at */
function nameDots() {
  const chart = document.querySelector('.search-land .chart');
  if (!chart) return;
  const edge = chart.getBoundingClientRect();
  const spots = /** @type {HTMLElement[]} */ ([...chart.querySelectorAll('.spot')]);
  const dots = spots.map((e) => e.getBoundingClientRect());
  /** @type {Box[]} */ const taken = [...dots];
  spots.forEach((spot, i) => {
    const label = /** @type {HTMLElement} */ (spot.querySelector('.label'));
    const dot = /** @type {DOMRect} */ (dots[i]);
    const [width, height] = [label.offsetWidth, label.offsetHeight];
    const [x, y] = [dot.x + dot.width / 2, dot.y + dot.height / 2];
    const place = BESIDE.find(([dx, dy]) => {
      const [cx, cy] = [x + (dx * (width + dot.width)) / 2, y + (dy * (height + dot.height)) / 2];
      const box = { left: cx - width / 2, top: cy - height / 2, right: cx + width / 2, bottom: cy + height / 2 };
      const free = box.left >= edge.left && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom && !taken.some((t) => meet(t, box));
      if (free) taken.push(box);
      return free;
    });
    spot.classList.toggle('named', !!place);
    label.style.setProperty('--dx', String(place?.[0] ?? 0));
    label.style.setProperty('--dy', String(place?.[1] ?? -1));
  });
}

addEventListener('resize', () => requestAnimationFrame(nameDots));
