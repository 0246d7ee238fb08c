/** The way of a journey over the map: along the regions named, the printed path, or else the shortest way. */

import { smooth } from '/static/map.js';

/** @import {Face, MapNode} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

/** ids that stand in one trait @param {string | undefined} words */
const list = (words) => (words ? words.split(',') : []);

/** the fewest regions from one to another, both ends included @param {Record<string, Face>} faces @param {string} from @param {string} to */
function shortest(faces, from, to) {
  /** @type {Map<string, string>} */ const before = new Map([[from, '']]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && here !== to; here = queue.shift())
    for (const next of list(faces[`region-${here}`]?.traits?.neighbours))
      if (!before.has(next)) {
        before.set(next, here);
        queue.push(next);
      }
  /** @type {string[]} */ const out = [];
  for (let at = before.has(to) ? to : ''; at; at = before.get(at) ?? '') out.unshift(at);
  return out;
}

/** the regions from site to site; `named`: those its player has named so far
 * @param {Record<string, Face>} faces @param {string} from @param {string} to @param {string} [named] */
export function way(faces, from, to, named) {
  const [start, end] = [faces[`site-${from}`]?.traits ?? {}, faces[`site-${to}`]?.traits ?? {}];
  const chosen = list(named);
  if (chosen.length) return [...chosen, ...shortest(faces, chosen.at(-1) ?? '', end.region ?? '').slice(1)];
  const printed = list(end[`way-${from}`]);
  if (printed.length) return printed;
  const back = list(start[`way-${to}`]);
  return back.length ? back.reverse() : shortest(faces, start.region ?? '', end.region ?? '');
}

/** as a line on the map: from place to place, through the middle of the regions between @param {Table} table @param {string} from @param {string} to @param {string[]} regions */
export function trail(table, from, to, regions) {
  const at = (/** @type {string} */ id) => table.view.nodes?.find((n) => n.id === id);
  const points = [at(`site:${from}`), ...regions.slice(1, -1).map((r) => at(`region:${r}`)), at(`site:${to}`)];
  return smooth(/** @type {MapNode[]} */ (points.filter((p) => p !== undefined)));
}
