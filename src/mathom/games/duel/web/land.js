/** Middle-earth: the seven regions with who stands there, and the quest of the Ring. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { RECONSTRUCTED, faceName, hot, picture } from '/static/pieces.js';
import { vars } from '/static/vars.js';
import { sentence, t } from '/static/words.js';

/** @import {MapNode, Piece, Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** @param {Table} table */
export function land(table) {
  const nodes = table.view.nodes ?? [];
  const tracks = table.view.zones.filter((z) => z.kind === 'track');
  return html`<section class="land" aria-label=${t('Map')}>
    <div class="chart" data-art>${picture(art('duel', 'map'))}
      <ul>${repeat(nodes, (n) => n.id, (n) => region(table, n))}</ul></div>
    <div class="quest" data-zone="track" data-art>${picture(art('duel', 'track'))}${tracks.map((z) => runner(table, z))}</div>
  </section>`;
}

/** @param {Table} table @param {MapNode} node */
function region(table, node) {
  const zone = table.view.zones.find((z) => z.id === `region:${node.id}`);
  const pieces = zone?.pieces ?? [];
  const name = sentence(node.label) + (node.provenance === 'reconstructed' ? RECONSTRUCTED : '');
  const words = [name, ...pieces.map((p) => standsThere(table, p))].join(', ');
  const button = hot(table, node.id, words);
  return html`<li class="region" data-zone=${zone?.id ?? node.id} data-node=${node.id} ${vars({ x: node.x, y: node.y })} data-says=${words}>
    <span class="standing-there">${pieces.map((p) => html`<span class="figure ${p.kind ?? ''}" data-piece=${p.id} data-face=${p.face ?? ''} data-art>
      ${picture(art('duel', p.face ?? ''))}${p.counters?.n ? html`<b aria-hidden="true">${p.counters.n}</b>` : nothing}</span>`)}</span>
    <span class="label" aria-hidden="true">${name}</span>
    ${button === nothing ? html`<span class="unseen">${words}</span>` : button}</li>`;
}

/** @param {Table} table @param {Piece} piece */
function standsThere(table, piece) {
  const name = faceName(table.game.faces[piece.face ?? '']);
  return piece.counters?.n ? `${piece.counters.n} × ${name}` : name;
}

/** a figure on the quest, and how far it has come @param {Table} table @param {Zone} zone */
function runner(table, zone) {
  const piece = zone.pieces?.[0];
  if (!piece) return nothing;
  const step = piece.counters?.step ?? 0;
  const steps = (zone.size ?? 1) - 1;
  const words = t('{who}: step {step} of {steps}', { who: faceName(table.game.faces[piece.face ?? '']), step, steps });
  return html`<div class="runner of-${zone.owner ?? 0}" data-zone=${zone.id} data-piece=${piece.id} data-art data-says=${words} ${vars({ step: step / steps })}>
    ${picture(art('duel', piece.face ?? ''))}<b aria-hidden="true">${step}</b><span class="unseen">${words}</span></div>`;
}
