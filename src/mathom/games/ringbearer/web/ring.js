/** Where things lie on the ring road: eighteen tiles around a table, lying (7 by 4) or, on a phone, upright (4 by 7). */

/** @typedef {{columns: number, rows: number, first: number}} Shape  `first` is the tile in the upper left corner */
/** @typedef {[number, number]} Point  in thousandths of the ring */

export const TILES = 18;
/** @type {Shape} */
export const LYING = { columns: 7, rows: 4, first: 1 };
/** @type {Shape} */
export const UPRIGHT = { columns: 4, rows: 7, first: 6 }; // so that no tile with long ways lies in a corner

/** how far from the inner edge of a tile */
const DEPTHS = { upper: 0.81, lower: 0.5, middle: 0.65 };

/** the column, row and side of a tile, clockwise from the upper left corner @param {Shape} shape @param {number} tile */
export function cell({ columns, rows, first }, tile) {
  const right = columns - 1;
  const bottom = rows - 1;
  const i = (tile - first + TILES) % TILES;
  if (i <= right) return { column: i, row: 0, side: i === 0 ? 'tl' : i === right ? 'tr' : 'top' };
  if (i <= right + bottom) return { column: right, row: i - right, side: i === right + bottom ? 'br' : 'right' };
  const back = i - right - bottom;
  if (back <= right) return { column: right - back, row: bottom, side: back === right ? 'bl' : 'bottom' };
  return { column: 0, row: bottom - (back - right), side: 'left' };
}

/** whether a tile lies in a corner @param {Shape} shape @param {number} tile */
const turns = (shape, tile) => cell(shape, tile).side.length === 2;

/** a place on a tile: how far along it clockwise, and how far from its inner edge; the road turns in the corners
 * @param {string} side @param {number} along @param {number} depth @returns {Point} */
function within(side, along, depth) {
  const cos = depth * Math.cos((along * Math.PI) / 2);
  const sin = depth * Math.sin((along * Math.PI) / 2);
  switch (side) {
    case 'top': return [along, 1 - depth];
    case 'right': return [depth, along];
    case 'bottom': return [1 - along, depth];
    case 'left': return [1 - depth, 1 - along];
    case 'tl': return [1 - cos, 1 - sin];
    case 'tr': return [sin, 1 - cos];
    case 'br': return [cos, sin];
    default: return [1 - sin, cos];
  }
}

/** @param {Shape} shape @param {number} tile @param {number} along @param {number} depth @returns {Point} */
export function point(shape, tile, along, depth) {
  const { column, row, side } = cell(shape, tile);
  const [x, y] = within(side, along, depth);
  return [Math.round(((column + x) / shape.columns) * 1000), Math.round(((row + y) / shape.rows) * 1000)];
}

/** where the number of a tile stands, or (1) the sign beside it: at the inner edge, in the corners outside
 * @param {Shape} shape @param {number} tile @param {number} which @returns {Point} */
export function corner(shape, tile, which) {
  return turns(shape, tile) ? point(shape, tile, 0.42 + which * 0.16, 1.14) : point(shape, tile, 0.08 + which * 0.84, 0.1);
}

/** the middle of the road on a tile; `along` 0 is the edge to the tile before
 * @param {Shape} shape @param {number} tile @param {number} [along] */
export const road = (shape, tile, along = 0.5) => point(shape, tile, along, DEPTHS.middle);

/** the place of a node, `tile:6:upper:2` for one @param {Shape} shape @param {string} id @param {(way: string) => number} many  fields of its way */
export function node(shape, id, many) {
  const [, tile = '1', way = '', field = '1'] = id.split(':');
  if (way !== 'upper' && way !== 'lower') return road(shape, Number(tile));
  const outward = turns(shape, Number(tile)) ? 0.07 : 0; // room for cards within the bend
  return point(shape, Number(tile), (Number(field) - 0.5) / Math.max(1, many(`tile:${tile}:${way}:`)), DEPTHS[way] + outward);
}
