/** The end: who has won, and what now. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { art } from './api.js';
import { picture } from './pieces.js';
import { points } from './seat.js';
import { say, sentence, t } from './words.js';

/** @import {Game, Msg, View} from './types.js' */

/** what the points of a seat are made of @param {[Msg, number][] | undefined} parts */
const sum = (parts) => parts?.length ? html`<small class="tally">${parts.map(([words, n]) => html`<span>${say(words)} <b>${n < 0 ? '−' : ''}${Math.abs(n)}</b></span> `)}</small>` : nothing;

/** @param {View} view @param {Game} game @param {string} id @param {(() => void) | undefined} again
 * @param {string | undefined} onward  the address of the rematch somebody has opened */
export function resultPage(view, game, id, again, onward) {
  const result = view.result;
  if (!result) return nothing;
  return html`<p class="verdict">${sentence(result.words)}</p>
    <ol class="ranking">${result.ranking.map((n) => {
      const seat = view.seats[n];
      return html`<li class="crest-${n % 5} ${result.winners.includes(n) ? 'winner' : ''}">
        <span class="crest" data-art>${picture(art(view.game, `crest-${n % 5}`))}</span>
        <b>${seat?.name}</b><span>${points(game, seat?.score)}</span>
        ${sum(result.sums?.[n])}</li>`;
    })}</ol>
    <p class="choices">
      ${onward ? html`<a class="gold" href=${onward}>${t('Join the rematch')}</a>` : again ? html`<button class="gold" @click=${again}>${t('New table with the same seats')}</button>` : nothing}
      <a class="button" href="/table/${id}/replay">${t('Replay')}</a>
      <a class="button" href="/">${t('Lobby')}</a></p>`;
}
