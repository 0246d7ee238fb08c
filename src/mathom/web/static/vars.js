/** Sets custom properties of an element. lit's `styleMap` writes a style attribute first, which the page's policy forbids. */

import { Directive, directive } from './vendor/lit-html/directive.js';
import { noChange } from './vendor/lit-html/lit-html.js';

/** @import {ElementPart} from './vendor/lit-html/lit-html.js' */

class Vars extends Directive {
  /** @param {Record<string, string | number>} _values */
  render(_values) {
    return noChange;
  }

  /** @param {ElementPart} part @param {[Record<string, string | number>]} values
   * @override */
  update(part, [values]) {
    const style = /** @type {HTMLElement} */ (part.element).style;
    for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, String(value));
    return noChange;
  }
}

/** `<li ${vars({ i: 3 })}>` sets `--i` to 3 */
export const vars = directive(Vars);
