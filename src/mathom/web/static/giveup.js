/** The end before the end: one of two resigns, or all people agree to stop. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { button } from './chrome.js';
import { t } from './words.js';

/** @import {LiveTable} from './table.js' */

/** whether the seat shown plays on here @param {LiveTable} live */
const plays = (live) => live.shown !== null && !live.replaced && !!live.frame && !live.frame.lesson && !live.view?.result;

/** @param {LiveTable} live @param {'resign' | 'offer' | 'withdraw'} wish */
const tell = (live, wish) => void live.send({ seat: live.shown, end: wish });

/** what the settings say of it; who resigns is asked once more @param {LiveTable} live */
export function giveUp(live) {
  if (!plays(live)) return nothing;
  const offered = live.frame?.offers?.includes(live.shown ?? -1);
  const alone = live.players.kinds.filter((kind) => kind === 'person').length < 2;
  const sure = () => confirm(t('This ends the game and cannot be taken back. Really?'));
  return html`<fieldset class="settings"><legend>${t('End the game early')}</legend>
    ${live.players.names.length === 2 ? button(t('Resign'), () => { if (sure()) tell(live, 'resign'); }) : nothing}
    ${offered ? button(t('Take the offer back'), () => tell(live, 'withdraw')) : alone ? button(t('End without a winner'), () => { if (sure()) tell(live, 'offer'); })
      : button(t('Offer to end without a winner'), () => tell(live, 'offer'))}</fieldset>`;
}

/** what the others wish, or that they are waited for: among the buttons, since it may stand for long @param {LiveTable} live */
export function offersToEnd(live) {
  const offers = live.frame?.offers ?? [];
  if (!offers.length || !plays(live)) return nothing;
  if (offers.includes(live.shown ?? -1)) return html`<span class="passing" role="status">${t('You offer to end the game.')}</span>
    ${button(t('Take the offer back'), () => tell(live, 'withdraw'))}`;
  return html`<span class="passing" role="status">${t('{who} would end the game without a winner.', { who: offers.map((seat) => live.players.names[seat]).join(', ') })}</span>
    ${button(t('Agree'), () => tell(live, 'offer'))}`;
}
