/** How far this browser has come in the lessons. */

/** @typedef {{step: number, done?: boolean}} Learned  the step to go on at, and whether the end was ever reached */

const STORE = 'mathom.lessons';

/** @returns {Record<string, Learned>} by `game/number` */
export function learned() {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {string} lesson @returns {Learned} */
export const learnedOf = (lesson) => learned()[lesson] ?? { step: 0 };

/** @param {string} lesson @param {Learned} now */
export const keepLearned = (lesson, now) => localStorage.setItem(STORE, JSON.stringify({ ...learned(), [lesson]: now }));

/** the share of a lesson that is done, from 0 to 1 @param {string} lesson @param {number} steps */
export function share(lesson, steps) {
  const { step, done } = learnedOf(lesson);
  return done ? 1 : Math.min(1, step / steps);
}
