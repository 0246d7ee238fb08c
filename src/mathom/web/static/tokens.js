/** Seat tokens: they come in the fragment of a link, are kept in this browser, and never stay in the address bar. */

import { whole } from './address.js';

/** @typedef {object} Kept  what this browser knows of a table
 * @property {string} game
 * @property {string[]} tokens  of the seats played here
 * @property {Record<number, string>} invites  tokens of the seats of friends, to show their links again
 * @property {object} [wish]  what the table was opened with, for another of the same
 * @property {number} at  when it was last opened here
 * @property {boolean} [hidden]  not listed in the lobby, until it is opened again */

const STORE = 'mathom.tables';
const TAB = 'mathom.tab.'; // and the table: a seat that is played in one tab only

/** @returns {Record<string, Kept>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {Record<string, Kept>} tables */
const write = (tables) => localStorage.setItem(STORE, JSON.stringify(tables));

/** tables this browser has a seat at, the latest first @returns {[string, Kept][]} */
export const keptTables = () => Object.entries(read()).sort((a, b) => b[1].at - a[1].at);

/** @param {string} id @returns {Kept | undefined} */
export const kept = (id) => read()[id];

/** @param {string} id @param {Omit<Kept, 'at' | 'hidden'>} what */
export const keep = (id, what) => write({ ...read(), [id]: { ...what, hidden: false, at: Date.now() } });

/** from the list in the lobby; its keys stay, so that deleting everything reaches it too @param {string} id */
export function hide(id) {
  const known = kept(id);
  if (known) write({ ...read(), [id]: { ...known, hidden: true } });
}

/** Takes a token out of the address. A browser that already plays at the table uses it in this tab only.
 * @param {string} id @returns {string[]} the tokens to play with in this tab */
export function tokensFor(id) {
  const mine = TAB + id;
  const found = new URLSearchParams(location.hash.slice(1)).get('seat');
  if (found) {
    history.replaceState(null, '', location.pathname + location.search);
    const known = kept(id);
    if (!known?.tokens.length) keep(id, { game: '', tokens: [found], invites: {} });
    else if (!known.tokens.includes(found)) sessionStorage.setItem(mine, found);
  }
  const here = sessionStorage.getItem(mine);
  return here ? [here] : (kept(id)?.tokens ?? []);
}

/** the tokens of all seats that were played here, in this tab too @returns {string[]} */
export const myTokens = () => [...new Set([
  ...Object.values(read()).flatMap((table) => table.tokens),
  ...Object.entries(sessionStorage).filter(([key]) => key.startsWith(TAB)).map(([, token]) => String(token)),
])];

/** the link for a seat; without a token the one for spectators @param {string} id @param {string} [token] */
export const link = (id, token) => whole(`table/${id}${token ? `#seat=${token}` : ''}`);
