/** The server's pictures, which are SVG. A browser draws an SVG anew whenever something over or beside it changes, and that is
 * what takes longest after a click. So each small one is drawn once, in an idle moment, and from then on shown as pixels. */

import { Directive, directive } from './vendor/lit-html/directive.js';
import { html, noChange, nothing } from './vendor/lit-html/lit-html.js';

/** @import {ElementPart} from './vendor/lit-html/lit-html.js' */

const LARGE = 300; // CSS pixels: what is shown as large as this stays an SVG, there are few of them
const FINER = 1.5; // times as fine as it is shown, for a turned or raised card

/** @type {Map<string, {url: string, side: number}>} pixels by source, and how many there are on the longer side */
const drawn = new Map();
/** @type {Set<string>} sources that wait for an idle moment */
const waiting = new Set();
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
export const pixels = (source) => drawn.get(source)?.url ?? source;

/** @param {HTMLImageElement} image @param {string} source */
function show(image, source) {
  if (sources.get(image) !== source) plain(image, false);
  sources.set(image, source);
  const url = pixels(source);
  if (image.getAttribute('src') !== url) image.src = url;
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
    image.src = pixels(source);
  }
}

/** @param {Event} e */
function loaded(e) {
  const source = sources.get(/** @type {HTMLImageElement} */ (e.target));
  if (!source || waiting.has(source)) return;
  if (!waiting.size) whenIdle(drawNext);
  waiting.add(source);
}

async function drawNext() {
  const [source] = waiting;
  if (source) await draw(source).catch(() => {}); // then it stays an SVG
  waiting.delete(source ?? '');
  if (waiting.size) whenIdle(drawNext);
}

/** @param {string} source */
async function draw(source) {
  const images = [...document.images].filter((image) => sources.get(image) === source && !failed.has(image));
  const shown = Math.max(...images.map((image) => Math.max(image.clientWidth, image.clientHeight)));
  const side = Math.ceil(shown * devicePixelRatio * FINER);
  if (!(shown > 0) || shown > LARGE || side <= (drawn.get(source)?.side ?? 0)) return;
  const image = new Image();
  image.src = source;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  if (!width || !height) return; // a browser that gives an SVG no size of its own
  const canvas = document.createElement('canvas');
  const scale = side / Math.max(width, height);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const url = await encoded(canvas);
  drawn.set(source, { url, side });
  for (const each of images) if (each.isConnected) show(each, source);
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
