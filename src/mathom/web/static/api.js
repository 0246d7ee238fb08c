/** Requests to the server. A refusal becomes an error whose message is the server's sentence. */

import { say, t } from './words.js';

/** @import {Event, Fault, Game, GameInfo, TableInfo, View} from './types.js' */

/** @template T @param {string} path @param {RequestInit} [how] @returns {Promise<T>} */
async function ask(path, how) {
  const answer = await fetch(path, how).catch(() => {
    throw new Error(t('The server cannot be reached.'));
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(say(body.words) || body.error || t('The server answered with {status}.', { status: answer.status }));
  return body;
}

/** @returns {Promise<GameInfo[]>} */
export const games = () => ask('/api/games');

/** a game, with the table it lays out itself if it has one @param {string} key @returns {Promise<Game>} */
export async function game(key) {
  /** @type {Game} */
  const found = await ask(`/api/games/${key}`);
  if (!found.layout) return found;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = `/games/${key}/table.css`;
  const drawn = new Promise((done) => { sheet.onload = sheet.onerror = done; });
  document.head.append(sheet);
  const [{ lay, look, read, topic, banner, cover }] = await Promise.all([import(`/games/${key}/table.js`), drawn]);
  return { ...found, lay, look, read, topic, banner, cover };
}

/** what keeps a text of one's own from being played @param {string} key @param {string} text @param {object} options
 * @returns {Promise<{faults: Fault[]}>} */
export const checkText = (key, text, options) =>
  ask(`/api/games/${key}/texts`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text, options }) });

/** @param {string} id @returns {Promise<TableInfo>} */
export const table = (id) => ask(`/api/tables/${encodeURIComponent(id)}`);

/** @param {object} wish @param {string} [token]  of a seat at the table it comes after
 * @returns {Promise<{table: string, tokens: (string | null)[]}>} */
export const openTable = (wish, token) =>
  ask('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(wish),
  });

/** @param {Blob} file @returns {Promise<{table: string}>} */
export const uploadRecord = (file) => ask('/api/records', { method: 'POST', body: file });

/** @param {string} id @param {number} seq @param {number | 'all' | null} seat
 * @returns {Promise<{view: View, moves: number}>} */
export const replay = (id, seq, seat) =>
  ask(`/api/tables/${encodeURIComponent(id)}/replay?seq=${seq}${seat === null ? '' : `&seat=${seat}`}`);

/** what a finished game told, move by move @param {string} id @param {number | 'all' | null} seat
 * @returns {Promise<[number, Event[]][]>} */
export const chronicle = (id, seat) =>
  ask(`/api/tables/${encodeURIComponent(id)}/chronicle${seat === null ? '' : `?seat=${seat}`}`);

/** the address of a table's record file @param {string} id */
export const recordAddress = (id) => `/api/tables/${encodeURIComponent(id)}/record`;

/** the address of a picture @param {string} game @param {string} name */
export const art = (game, name) => `/art/${game}/${name}.svg`;
