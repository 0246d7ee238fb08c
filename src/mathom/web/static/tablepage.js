/** What a live table looks like. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { bell } from './bell.js';
import { board } from './board.js';
import { chat, signals } from './chat.js';
import { chronicle } from './chronicle.js';
import { button, languageChoice, toLobby } from './chrome.js';
import { giveUp, offersToEnd } from './giveup.js';
import { habitChoice } from './habits.js';
import { helpPage } from './help.js';
import { inspected, legend, nameOf } from './inspected.js';
import { invitePage } from './invite.js';
import { closeModal, modal } from './modal.js';
import { offer } from './offer.js';
import { Choice } from './options.js';
import { ownText } from './own.js';
import { cards } from './pieces.js';
import { byTouch } from './press.js';
import { resultPage } from './result.js';
import { rulesPage } from './rules.js';
import { settingsPage } from './settings.js';
import { sound } from './sounds.js';
import { explained } from './terms.js';
import { kept } from './tokens.js';
import { say, sentence, t } from './words.js';

/** @import {Game, Option, Until, View} from './types.js' */
/** @import {LiveTable} from './table.js' */
/** @import {Thing} from './inspected.js' */
/** @import {Table} from './pieces.js' */

/** @param {LiveTable} live */
export function tablePage(live) {
  const { game, view } = live;
  return html`<div class="unseen" role="log" aria-live="polite">${live.said}</div>
    ${live.online ? nothing : html`<div class="offline" role="alert">${t('The connection is lost; trying again. Nothing is lost: what you chose is sent as soon as it is back.')}</div>`}
    ${live.curtain !== null ? curtain(live) : view && game ? shown(live, game, view) : html`<main class="trouble"><h1>Mathom</h1><p role="status">${t('The table is being laid …')}</p></main>`}
    ${live.curtain === null ? offer(live) : nothing}
    ${game ? dialog(live, game) : nothing}`;
}

/** @param {LiveTable} live */
function curtain(live) {
  const name = live.players.names[live.curtain ?? 0] ?? '';
  return html`<main class="curtain"><h1>${t('{who} is next', { who: name })}</h1>
    <p>${t('Hand the device over; nobody else should look.')}</p>
    <p><button class="gold" @click=${() => live.liftCurtain()}>${t('I am {who}: show my cards', { who: name })}</button></p></main>`;
}

/** @param {LiveTable} live @param {Game} game @param {View} view */
function shown(live, game, view) {
  return board(tableOf(live, game, view), {
    prompt: html`${prompt(live, view)}${clock(live)}`,
    menu: menu(live),
    notice: notice(live),
    actions: actions(live, view),
    side: html`${chronicle(live.chronicle, { again: live.past.views.length > 1 ? () => live.past.again() : undefined })}${talk(live, game)}`,
    told: live.chronicle,
    manner: manner(live, game),
  });
}

/** what is on show, and what a click does @param {LiveTable} live @param {Game} game @param {View} view */
export function tableOf(live, game, view) {
  const hinted = live.hint ? (view.options?.find((o) => o.text === live.hint?.text)?.on ?? []) : [];
  /** @type {Table} */
  const table = {
    game,
    view,
    players: live.players,
    choice: live.choice,
    click: (id) => live.click(id),
    browse: (zone) => { live.browsed = zone; live.show('browse'); },
    hinted: hinted.slice(live.path.length, live.path.length + 1),
    here: view.result ? null : live.here,
    redraw: () => live.draw(),
    mine: live.welcome?.seats ?? [],
    takeBack: (seat) => live.send({ seat, back: true }),
  };
  if (live.choice.options.length) table.bring = (zone, title) => live.bring(zone, title);
  if (live.shown !== null) table.replace = (seat) => live.send({ seat, bot: 'normal' });
  return table;
}

/** whether this table is strict or quick, where that matters: among several people @param {LiveTable} live @param {Game} game */
function manner(live, game) {
  if (!game.answers || live.players.kinds.filter((kind) => kind === 'person').length < 2) return nothing;
  return html`<span class="manner"> · ${live.welcome?.answers === 'quick' ? t('quick answers') : t('strict answers')}</span>`;
}

/** talk or signals, if there is anybody to hear them @param {LiveTable} live @param {Game} game */
function talk(live, game) {
  const { welcome, chat: lines, shown: seat } = live;
  const heard = lines.length > 0 || welcome?.kinds.some((kind, i) => kind === 'person' && !welcome.seats.includes(i));
  const tell = (/** @type {object} */ what) => void live.send({ seat, ...what });
  if (!heard) return nothing;
  if (welcome?.chat) return chat(lines, seat === null ? undefined : (text) => tell({ say: text }));
  return game.signals.length ? signals(lines, game.signals, seat === null ? undefined : (i) => tell({ signal: i })) : nothing;
}

