/** Where the marker stands: at its place or step, aside of the names, tiles and symbols around it. */

import { Directive, directive } from './vendor/lit-html/directive.js';
import { noChange } from './vendor/lit-html/lit-html.js';
import { overlap } from './offer.js';

/** @import {ElementPart} from './vendor/lit-html/lit-html.js' */

// by how much of its size the middle of the marker lies off the point: above it by choice, else where nothing is hidden
const ASIDE = [[0, -0.36], [-0.55, -0.3], [0.55, -0.3], [0, 0.5], [-0.75, 0.2], [0.75, 0.2], [-0.4, -0.75], [0.4, -0.75], [0, -1]];

/** @type {Element | undefined} */
let marker;

class StandsAside extends Directive {
  /** @type {string | undefined} */ at = undefined;

  /** @param {string} _at */
  render(_at) {
    return noChange;
  }

  /** @param {ElementPart} part @param {[string]} values
   * @override */
  update(part, [at]) {
    marker = part.element;
    if (at !== this.at) requestAnimationFrame(settle);
    this.at = at;
    return noChange;
  }
}

/** `<div ${standsAside(node.id + tiles)}>`: finds its place anew when what it is told changes */
export const standsAside = directive(StandsAside);

function settle() {
  const figure = /** @type {HTMLElement | undefined} */ (marker);
  const map = figure?.closest('.map');
  if (!figure || !map) return;
  const around = map.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = figure;
  const style = getComputedStyle(figure);
  const x = around.left + (around.width * Number(style.getPropertyValue('--x'))) / 1000;
  const y = around.top + (around.height * Number(style.getPropertyValue('--y'))) / 1000;
  const things = [...map.querySelectorAll('.label, .tile, .symbols li, .medal')].map((e) => ({ box: e.getBoundingClientRect(), weight: e.matches('.medal') ? 0.5 : 1 }));
  const hidden = ASIDE.map(([dx = 0, dy = 0]) => {
    const [left, top] = [x + (dx - 0.5) * width, y + (dy - 0.5) * height];
    const box = { left, top, right: left + width, bottom: top + height };
    const far = Math.hypot(dx, dy + 0.36);
    return things.reduce((sum, thing) => sum + (overlap(box, thing.box) / width / height) * thing.weight, far / 4);
  });
  const [dx = 0, dy = 0] = ASIDE[hidden.indexOf(Math.min(...hidden))] ?? [];
  figure.style.setProperty('--dx', String(dx));
  figure.style.setProperty('--dy', String(dy));
}

addEventListener('resize', () => requestAnimationFrame(settle));
