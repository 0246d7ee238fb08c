/** What each key does at a live table. */

import { lookAround } from './keys.js';
import { readChronicle } from './side.js';
import { sound } from './sounds.js';

/** @import {LiveTable} from './table.js' */
/** @import {Keys} from './keys.js' */

/** The question; from there one after the other of its words that are explained, which stand in nobody's way to the answers. */
function readPrompt() {
  const stops = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#prompt, #prompt .term')]);
  stops[(stops.findIndex((e) => e === document.activeElement) + 1) % stops.length]?.focus();
}

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
    w: () => live.past.again(),
    i: () => (inspector?.open ? inspector.keep() : void lookAround()),
    ...(inspector?.open && !document.activeElement?.matches('button, a') ? { ' ': () => inspector.keep() } : {}),
    ',': () => live.stand('attack'),
    '.': () => live.stand('phase'),
    ':': () => live.stand('turn'),
    ';': () => live.stand('mine'),
    '-': () => live.hold(),
    c: readChronicle,
    p: readPrompt,
    '?': () => live.show('help'),
  };
}
