/** The keyboard at the table: arrows go from one clickable thing to the next unless the page uses them, letters do the rest. */

/** @param {string} selector @returns {HTMLElement[]} */
const inSight = (selector) => [...document.querySelectorAll(/** @type {'button'} */ (selector))].filter((e) => e.getClientRects().length > 0);

export const hotThings = () => inSight('[data-hot]');

let looking = false; // the arrows go to everything that can be read

/** @returns {boolean} whether they do now */
export function lookAround() {
  looking = !looking;
  if (looking) goTo(stops()[0]);
  return looking;
}

/** where the arrows go */
const stops = () => (looking ? inSight('main.table :is([data-piece], [data-says])') : hotThings());

/** @param {HTMLElement | undefined} thing */
function goTo(thing) {
  const offered = /** @type {HTMLElement | null | undefined} */ (thing?.querySelector(':scope > [data-hot]'));
  if (thing && !offered && thing.tabIndex < 0) thing.tabIndex = -1;
  (offered ?? thing)?.focus();
}

/** whether a person last used the keyboard: then the focus is led, else it is left alone */
export const byKeyboard = () => sessionStorage.getItem('mathom.keys') === 'yes';
addEventListener('pointerdown', () => sessionStorage.setItem('mathom.keys', 'no'), true);
addEventListener('keydown', () => sessionStorage.setItem('mathom.keys', 'yes'), true);

/** @typedef {Record<string, () => void>} Keys */

/** @param {() => Keys} keys  what each key does now */
export function listen(keys) {
  addEventListener('keydown', (e) => {
    const at = /** @type {HTMLElement} */ (e.target);
    if (e.ctrlKey || e.metaKey || e.altKey || at.matches('input, textarea, select') || document.querySelector('dialog[open]')) return;
    const act = keys()[e.key];
    if (!act && e.key.startsWith('Arrow')) {
      if (at.matches('.chronicle ol, .chat ol, [type=range]')) return;
      if (step(e.key, at)) e.preventDefault();
      return;
    }
    if (/^[1-9]$/.test(e.key)) {
      const card = document.querySelectorAll(/** @type {'li'} */ ('.hand .card'))[Number(e.key) - 1];
      (/** @type {HTMLElement | null | undefined} */ (card?.querySelector('[data-hot]')) ?? card)?.click(); // one that cannot be says why
      return;
    }
    if (!act) return;
    e.preventDefault();
    act();
  });
}

/** the nearest clickable thing in a direction; without one, round to the far end @param {string} key @param {HTMLElement} at */
function step(key, at) {
  const things = stops();
  const here = looking ? /** @type {HTMLElement | null} */ (at.closest('[data-piece], [data-says]')) ?? at : at;
  if (!things.length) return false;
  if (!things.includes(here)) {
    goTo(things[0]);
    return true;
  }
  const dx = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  const dy = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
  const from = middle(here);
  const ranked = things.filter((e) => e !== here).map((e) => {
    const to = middle(e);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    return { e, along, cost: along + aside * 2.5 };
  });
  const ahead = ranked.filter((r) => r.along > 4).sort((a, b) => a.cost - b.cost);
  const behind = ranked.sort((a, b) => a.along - b.along);
  goTo((ahead[0] ?? behind[0])?.e);
  return true;
}

/** @param {HTMLElement} e */
function middle(e) {
  const r = e.getBoundingClientRect();
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
}
