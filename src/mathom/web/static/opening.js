/** Opens a table: asks the server, keeps the tokens of the seats played here, goes there. */

import { openTable } from './api.js';
import { keep } from './tokens.js';

/** @typedef {'me' | 'here' | 'friend' | 'bot'} Who  me, or another at this device, or a friend by link, or a bot */
/** @typedef {{who: Who, name: string, level: string}} Place */
/** @typedef {{game: string, seats: Place[], options: Record<string, string | number>, chat: boolean, clock: number}} Wish */

/** @param {Wish} wish */
export async function open(wish) {
  const seats = wish.seats.map(({ who, name, level }) =>
    who === 'bot' ? { kind: 'bot', name, level } : { kind: 'person', name });
  const { table, tokens } = await openTable({ ...wish, seats });
  const held = (/** @type {Who[]} */ ...who) =>
    tokens.flatMap((token, i) => (token && who.includes(wish.seats[i]?.who ?? 'bot') ? [{ token, seat: i }] : []));
  keep(table, {
    game: wish.game,
    tokens: held('me', 'here').map((h) => h.token),
    invites: Object.fromEntries(held('friend').map((h) => [h.seat, h.token])),
    wish,
  });
  location.assign(`/table/${table}${held('friend').length ? '?invite' : ''}`);
}
