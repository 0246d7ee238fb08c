/** The companies of each side are as large as lets all of them be seen; where they are many, what they bear
 * shrinks to pictures, and where even that is too much only who is there is shown: what he bears is told by the inspector. */

const LARGEST = 112; // width of a character in CSS pixels
const SMALLEST = 27;
const READABLE = 56; // below this names of things take more room than they are worth

/** @param {HTMLElement} half */
const spills = (half) => half.scrollHeight > half.clientHeight + 1 || half.scrollWidth > half.clientWidth + 1;

/** the largest width at which nothing spills over, from `least` on; nothing smaller is tried @param {HTMLElement} half @param {HTMLElement} inner @param {number} least */
function widest(half, inner, least) {
  let [small, large] = [least, LARGEST];
  while (large - small > 2) {
    const middle = (small + large) / 2;
    inner.style.setProperty('--card', `${middle}px`);
    if (spills(half)) large = middle;
    else small = middle;
  }
  return small;
}

/** @type {WeakMap<Element, {shape: string, words: string, card: number}>} what was fitted last: measuring is dear, and most moves change nothing here */
const fitted = new WeakMap();

/** all that the room needed depends on but words @param {HTMLElement} half @param {HTMLElement} inner */
const shaped = (half, inner) =>
  [half.clientWidth, half.clientHeight, inner.querySelectorAll('.company, .person, .chip, .stead').length].join();

/** whether a width is still the largest @param {HTMLElement} half @param {HTMLElement} inner @param {number} card */
function fits(half, inner, card) {
  if (spills(half)) return false;
  inner.style.setProperty('--card', `${card + 3}px`);
  const larger = card + 3 < LARGEST && !spills(half);
  inner.style.setProperty('--card', `${card}px`);
  return !larger;
}

/** the better of two ways to lay a company: its site beside its characters, or above them
 * @param {HTMLElement} half @param {HTMLElement} inner @param {boolean} crowded */
function lay(half, inner, crowded) {
  half.classList.toggle('crowded', crowded);
  half.classList.remove('tall');
  const beside = widest(half, inner, SMALLEST);
  const better = beside + 3;
  half.classList.add('tall');
  inner.style.setProperty('--card', `${better}px`);
  if (better < LARGEST && !spills(half)) return widest(half, inner, better);
  half.classList.remove('tall');
  return beside;
}

let waiting = false; // once for each picture of the screen: measuring is dear

/** fits before the next picture */
export function fitSoon() {
  if (!waiting) requestAnimationFrame(fit);
  waiting = true;
}

function fit() {
  waiting = false;
  for (const half of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.half'))) {
    half.classList.add('fitting'); // else a scrollbar, where it takes room, would stay because it is there
    fitHalf(half, /** @type {HTMLElement} */ (half.firstElementChild));
    half.classList.remove('fitting');
  }
}

/** @param {HTMLElement} half @param {HTMLElement} inner */
function fitHalf(half, inner) {
  const [shape, words] = [shaped(half, inner), inner.textContent ?? ''];
  const last = fitted.get(half);
  if (last?.shape === shape && (last.words.length === words.length || fits(half, inner, last.card))) return;
  half.classList.remove('bare', 'tight');
  let card = lay(half, inner, false);
  if (card < READABLE) card = lay(half, inner, true);
  inner.style.setProperty('--card', `${card}px`);
  for (const less of ['bare', 'tight']) {
    if (!spills(half)) break;
    half.classList.add(less);
    card = lay(half, inner, true);
    inner.style.setProperty('--card', `${card}px`);
  }
  inner.style.setProperty('--card', `${card}px`);
  fitted.set(half, { shape, words, card });
}

addEventListener('resize', fitSoon);
