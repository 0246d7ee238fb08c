/** Opens a table: asks the server, keeps the tokens of the seats played here, goes there. */

import { openTable } from './api.js';
import { keep } from './tokens.js';

/** @import {Answers} from './types.js' */

/** what bots are called */
export const BOTS = ['Hamfast', 'Rosie', 'Tolman', 'Marigold', 'Halfred'];

/** @typedef {'me' | 'here' | 'friend' | 'bot'} Who  me, or another at this device, or a friend by link, or a bot */
/** @typedef {{who: Who, name: string, level: string}} Place */
/** @typedef {{game: string, seats: Place[], options: Record<string, string | number>, chat: boolean, clock: number, answers: Answers}} Wish */

/** @typedef {object} Before  the table that was played before
 * @property {string} after  its id
 * @property {string} token  of one of its seats
 * @property {number[]} here  the seats with a page open, which are told of the new table */

/** @param {Wish} wish @param {Before} [before] @param {(table: string) => void} [opened]  told before one goes there */
export async function open(wish, before, opened) {
  const seats = wish.seats.map(({ who, name, level }) =>
    who === 'bot' ? { kind: 'bot', name, level } : { kind: 'person', name });
  const { table, tokens } = await openTable({ ...wish, seats, ...(before ? { after: before.after } : {}) }, before?.token);
  const held = (/** @type {Who[]} */ ...who) =>
    tokens.flatMap((token, i) => (token && who.includes(wish.seats[i]?.who ?? 'bot') ? [{ token, seat: i }] : []));
  keep(table, {
    game: wish.game,
    tokens: held('me', 'here').map((h) => h.token),
    invites: Object.fromEntries(held('friend').map((h) => [h.seat, h.token])),
    wish,
  });
  opened?.(table);
  const uninvited = held('friend').filter((h) => !before?.here.includes(h.seat));
  location.assign(`table/${table}${uninvited.length ? '?invite' : ''}`);
}
