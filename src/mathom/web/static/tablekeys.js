/** What each key does at a live table. */

import { lookAround } from './keys.js';
import { readChronicle } from './side.js';
import { sound } from './sounds.js';

/** @import {LiveTable} from './table.js' */
/** @import {Keys} from './keys.js' */

/** @param {LiveTable} live @returns {Keys} */
export function tableKeys(live) {
  const { inspector } = live;
  return {
    Escape: () => live.escape(),
    e: () => live.endTurn(),
    u: () => live.undo(),
    h: () => live.askHint(),
    f: () => live.hint && live.showFigures(),
    o: () => live.show('options'),
    r: () => live.showRules(),
    l: () => live.show('legend'),
    s: () => live.show('settings'),
    m: () => { sound.toggle(); live.draw(); },
    w: () => void live.past.again(),
    i: () => (inspector?.open ? inspector.keep() : void lookAround()),
    ...(inspector?.open && !document.activeElement?.matches('button, a') ? { ' ': () => inspector.keep() } : {}),
    ',': () => live.stand('attack'),
    '.': () => live.stand('phase'),
    ':': () => live.stand('turn'),
    ';': () => live.stand('mine'),
    '-': () => live.hold(),
    c: readChronicle,
    p: () => /** @type {HTMLElement | null} */ (document.querySelector('#prompt'))?.focus(),
    '?': () => live.show('help'),
  };
}
