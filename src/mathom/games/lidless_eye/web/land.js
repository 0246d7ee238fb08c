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

const EAST = 640; // further east names are written to the west of their place

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
    <button class="small enlarge" popovertarget="atlas">${t('Large map')}</button>
    <div id="atlas" class="atlas" popover data-game="lidless-eye">${chart(now, false)}<button class="small" popovertarget="atlas" popovertargetaction="hide">${t('Close')}</button></div></section>`;
}

/** large, and beside it a list of all that can be chosen; the way to what is pointed at is drawn @param {Table} now */
export function search(now) {
  table = now;
  const open = (now.view.nodes ?? []).filter((n) => now.choice.at(n.id).length);
  const sorted = [...open].sort((a, b) => say(a.label).localeCompare(say(b.label)));
  return html`<div class="search-land"><section class="land" aria-label=${t('The map')}>${chart(now, true)}</section>
    <div class="choose">${origin(now) ? html`<h2>${t('Where to?')}</h2>` : nothing}<ul class="goals" aria-label=${t('Where to')}>${sorted.map((n) => goal(now, n))}</ul></div></div>`;
}

/** a place of the list, and what one passes on the way; where the company stands is chosen by who stays after all
 * @param {Table} now @param {MapNode} node */
function goal(now, node) {
  const name = node.id === `site:${origin(now)}` ? t('{site}: stay here', { site: say(node.label) }) : say(node.label);
  const kinds = journey(now, node).map((r) => now.game.faces[`region-${r}`]?.traits?.region ?? '');
  return html`<li data-aim=${node.id} data-face=${faceId(node)} data-art>
    <span class="kind">${picture(art(now.view.game, `icon-${node.kind ?? ''}`))}</span><span class="where" aria-hidden="true">${name}
      ${kinds.length ? html`<span class="passed">${kinds.map((kind) => picture(art(now.view.game, `icon-${kind}`)))}</span>` : nothing}</span>
    <button class="hot" aria-label=${name} @click=${() => now.click(node.id)}></button></li>`;
}

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
  return html`<div class="spot ${node.id.split(':')[0]} ${node.kind ?? ''} ${button === nothing ? '' : 'open'} ${pawns.length ? 'peopled' : ''} ${node.x > EAST ? 'east' : ''}" data-node=${node.id} data-aim=${node.id} data-face=${faceId(node)} ${vars({ x: node.x, y: node.y })}>
    ${pawns.map((m) => html`<i class="pawn ${m.replace(':', '-')}" aria-hidden="true"></i>`)}
    <span class="label" aria-hidden="true">${name}${who && live ? html`<small>${who}</small>` : nothing}</span>${button === nothing ? html`<span class="unseen">${name}: ${who}</span>` : button}</div>`;
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
