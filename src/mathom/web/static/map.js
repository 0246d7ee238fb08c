/** The map: places with their symbols and tiles, the steps between them, and the marker. */

import { html, nothing, svg } from './vendor/lit-html/lit-html.js';
import { repeat } from './vendor/lit-html/directives/repeat.js';
import { art } from './api.js';
import { standsAside } from './marker.js';
import { RECONSTRUCTED, hot, picture, tiles } from './pieces.js';
import { vars } from './vars.js';
import { say, sentence, t } from './words.js';

/** @import {MapNode, View, Zone} from './types.js' */
/** @import {Table} from './pieces.js' */

/** the zone that lies at a place: `place:edoras` at `edoras` @param {View} view @param {MapNode} node */
const zoneAt = (view, node) => view.zones.find((z) => z.kind === 'space' && z.id.split(':')[1] === node.id);

/** @param {View} view @param {Zone} zone */
export const onMap = (view, zone) => zone.kind === 'space' && !!view.nodes?.some((n) => zone.id.split(':')[1] === n.id);

/** how much lies on the map @param {View} view */
const lying = (view) => view.zones.reduce((sum, z) => sum + (onMap(view, z) ? (z.pieces?.length ?? 0) : 0), 0);

/** @param {MapNode} node */
const spot = (node) => vars({ x: node.x, y: node.y });

/** @param {Table} table */
export function map(table) {
  const { view } = table;
  const nodes = view.nodes ?? [];
  if (!nodes.length) return nothing;
  const by = new Map(nodes.map((n) => [n.id, n]));
  const here = nodes.find((n) => n.marks?.includes('here')) ?? nodes.find((n) => n.marks?.includes('start'));
  const guessed = nodes.some((n) => n.provenance === 'reconstructed');
  return html`<section class="map" data-art aria-label=${t('Map')}>
    ${picture(art(view.game, 'map'))}
    <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">${svg`<path d=${roads(view, by)} />`}</svg>
    ${nodes.filter((n) => n.kind === 'step').map((n, i, steps) => step(n, steps[i - 1]))}
    <ol class="places">${repeat(nodes.filter((n) => n.kind !== 'step'), (n) => n.id, (n) => place(table, n))}</ol>
    ${here ? html`<div class="marker" ${spot(here)} ${standsAside(`${here.id} ${lying(view)}`)} role="img" aria-label=${whereabouts(view, here)} data-art>
      ${picture(art(view.game, 'marker'))}<span class="whole" aria-hidden="true">♟</span></div>` : nothing}
    ${guessed ? html`<p class="legend">${RECONSTRUCTED} ${t('reconstructed: not told by the printed rules')}</p>` : nothing}
  </section>`;
}

/** the roads as smooth lines: edges that meet in a step belong to one road @param {View} view @param {Map<string, MapNode>} by */
function roads(view, by) {
  /** @type {MapNode[][]} */
  const chains = [];
  for (const [a, b] of view.edges ?? []) {
    const [from, to] = [by.get(a), by.get(b)];
    if (!from || !to) continue;
    const chain = chains.at(-1);
    if (chain?.at(-1) === from && from.kind === 'step') chain.push(to);
    else chains.push([from, to]);
  }
  return chains.map(smooth).join('');
}

/** a curve through points (Catmull-Rom) @param {MapNode[]} points */
export function smooth(points) {
  const at = (/** @type {number} */ i) => /** @type {MapNode} */ (points[Math.max(0, Math.min(i, points.length - 1))]);
  let line = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    line += `C${a.x + (b.x - p.x) / 6} ${a.y + (b.y - p.y) / 6} ${b.x - (q.x - a.x) / 6} ${b.y - (q.y - a.y) / 6} ${b.x} ${b.y}`;
  }
  return line;
}

/** @param {View} view @param {MapNode} here */
function whereabouts(view, here) {
  if (here.label) return t('The marker stands at {place}', { place: here.label });
  const ahead = view.nodes?.find((n) => n.marks?.includes('ahead'));
  return ahead?.label ? t('The marker is on the road to {place}', { place: ahead.label }) : t('The marker');
}

/** @param {MapNode} node @param {MapNode | undefined} before  the first of a reconstructed path carries the mark */
function step(node, before) {
  const path = node.id.split('.')[0];
  const mark = node.provenance === 'reconstructed' && path !== before?.id.split('.')[0];
  return html`<div class="step ${mark ? 'guessed' : ''}" ${spot(node)} data-zone=${node.id} aria-hidden="true"></div>`;
}

/** @param {Table} table @param {MapNode} node */
function place(table, node) {
  const zone = zoneAt(table.view, node);
  const name = sentence(node.label) || node.id;
  const marks = (node.marks ?? []).map((m) => `is-${m}`).join(' ');
  return html`<li class="place ${marks}" ${spot(node)} data-zone=${node.id} data-art data-says=${name}>
    <span class="medal">${picture(art(table.view.game, `place-${node.id}`))}</span>
    <span class="label">${name}${node.provenance === 'reconstructed'
      ? html`<abbr title=${t('reconstructed: not told by the printed rules')}>${RECONSTRUCTED}</abbr>` : nothing}</span>
    ${node.symbols?.length ? html`<ul class="symbols" aria-label=${t('asks for')}>${node.symbols.map((s) =>
      html`<li data-art>${picture(art(table.view.game, `trait-${s}`), say({ text: s }))}</li>`)}</ul>` : nothing}
    ${zone?.pieces?.length ? tiles(table, zone) : html`<span data-zone=${zone?.id ?? ''}></span>`}
    ${hot(table, node.id, name)}${zone ? hot(table, zone.id, name) : nothing}
  </li>`;
}
