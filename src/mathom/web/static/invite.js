/** Links to the seats of friends and for spectators, to copy or to scan. */

import { html, nothing, svg } from './vendor/lit-html/lit-html.js';
import { link } from './tokens.js';
import { t } from './words.js';

/** @typedef {(text: string) => {size: number, path: string}} Coder */

/** @type {Coder | undefined} */
let code;

/** the QR library is fetched when it is first needed @param {() => void} draw */
export async function loadCodes(draw) {
  const { qrcode } = await import('./vendor/qrcode-generator/qrcode.mjs');
  code = (text) => {
    const made = qrcode(0, 'M');
    made.addData(text);
    made.make();
    const size = made.getModuleCount();
    let path = '';
    for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) if (made.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`;
    return { size, path };
  };
  draw();
}

/** @param {string} text @param {string} label */
export function square(text, label) {
  if (!code) return nothing;
  const { size, path } = code(text);
  return html`<svg class="code" role="img" aria-label=${label} viewBox="-2 -2 ${size + 4} ${size + 4}">
    ${svg`<rect x="-2" y="-2" width=${size + 4} height=${size + 4} fill="#fff" /><path d=${path} fill="#000" />`}</svg>`;
}

/** @param {string} id @param {Record<number, string>} invites  token by seat @param {string[]} names
 * @param {string} copied  the link last copied @param {(text: string) => void} copy */
export function invitePage(id, invites, names, copied, copy) {
  const seats = Object.entries(invites).map(([seat, token]) => ({
    name: t('Seat of {who}', { who: names[Number(seat)] ?? '' }),
    to: link(id, token),
  }));
  return html`<p>${t('Send each friend the link of a seat. Whoever opens it plays there; keep your own to yourself.')}</p>
    <ul class="invites">${[...seats, { name: t('To watch only'), to: link(id) }].map(({ name, to }) => html`<li>
      ${square(to, t('QR code: {what}', { what: name }))}
      <label><span>${name}</span><input readonly .value=${to} @focus=${(/** @type {FocusEvent} */ e) => /** @type {HTMLInputElement} */ (e.target).select()} /></label>
      <button class="small" @click=${() => copy(to)}>${copied === to ? t('Copied') : t('Copy the link')}</button>
    </li>`)}</ul>`;
}
