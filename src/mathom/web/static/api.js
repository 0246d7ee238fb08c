/** Requests to the server. A refusal becomes an error whose message is the server's sentence. */

import { say, t } from './words.js';

/** @import {Event, Fault, Game, GameInfo, LessonInfo, LessonLine, Paragraph, ResultsAlone, Rating, ReviewTold, Shelf, TableInfo, View} from './types.js' */
/** @import {Met} from './profile.js' */

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
export const games = () => ask('api/games');

/** a game, with the table it lays out itself if it has one @param {string} key @returns {Promise<Game>} */
export async function game(key) {
  /** @type {Game} */
  const found = await ask(`api/games/${key}`);
  if (!found.layout) return found;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = `games/${key}/table.css`;
  const drawn = new Promise((done) => { sheet.onload = sheet.onerror = done; });
  document.head.append(sheet);
  const [{ lay, look, read, topic, trait, banner, cover, advise }] = await Promise.all([import(`../games/${key}/table.js`), drawn]);
  return { ...found, lay, look, read, topic, trait, banner, cover, advise };
}

/** what keeps a text of one's own from being played @param {string} key @param {string} text @param {object} options
 * @param {number} seats  how many play; 0: nobody said it
 * @returns {Promise<{faults: Fault[]}>} */
export const checkText = (key, text, options, seats) =>
  ask(`api/games/${key}/texts`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text, options, seats }) });

/** @param {string} id @param {string[]} [tokens]  of seats there @returns {Promise<TableInfo>} */
export const table = (id, tokens = []) => ask(`api/tables/${encodeURIComponent(id)}`, tokens.length ? { headers: { authorization: `Bearer ${tokens.join(',')}` } } : undefined);

/** @param {object} wish @param {string} [token]  of a seat at the table it comes after
 * @returns {Promise<{table: string, tokens: (string | null)[]}>} */
export const openTable = (wish, token) =>
  ask('api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(wish),
  });

/** what came of games for one @param {string} key @param {string} [day]  of whose deal; today's @returns {Promise<ResultsAlone>} */
export const resultsAlone = (key, day) => ask(`api/alone/${encodeURIComponent(key)}${day ? `?day=${day}` : ''}`);

/** a table for one, with the deal of today @param {string} key @param {string} name @returns {Promise<{table: string, tokens: string[]}>} */
export const openDeal = (key, name) =>
  ask(`api/alone/${encodeURIComponent(key)}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) });

/** @param {Blob} file @returns {Promise<{table: string}>} */
export const uploadRecord = (file) => ask('api/records', { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: file });

/** @param {string} id @param {number} seq @param {number | 'all' | null} seat
 * @returns {Promise<{view: View, moves: number}>} */
export const replay = (id, seq, seat) =>
  ask(`api/tables/${encodeURIComponent(id)}/replay?seq=${seq}${seat === null ? '' : `&seat=${seat}`}`);

/** what a finished game told, move by move @param {string} id @param {number | 'all' | null} seat
 * @returns {Promise<[number, Event[]][]>} */
export const chronicle = (id, seat) =>
  ask(`api/tables/${encodeURIComponent(id)}/chronicle${seat === null ? '' : `?seat=${seat}`}`);

/** lets a finished game be thought over for a seat, or says how far that is @param {string} id @param {number} seat
 * @returns {Promise<ReviewTold>} */
export const beginReview = (id, seat) =>
  ask(`api/tables/${encodeURIComponent(id)}/review?seat=${seat}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });

/** @param {string} id @param {number} seat @returns {Promise<ReviewTold>} */
export const lookReview = (id, seat) => ask(`api/tables/${encodeURIComponent(id)}/review?seat=${seat}`);

/** @param {unknown} body @returns {RequestInit} */
const posted = (body) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: typeof body === 'string' ? body : JSON.stringify(body) });

/** how well somebody plays who has played so @param {Met[]} games @returns {Promise<Rating[]>} */
export const ratings = (games) => ask('api/ratings', posted({ games }));

/** lays a text ready for another device @param {string} text @returns {Promise<{token: string, minutes: number}>} */
export const sendParcel = (text) => ask('api/parcels', posted(text));

/** what was laid ready; it can be had once @param {string} token @returns {Promise<object>} */
export const takeParcel = (token) => ask('api/parcels/taken', posted({ token }));

/** the server forgets who held these seats @param {string[]} tokens @param {string[]} parcels  that were laid ready
 * @returns {Promise<{gone: number, left: number}>} */
export const leave = (tokens, parcels) => ask('api/leaving', posted({ tokens, parcels }));

/** the address of a table's record file @param {string} id */
export const recordAddress = (id) => `api/tables/${encodeURIComponent(id)}/record`;

/** the address of a picture @param {string} game @param {string} name */
export const art = (game, name) => `art/${game}/${name}.svg`;

/** the lessons of all games @returns {Promise<Record<string, LessonLine[]>>} */
export const lessons = () => ask('api/lessons');

/** @param {string} game @param {string} number @returns {Promise<LessonInfo>} */
export const lesson = (game, number) => ask(`api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(number)}`);

/** what one reads of a game before sitting down @param {string} game @returns {Promise<Paragraph[]>} */
export const overview = (game) => ask(`api/games/${encodeURIComponent(game)}/overview`);

/** what decks of a game are made of @param {string} game @returns {Promise<Shelf>} */
export const shelf = (game) => ask(`api/games/${encodeURIComponent(game)}/shelf`);