/** @param {LiveTable} live */
function clock(live) {
  if (live.due === null || live.view?.result) return nothing;
  const left = Math.max(0, Math.ceil((live.due - performance.now()) / 1000));
  return html` <span class="clock ${left <= 10 ? 'short' : ''}" aria-hidden="true">${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}</span>`;
}

/** @param {LiveTable} live @param {View} view */
function prompt(live, view) {
  const choice = live.choice;
  if (live.past.shown) return html`${t('What happened since your last decision: {at} of {n}', { at: live.past.at, n: live.past.views.length - 1 })}
    ${button(t('Back to the present'), () => live.past.stop(), 'Escape')}`;
  if (live.replaced && !view.result) return t('A bot plays for you until you take your seat back.');
  if (live.several.size) return t('{n} of {all} chosen', { n: live.several.size, all: view.several ?? 0 });
  if (!choice.started) return html`${(view.under_way ?? []).map((w) => html`<span class="under-way">${sentence(w)} ›</span> `)}${live.game ? explained(live.game, sentence(view.prompt), undefined, -1) : nothing}`;
  if (choice.options.length > choice.complete.length) return byTouch() ? t('Now tap what it is for.') : t('Now click what it is for; Esc takes it back.');
  if (byTouch()) return choice.complete.length > 1 ? t('What shall be done with it?') : t('Sure? Confirm with the button.');
  return choice.complete.length > 1 ? t('What shall be done with it? Esc takes it back.') : t('Sure? Confirm with the button; Esc takes it back.');
}

/** @param {LiveTable} live */
function menu(live) {
  const spare = Object.keys(kept(live.id)?.invites ?? {}).length ? '' : 'spare';
  return html`${live.onward ? html`<a class="small gold" href=${live.onward}>${t('Join the rematch')}</a>` : nothing}
    <button class="small ${spare}" @click=${() => live.show('invite')}>${t('Invite')}</button>
    ${button(t('Rules'), () => live.showRules(), 'r', '§')}<span class="to-settings">${button(t('Settings'), () => live.show('settings'), 's', sound.on ? '♪' : '♩')}</span>${button(t('Help'), () => live.show('help'), '?', '?')}
    ${languageChoice(true)}${toLobby()}`;
}

/** @param {LiveTable} live */
function notice(live) {
  const { hint, refusal } = live;
  if (refusal) return html`<div class="notice refusal" role="alert"><span>${sentence(refusal.words)}</span>
    ${refusal.rule ? button(t('Rule {number}', { number: refusal.rule }), () => live.showRules(refusal.rule)) : nothing}
    ${button(t('Close'), () => live.cancel(), 'Escape')}</div>`;
  if (!hint) return live.missed && bell.unasked && document.visibilityState === 'visible' ? askForBell(live) : nothing;
  const option = live.view?.options?.find((o) => o.text === hint.text);
  return html`<div class="notice hint" role="status"><span><b>${t('Hint')}:</b> ${sentence(hint.words)}
    ${hint.why?.length ? html`<span class="reasons">${hint.why.map((why) => html`<span>${sentence(why)}</span>`)}</span>` : nothing}${hint.figures && live.figures ? html`<small>${sentence(hint.figures)}</small>` : nothing}</span>
    ${hint.figures && !live.figures ? button(t('Figures'), () => live.showFigures(), 'f') : nothing}
    ${option ? button(t('Do it'), () => live.choose(option)) : nothing}${button(t('Close'), () => live.cancel(), 'Escape')}</div>`;
}

/** who was waited for without knowing it is asked, once, whether he wants to be told @param {LiveTable} live */
function askForBell(live) {
  const done = () => { live.missed = false; live.draw(); };
  return html`<div class="notice hint" role="status"><span>${t('It was your turn while this page was hidden. Shall your browser tell you the next time?')}</span>
    ${button(t('Yes, tell me'), () => void bell.accept().then(done))}${button(t('No'), () => { bell.decline(); done(); })}</div>`;
}

/** how passes are offered that are sent for a person for a while, and what stands there meanwhile
 * @returns {Record<Until, {key: string, offer: string, stands: string}>} */
const whiles = () => ({
  attack: { key: ',', offer: t('Pass for this attack'), stands: t('You pass to the end of this attack.') },
  phase: { key: '.', offer: t('Pass for this phase'), stands: t('You pass to the end of this phase.') },
  turn: { key: ':', offer: t('Pass for this turn'), stands: t('You pass to the end of this turn.') },
  mine: { key: ';', offer: t('Pass until my turn'), stands: t('You pass until your next turn.') },
});

