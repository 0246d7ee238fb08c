/** What this browser knows of who plays here: kept in it and nowhere else. */

/** @import {Game, Players, View} from './types.js' */

/** @typedef {object} Ended  a game that was played here to its end
 * @property {string} table
 * @property {string} game
 * @property {number} seat
 * @property {number} seats  how many played
 * @property {'won' | 'shared' | 'lost' | 'alone'} how
 * @property {string} level  of the strongest bot; none where people played
 * @property {[string, boolean][]} [bots]  of each bot its level, and whether it won
 * @property {number} [score]  where points are counted
 * @property {number} at  when */
/** @typedef {{crest: number, games: Ended[]}} Profile */
/** @typedef {{game: string, won: boolean, winners: string[], losers: string[]}} Met  a game against bots, as it is rated */

const OURS = 'mathom.';
const STORE = 'mathom.profile';
const NAME = 'mathom.name';
const MOST = 2000; // games that are remembered
const FORM = 'mathom-profile';
export const CRESTS = 5;
export const LONGEST = 40; // letters of a name
export const LARGEST = 4_000_000; // bytes of a file that is worth reading
export const LEVELS = ['easy', 'normal', 'hard', 'master'];

/** @returns {Profile} */
export function profile() {
  try {
    const { crest, games } = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return { crest: Number(crest) || 0, games: Array.isArray(games) ? games : [] };
  } catch {
    return { crest: 0, games: [] };
  }
}

/** @param {Profile} now */
const write = (now) => localStorage.setItem(STORE, JSON.stringify(now));

export const myName = () => localStorage.getItem(NAME) ?? '';

/** @param {string} name */
export function setName(name) {
  const short = name.trim().slice(0, LONGEST);
  if (short) localStorage.setItem(NAME, short);
  else localStorage.removeItem(NAME);
}

/** @param {number} crest */
export const setCrest = (crest) => write({ ...profile(), crest });

/** remembers how a game ended, once @param {string} table @param {Game} game @param {View} view @param {Players} players */
export function noteEnd(table, game, view, players) {
  const { result, viewer } = view;
  const now = profile();
  if (!result || typeof viewer !== 'number' || now.games.some((x) => x.table === table && x.seat === viewer)) return;
  const won = result.winners.includes(viewer);
  const level = LEVELS.filter((key) => players.levels.includes(key)).at(-1) ?? '';
  /** @type {[string, boolean][]} */
  const bots = players.kinds.flatMap((kind, seat) => (kind === 'bot' ? [[players.levels[seat] ?? '', result.winners.includes(seat)]] : []));
  /** @type {Ended} */
  const ended = {
    table, game: game.key, seat: viewer, seats: view.seats.length, level, bots, at: Date.now(),
    how: view.seats.length === 1 ? 'alone' : !won ? 'lost' : result.winners.length > 1 ? 'shared' : 'won',
    ...(game.points ? { score: view.seats[viewer]?.score ?? 0 } : {}),
  };
  write({ ...now, games: [...now.games, ended].slice(-MOST) });
}

/** how many of some games were won in a row: lately, and at most @param {readonly Ended[]} games */
export function streaks(games) {
  let [now, best] = [0, 0];
  for (const x of games) {
    if (x.how === 'alone') continue;
    now = x.how === 'won' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** what of some games can be rated: those in which all others were bots @param {readonly Ended[]} games @returns {Met[]} */
export const met = (games) => games.flatMap(({ game, seats, how, level, bots }) => {
  const won = how === 'won' || how === 'shared';
  // games noted before bots were told apart: of two, one was the bot
  const others = bots ?? (seats === 2 && level ? [/** @type {[string, boolean]} */ ([level, how !== 'won'])] : []);
  if (how === 'alone' || others.length !== seats - 1 || !others.every(([key]) => LEVELS.includes(key))) return [];
  const of = (/** @type {boolean} */ winner) => others.filter(([, wins]) => wins === winner).map(([key]) => key);
  return [{ game, won, winners: of(true), losers: of(false) }];
});

/** @typedef {{game: string, level: string, played: number, won: number, shared: number, best?: number}} Line */

/** by game and level @param {readonly Ended[]} games @returns {Line[]} */
export function tally(games) {
  /** @type {Map<string, Line>} */
  const lines = new Map();
  for (const x of games) {
    const level = x.how === 'alone' ? 'alone' : x.level;
    const key = `${x.game} ${level}`;
    const line = lines.get(key) ?? { game: x.game, level, played: 0, won: 0, shared: 0 };
    line.played += 1;
    if (x.how === 'won') line.won += 1;
    if (x.how === 'shared') line.shared += 1;
    if (x.score !== undefined) line.best = Math.max(line.best ?? x.score, x.score);
    lines.set(key, line);
  }
  return [...lines.values()];
}

/** all that a store keeps for us, by name @param {Storage} store @returns {[string, string][]} */
export const keptIn = (store) => Object.keys(store).filter((key) => key.startsWith(OURS)).sort().map((key) => [key, store.getItem(key) ?? '']);

/** everything as a text to be taken along */
export const exported = () => JSON.stringify({ [FORM]: 1, kept: Object.fromEntries(keptIn(localStorage)) }, null, 1);

/** takes such a text in the place of what is here; whether it was one @param {string} text */
export function imported(text) {
  /** @type {[string, unknown][]} */
  let found;
  try {
    const file = JSON.parse(text);
    if (file?.[FORM] !== 1) return false;
    found = Object.entries(file.kept ?? {});
  } catch {
    return false;
  }
  if (!found.every(([key, value]) => key.startsWith(OURS) && typeof value === 'string')) return false;
  deleteAll();
  for (const [key, value] of found) localStorage.setItem(key, /** @type {string} */ (value));
  return true;
}

export function deleteAll() {
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (key.startsWith(OURS)) store.removeItem(key);
  }
}
