/** Words in three languages. A message is its English text with named gaps; it is said where it is shown. */

/** @import {Msg} from './types.js' */

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };

/** @typedef {keyof typeof LANGUAGES} Language */

/** @type {Record<string, string | [string, string]>} */
let book = {};
/** @type {Language} */
let current = 'en';
/** @type {(() => void)[]} */
const listeners = [];

export const language = () => current;

/** who draws words asks to be called when the language changes
 * @param {() => void} draw */
export function onLanguage(draw) {
  listeners.push(draw);
}

/** the language last chosen, else the browser's, else English */
export function startLanguage() {
  const wanted = [localStorage.getItem('mathom.language') ?? '', ...navigator.languages.map((l) => l.slice(0, 2))];
  return /** @type {Language} */ (wanted.find((l) => l in LANGUAGES) ?? 'en');
}

/** @param {Language} wanted */
export async function setLanguage(wanted) {
  /** @type {typeof book} */
  let words = {};
  if (wanted !== 'en') {
    const answer = await fetch(`api/words/${wanted}`);
    if (!answer.ok) return;
    words = await answer.json();
  }
  book = words;
  current = wanted;
  document.documentElement.lang = wanted;
  for (const draw of listeners) draw();
}

/** @param {Language} wanted */
export function chooseLanguage(wanted) {
  localStorage.setItem('mathom.language', wanted);
  return setLanguage(wanted);
}

/** a line may end after a stroke, not within the word that follows @param {string} words */
export const breakable = (words) => words.replaceAll('/', '/\u200b');

/** the words of a message in the reader's language
 * @param {Msg | string | null | undefined} message
 * @returns {string} */
export function say(message) {
  if (!message) return '';
  if (typeof message === 'string') return message;
  const args = message.args ?? {};
  return fill(chosen(message.text, message.plural, args.n, message.context), args);
}

/** the same with a capital letter
 * @param {Msg | string | null | undefined} message */
export function sentence(message) {
  const words = say(message);
  return words.charAt(0).toLocaleUpperCase(current) + words.slice(1);
}

/** the page's own words
 * @param {string} text
 * @param {Record<string, string | number | Msg>} [args] */
export function t(text, args = {}) {
  return say({ text, args });
}

/** the same with a number `n` in it
 * @param {string} one @param {string} many @param {number} n
 * @param {Record<string, string | number | Msg>} [args] */
export function tn(one, many, n, args = {}) {
  return say({ text: one, plural: many, args: { n, ...args } });
}

/** @param {string} text @param {string | undefined} plural @param {unknown} n @param {string} [context] */
function chosen(text, plural, n, context) {
  const found = book[context ? `${context}\u0004${text}` : text];
  if (!plural || typeof n !== 'number') return typeof found === 'string' && found ? found : text;
  const [one, many] = Array.isArray(found) ? found : [text, plural];
  return n === 1 ? one : many;
}

/** @param {string} text @param {Record<string, string | number | Msg>} args */
function fill(text, args) {
  return text.replace(/\{(\w+)\}/g, (gap, name) => {
    const value = args[name];
    if (value === undefined) return gap;
    return typeof value === 'object' ? say(value) : String(value);
  });
}