/** @param {LiveTable} live @param {View} view */
function actions(live, view) {
  const choice = live.choice;
  const any = !!choice.options.length;
  return html`${offersToEnd(live)}
    ${choice.started ? nothing : choice.complete.map((o) => html`<button class="gold" data-hot=${`option ${o.text}`} aria-keyshortcuts="e" @click=${() => live.choose(o)}>
      ${sentence(o.words)}${o.note ? html`<small>${sentence(o.note)}</small>` : nothing}</button>`)}
    ${live.canPass.map((until) => button(whiles()[until].offer, () => live.stand(until), whiles()[until].key))}
    ${live.standing ? html`<span class="passing">${whiles()[live.standing].stands}</span>${button(t('Hold'), () => live.hold(), '-')}` : nothing}
    ${live.byHabit && !live.standing && !any && !view.result ? button(t('Ask me in this phase'), () => live.hold(), '-') : nothing}
    ${choice.started && !choice.complete.length ? button(t('Take it back'), () => live.cancel(), 'Escape', '✕') : nothing}
    ${live.canUndo ? button(t('Undo'), () => live.undo(), 'u', '↶') : nothing}
    ${any ? html`${button(live.asking ? t('thinking …') : t('Hint'), () => live.askHint(), 'h')}${button(t('All options'), () => live.show('options'), 'o')}` : nothing}
    ${view.result ? html`<button class="gold" @click=${() => live.show('result')}>${t('Result')}</button>` : nothing}`;
}

/** @param {LiveTable} live @param {Game} game */
function dialog(live, game) {
  const closed = () => {
    live.dialog = null;
    live.draw(true);
  };
  const view = live.view;
  switch (live.dialog) {
    case 'rules':
      return modal(t('Rules'), rulesPage(game, live.search, live.cited, (text) => { live.search = text; live.draw(); }), closed, 'wide');
    case 'help':
      return modal(t('Help'), helpPage(game, live.welcome?.answers, () => live.show('settings'), () => live.show('legend')), closed);
    case 'options':
      return modal(t('All options'), optionList(live, live.replaced ? [] : (view?.options ?? [])), closed);
    case 'invite':
      return modal(t('Invite'), invitePage(live.id, kept(live.id)?.invites ?? {}, live.players.names, live.copied, (to) => live.copy(to)), closed);
    case 'result':
      return view ? modal(t('The end'), resultPage(view, game, live.id, live.again, live.onward, live.frame?.ties ?? [], (rule) => live.showRules(rule)), closed, 'result') : nothing;
    case 'browse':
      return view && live.browsed ? modal(sentence(live.browsed.label), html`<ul class="browse game-${game.key}">${(game.look ?? cards)(
        still(live, game, view), live.browsed.pieces ?? [])}</ul>`, closed, 'wide') : nothing;
    case 'legend':
      return modal(t('What the signs say'), legend(game), closed, 'wide');
    case 'inspect':
      return view && live.telling.pressed ? modal(nameOf(tableOf(live, game, view), live.telling.pressed), pressed(live, game, view, live.telling.pressed), closed, 'inspect') : nothing;
    case 'settings':
      return modal(t('Settings'), settingsPage(() => live.tellPace(), () => live.draw(), html`${habitChoice(game, () => { live.tellHabits(); live.draw(); })}${giveUp(live)}`), closed);
    case 'own':
      return live.own ? modal(live.brings.title, ownText(live.own, live.brings.title, game.options.find((o) => o.text)?.text,
        html`<button type="button" class="gold" ?disabled=${!!live.busy} @click=${() => void live.brought()}>${t('Play with it')}</button>`), closed, 'wide') : nothing;
    default:
      return nothing;
  }
}

/** what was pressed for a while, and at the end the moves themselves @param {LiveTable} live @param {Game} game @param {View} view @param {Thing} thing */
function pressed(live, game, view, thing) {
  const table = tableOf(live, game, view);
  const options = thing.id ? table.choice.at(thing.id) : [];
  const whole = options.every((o) => (o.on?.length ?? 0) === live.path.length + 1);
  const go = () => { closeModal(); live.click(thing.id); };
  return html`<div class="inspected game-${game.key}">${inspected(table, thing, live.telling.about, (rule) => live.showRules(rule))}</div>
    ${options.length ? html`<p class="deeds">${whole ? options.map((o) => html`<button class="gold" @click=${() => live.choose(o)}>${sentence(o.words)}${o.note ? html`<small>${sentence(o.note)}</small>` : nothing}</button>`)
      : html`<button class="gold" @click=${go}>${t('Choose it')}</button>`}</p>` : nothing}`;
}

/** the table with nothing to click @param {LiveTable} live @param {Game} game @param {View} view @returns {Table} */
const still = (live, game, view) => ({
  game, view, players: live.players, choice: new Choice([]), click: () => {}, browse: () => {}, hinted: [], here: null, mine: [],
});

/** @param {LiveTable} live @param {readonly Option[]} options */
function optionList(live, options) {
  if (!options.length) return html`<p>${t('There is nothing to choose now.')} ${sentence(live.view?.prompt)}</p>`;
  return html`<ul class="option-list">${options.map((o, i) => html`<li><button ?autofocus=${i === 0} @click=${() => live.choose(o)}>
    ${sentence(o.words)}${o.note ? html`<small>${sentence(o.note)}</small>` : nothing}</button></li>`)}</ul>`;
}
