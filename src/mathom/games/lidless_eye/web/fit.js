/** The companies of each side are as large as lets all of them be seen; where they are many, what they bear shrinks to pictures. */

const LARGEST = 112; // width of a character in CSS pixels
const SMALLEST = 36;
const READABLE = 56; // below this names of things take more room than they are worth

/** @param {HTMLElement} half */
const spills = (half) => half.scrollHeight > half.clientHeight + 1 || half.scrollWidth > half.clientWidth + 1;

/** the largest width at which nothing spills over @param {HTMLElement} half @param {HTMLElement} inner */
function widest(half, inner) {
  let [small, large] = [SMALLEST, LARGEST];
  while (large - small > 2) {
    const middle = (small + large) / 2;
    inner.style.setProperty('--card', `${middle}px`);
    if (spills(half)) large = middle;
    else small = middle;
  }
  return small;
}

/** @type {WeakMap<Element, string>} what was fitted last: measuring is dear, and most moves change nothing here */
const fitted = new WeakMap();

/** all that the room needed depends on @param {HTMLElement} half @param {HTMLElement} inner */
const shape = (half, inner) =>
  [half.clientWidth, half.clientHeight, inner.querySelectorAll('.company, .person, .chip, .stead').length, inner.textContent?.length].join();

export function fit() {
  for (const half of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.half'))) {
    const inner = /** @type {HTMLElement} */ (half.firstElementChild);
    const now = shape(half, inner);
    if (fitted.get(half) === now) continue;
    fitted.set(half, now);
    half.classList.remove('crowded');
    if (getComputedStyle(half).flexGrow === '0') { // a phone: the page scrolls, and what is borne is shown as pictures
      half.classList.add('crowded');
      inner.style.removeProperty('--card');
      continue;
    }
    let card = widest(half, inner);
    if (card < READABLE) {
      half.classList.add('crowded');
      card = widest(half, inner);
    }
    inner.style.setProperty('--card', `${card}px`);
  }
}

addEventListener('resize', fit);
