/** The keyboard at the table: arrows go from one clickable thing to the next unless the page uses them, letters do the rest. */

/** @returns {HTMLElement[]} */
export const hotThings = () =>
  [...document.querySelectorAll(/** @type {'button'} */ ('[data-hot]'))].filter((e) => e.getClientRects().length > 0);

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
      /** @type {HTMLElement | null | undefined} */ (card?.querySelector('[data-hot]'))?.click();
      return;
    }
    if (!act) return;
    e.preventDefault();
    act();
  });
}

/** the nearest clickable thing in a direction; without one, round to the far end @param {string} key @param {HTMLElement} at */
function step(key, at) {
  const things = hotThings();
  if (!things.length) return false;
  if (!things.includes(at)) {
    things[0]?.focus();
    return true;
  }
  const dx = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  const dy = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
  const from = middle(at);
  const ranked = things.filter((e) => e !== at).map((e) => {
    const to = middle(e);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    return { e, along, cost: along + aside * 2.5 };
  });
  const ahead = ranked.filter((r) => r.along > 4).sort((a, b) => a.cost - b.cost);
  const behind = ranked.sort((a, b) => a.along - b.along);
  (ahead[0] ?? behind[0])?.e.focus();
  return true;
}

/** @param {HTMLElement} e */
function middle(e) {
  const r = e.getBoundingClientRect();
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
}
