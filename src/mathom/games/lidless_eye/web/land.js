/** The map of Middle-earth: where companies are and where they go; large when a place on it is to be chosen. */

import { html, nothing, svg } from '/static/vendor/lit-html/lit-html.js';
import { art } from '/static/api.js';
import { hot, picture } from '/static/pieces.js';
import { vars } from '/static/vars.js';
import { say, t } from '/static/words.js';

/** @import {MapNode} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** @param {string | undefined} id */
const onMap = (id) => !!id && (id.startsWith('site:') || id.startsWith('region:'));

/** whether all that can be clicked next lies on the map @param {Table} table */
export function choosing(table) {
  const { options, path } = table.choice;
  const open = options.filter((o) => (o.on?.length ?? 0) > path.length);
  return open.length > 0 && open.every((o) => (path.length ? o.on?.slice(1).every(onMap) : onMap(o.on?.[0])));
}

/** in its corner, with a button for the large one @param {Table} table */
export function land(table) {
  return html`<section class="land" aria-label=${t('The map')}>${chart(table, true)}
    <button class="small enlarge" popovertarget="atlas">${t('Large map')}</button>
    <div id="atlas" class="atlas" popover data-game="lidless-eye">${chart(table, false)}<button class="small" popovertarget="atlas" popovertargetaction="hide">${t('Close')}</button></div></section>`;
}

/** large, and beside it a list of all that can be chosen @param {Table} table */
export function search(table) {
  const open = (table.view.nodes ?? []).filter((n) => table.choice.at(n.id).length);
  const sorted = [...open].sort((a, b) => say(a.label).localeCompare(say(b.label)));
  return html`<div class="search-land"><section class="land" aria-label=${t('The map')}>${chart(table, true)}</section>
    <ul class="goals" aria-label=${t('Where to')}>${sorted.map((n) => html`<li data-face=${faceId(n)} data-art>
      <span class="kind">${picture(art(table.view.game, `icon-${n.kind ?? ''}`))}</span><span aria-hidden="true">${say(n.label)}</span>
      <button class="hot" aria-label=${say(n.label)} @click=${() => table.click(n.id)}></button></li>`)}</ul></div>`;
}

/** @param {MapNode} node */
const faceId = (node) => (node.id.startsWith('site:') ? `site-${node.id.slice(5)}` : '');

/** @param {Table} table @param {boolean} live  whether places can be clicked; the other is there to be read */
function chart(table, live) {
  const nodes = table.view.nodes ?? [];
  return html`<div class="chart" data-art>${picture(art(table.view.game, 'map'))}${roads(table)}${nodes.map((node) => spot(table, node, live))}</div>`;
}

/** the journeys: a line from where a company is to where it goes @param {Table} table */
function roads(table) {
  const at = (/** @type {unknown} */ name) => table.view.nodes?.find((n) => n.id === `site:${name}`);
  const lines = table.view.zones.flatMap((z) => {
    const [from, to] = [at(z.hint?.site), at(z.hint?.to)];
    return z.id.startsWith('company:') && from && to ? [svg`<path class="of-${z.owner}" d=${bow(from, to)} />`] : [];
  });
  return html`<svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">${lines}</svg>`;
}

/** @param {MapNode} from @param {MapNode} to */
const bow = (from, to) => `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + (to.y - from.y) / 6} ${(from.y + to.y) / 2 - (to.x - from.x) / 6} ${to.x} ${to.y}`;

/** only what matters is marked: sites with companies, and what can be clicked @param {Table} table @param {MapNode} node @param {boolean} live */
function spot(table, node, live) {
  const name = say(node.label);
  const button = live ? hot(table, node.id, name) : nothing;
  const pawns = (node.marks ?? []).filter((m) => m.startsWith('here:') || m.startsWith('to:'));
  if (live ? button === nothing && !pawns.length : !node.id.startsWith('site:')) return nothing;
  return html`<div class="spot ${node.id.split(':')[0]} ${node.kind ?? ''} ${button === nothing ? '' : 'open'} ${pawns.length ? 'peopled' : ''}" data-node=${node.id} data-face=${faceId(node)} ${vars({ x: node.x, y: node.y })}>
    ${pawns.map((m) => html`<i class="pawn ${m.replace(':', '-')}" aria-hidden="true"></i>`)}
    <span class="label" aria-hidden="true">${name}</span>${button === nothing ? html`<span class="unseen">${name}</span>` : button}</div>`;
}
