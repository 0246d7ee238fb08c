/** The end: who has won, and what now. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { art } from './api.js';
import { picture } from './pieces.js';
import { points } from './seat.js';
import { say, sentence, t } from './words.js';

/** @import {Game, Msg, Note, View} from './types.js' */

/** what the points of a seat are made of @param {[Msg, number][] | undefined} parts */
const sum = (parts) => parts?.length ? html`<small class="tally">${parts.map(([words, n]) => html`<span>${say(words)} <b>${n < 0 ? '−' : ''}${Math.abs(n)}</b></span> `)}</small>` : nothing;

/** @param {View} view @param {Game} game @param {string} id @param {(() => void) | undefined} again
 * @param {string | undefined} onward  the address of the rematch somebody has opened @param {readonly Note[]} ties
 * @param {(rule: string) => void} cite */
export function resultPage(view, game, id, again, onward, ties, cite) {
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
    ${ties.length ? html`<ul class="ties">${ties.map((tie) => html`<li><b>${say(tie.title)}</b>: ${say(tie.words)}
      ${tie.rule ? html`<button type="button" class="rule" @click=${() => cite(tie.rule ?? '')}>${tie.rule}</button>` : nothing}</li>`)}</ul>` : nothing}
    <p class="choices">
      ${onward ? html`<a class="gold" href=${onward}>${t('Join the rematch')}</a>` : again ? html`<button class="gold" @click=${again}>${t('New table with the same seats')}</button>` : nothing}
      <a class="button" href="table/${id}/review?seat=${typeof view.viewer === 'number' ? view.viewer : 0}">${t('Review')}</a>
      <a class="button" href="table/${id}/replay">${t('Replay')}</a>
      <a class="button" href="./">${t('Lobby')}</a></p>`;
}
