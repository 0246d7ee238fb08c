/** The server's pictures, which are SVG. A browser draws an SVG anew whenever something over or beside it changes, and that is
 * what takes longest after a click. So each small one is drawn once, in an idle moment, and from then on shown as pixels. */

import { Directive, directive } from './vendor/lit-html/directive.js';
import { html, noChange, nothing } from './vendor/lit-html/lit-html.js';

/** @import {ElementPart} from './vendor/lit-html/lit-html.js' */

const LARGE = 300; // CSS pixels: what is shown as large as this stays an SVG, there are few of them
const ADDRESS = /^art\/([^/]+)\/(.+)\.svg$/;
const PATIENCE = 300; // ms that what is drawn already waits for the rest
const FINER = 1.2; // times as fine as it is shown, for a turned or raised card

/** @type {Map<string, {url: string, side: number}>} pixels by source, and how many there are on the longer side */
const drawn = new Map();
/** @type {Set<string>} sources that wait for an idle moment */
const waiting = new Set();
/** @type {Map<string, string>} pictures that have come, by source, each as an address of its own */
const come = new Map();
/** @type {Set<string>} sources that are asked for together, as soon as all of a table is drawn */
const wanted = new Set();
/** @type {WeakMap<HTMLImageElement, string>} */
const sources = new WeakMap();
/** @type {WeakSet<HTMLImageElement>} */
const failed = new WeakSet();

/** @param {() => void} work */
const whenIdle = (work) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 60));

class Shows extends Directive {
  /** @param {string} _source */
  render(_source) {
    return noChange;
  }

  /** @param {ElementPart} part @param {[string]} values
   * @override */
  update(part, [source]) {
    const image = /** @type {HTMLImageElement} */ (part.element);
    if (failed.has(image) && sources.get(image) === source) plain(image, true);
    else show(image, source);
    return noChange;
  }
}

const shows = directive(Shows);

/** the address to show a picture from: its pixels, once they are there @param {string} source */
export const pixels = (source) => drawn.get(source)?.url ?? vector(source);

/** the same for who shows it large @param {string} source */
export const vector = (source) => come.get(source) ?? source;

/** @param {HTMLImageElement} image @param {string} source */
function show(image, source) {
  if (sources.get(image) !== source) plain(image, false);
  sources.set(image, source);
  if (!come.has(source)) want(source);
  else if (image.getAttribute('src') !== pixels(source)) image.src = pixels(source);
}

/** @param {string} source */
function want(source) {
  if (!wanted.size) setTimeout(bring);
  wanted.add(source);
}

/** one request for all pictures of a game that are wanted now */
async function bring() {
  const asked = [...wanted].map((source) => /** @type {[string, string, string]} */ ([source, .../** @type {RegExpExecArray} */ (ADDRESS.exec(source)).slice(1, 3)]));
  wanted.clear();
  for (const game of new Set(asked.map(([, key]) => key))) {
    const mine = asked.filter(([, key]) => key === game);
    /** @type {Record<string, string | null>} */
    const found = await fetch(`art/${game}?of=${mine.map(([, , name]) => name).join(',')}`).then((answer) => (answer.ok ? answer.json() : {})).catch(() => ({}));
    for (const [source, , name] of mine) if (found[name]) come.set(source, `data:image/svg+xml,${encodeURIComponent(found[name])}`);
    await paint(mine.map(([source]) => source));
  }
}

/** Shows what has come, all at once: one by one, each picture would have the table around it painted anew. @param {string[]} list */
async function paint(list) {
  const started = performance.now();
  const ready = new Set(list.filter((source) => !come.has(source)));
  for (const source of list) {
    await draw(source).catch(() => {}); // then it stays an SVG
    ready.add(source);
    if (performance.now() - started > PATIENCE) break;
  }
  for (const image of document.images) {
    const source = sources.get(image) ?? '';
    if (ready.has(source)) come.has(source) ? show(image, source) : plain(image, true);
  }
  const rest = list.filter((source) => !ready.has(source));
  if (rest.length) await paint(rest);
}

/** whether words take the place of the picture @param {HTMLImageElement} image @param {boolean} on */
function plain(image, on) {
  if (on) failed.add(image);
  else if (!failed.delete(image)) return;
  image.closest('[data-art]')?.classList.toggle('plain', on);
}

/** a picture that may be missing: then the text of the piece takes its place
 * @param {string} source @param {string} [words] */
export const picture = (source, words = '') =>
  html`<img alt=${words} draggable="false" decoding="async" ${shows(source)} @load=${loaded} @error=${(/** @type {Event} */ e) =>
    plain(/** @type {HTMLImageElement} */ (e.target), true)} />${words ? html`<span class="whole">${words}</span>` : nothing}`;

/** asks again for what could not be had @param {ParentNode} root */
export function retryPictures(root) {
  for (const image of root.querySelectorAll('img')) {
    const source = sources.get(image);
    if (!source || !failed.has(image)) continue;
    plain(image, false);
    show(image, source);
  }
}

/** @param {Event} e */
function loaded(e) {
  const source = sources.get(/** @type {HTMLImageElement} */ (e.target));
  if (!source || waiting.has(source) || fine(/** @type {HTMLImageElement} */ (e.target), source)) return;
  if (!waiting.size) whenIdle(drawNext);
  waiting.add(source);
}

/** whether it has as many pixels as it is shown with @param {HTMLImageElement} image @param {string} source */
const fine = (image, source) => Math.max(image.clientWidth, image.clientHeight) * devicePixelRatio <= (drawn.get(source)?.side ?? 0);

async function drawNext() {
  const [source] = waiting;
  if (source) await draw(source).then((images) => images.forEach((image) => image.isConnected && show(image, source)), () => {});
  waiting.delete(source ?? '');
  if (waiting.size) whenIdle(drawNext);
}

/** as pixels, where it is small @param {string} source @returns {Promise<HTMLImageElement[]>} where it is shown */
async function draw(source) {
  const images = [...document.images].filter((image) => sources.get(image) === source && !failed.has(image));
  const shown = Math.max(...images.map((image) => Math.max(image.clientWidth, image.clientHeight)));
  const side = Math.ceil(shown * devicePixelRatio * FINER);
  if (!(shown > 0) || shown > LARGE || side <= (drawn.get(source)?.side ?? 0)) return images;
  const image = new Image();
  await new Promise((done, fail) => { [image.onload, image.onerror, image.src] = [done, fail, vector(source)]; });
  const { naturalWidth: width, naturalHeight: height } = image;
  if (!width || !height) return images; // a browser that gives an SVG no size of its own
  const canvas = document.createElement('canvas');
  const scale = side / Math.max(width, height);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const url = await encoded(canvas);
  drawn.set(source, { url, side });
  return images;
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<string>} */
const encoded = (canvas) => new Promise((done, fail) => canvas.toBlob((blob) => {
  const reader = new FileReader();
  reader.onload = () => done(String(reader.result));
  if (blob) reader.readAsDataURL(blob);
  else fail(new Error('no pixels'));
}));

addEventListener('online', () => retryPictures(document));

/** a larger window or a zoom may want finer pixels */
addEventListener('resize', () => {
  if (!waiting.size && drawn.size) whenIdle(drawNext);
  for (const source of drawn.keys()) waiting.add(source);
});
