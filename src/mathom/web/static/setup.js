/** Who plays, and with which options. */

import { html, nothing } from './vendor/lit-html/lit-html.js';
import { todays } from './alone.js';
import { art } from './api.js';
import { ownText } from './own.js';
import { picture } from './pieces.js';
import { say, sentence, t } from './words.js';

/** @import {Answers, GameInfo, GameOption} from './types.js' */
/** @import {Lobby} from './lobby.js' */
/** @import {Place, Who} from './opening.js' */

const CLOCKS = [0, 30, 60, 120, 300]; // seconds

/** @returns {Record<Who, string>} */
const whos = () => ({ me: t('me'), bot: t('bot'), friend: t('a friend, by link'), here: t('at this device') });

/** @param {globalThis.Event} e */
const value = (e) => /** @type {HTMLInputElement | HTMLSelectElement} */ (e.target).value;

/** @param {Lobby} lobby @param {GameInfo} game */
export function setup(lobby, game) {
  const { wish } = lobby;
  return html`<section class="setup" aria-labelledby="setup-title">
    <form @submit=${(/** @type {SubmitEvent} */ e) => { e.preventDefault(); void lobby.begin(); }}>
      <div class="setup-head"><h2 id="setup-title">${say(game.title)}</h2>
        <button class="gold start" ?disabled=${lobby.busy}>${lobby.busy ? t('Opening …') : t('Start')}</button></div>
      <fieldset class="count"><legend>${t('Seats')}</legend>${game.seats.map((n) => html`<label><input type="radio" name="seats"
        .checked=${n === wish.seats.length} @change=${() => lobby.resize(n)} /><span>${n}</span></label>`)}</fieldset>
      <ol class="places">${wish.seats.map((seat, i) => place(lobby, game, seat, i))}</ol>
      ${wish.seats.length === 1 ? todays(lobby, game) : nothing}
      ${lobby.options.filter((o) => !o.rare).sort((a, b) => Number(!a.text) - Number(!b.text)).map((o) => option(lobby, o))}
      ${seldom(lobby)}
      ${game.answers && wish.seats.filter((s) => s.who !== 'bot').length > 1 ? answers(lobby) : nothing}
      <label class="option"><span>${t('Time for a turn; when it has run out, a bot ends the turn')}</span>
        <select @change=${(/** @type {globalThis.Event} */ e) => { wish.clock = Number(value(e)); }}>
        ${CLOCKS.map((s) => html`<option value=${s} .selected=${s === wish.clock}>${s ? t('{n} seconds', { n: s }) : t('no clock')}</option>`)}</select></label>
      ${game.chat ? html`<label class="check"><input type="checkbox" .checked=${wish.chat} @change=${(/** @type {globalThis.Event} */ e) => {
        wish.chat = /** @type {HTMLInputElement} */ (e.target).checked;
      }} /> ${t('Chat at the table')}</label>` : html`<p class="faint">${t('There is no chat in this game; its signals take its place.')}</p>`}
    </form></section>`;
}

/** what is seldom wanted, folded away while nothing of it is chosen @param {Lobby} lobby */
function seldom(lobby) {
  const rare = lobby.options.filter((o) => o.rare);
  if (!rare.length) return nothing;
  return html`<details class="seldom" ?open=${rare.some((o) => lobby.wish.options[o.name] !== o.default)}>
    <summary>${t('More to agree on')}</summary>${rare.map((o) => option(lobby, o))}</details>`;
}

/** whether people who could only pass are asked: it matters where another person would learn from it @param {Lobby} lobby */
function answers(lobby) {
  const { wish } = lobby;
  /** @type {Record<Answers, string>} */
  const ways = { strict: t('strict: everybody passes himself'), quick: t('quick: a pass is sent for who can only pass') };
  return html`<div class="option"><label class="option"><span>${t('Chances to answer what another does')}</span>
    <select aria-describedby="answers-tell" @change=${(/** @type {globalThis.Event} */ e) => { wish.answers = /** @type {Answers} */ (value(e)); lobby.draw(); }}>
    ${Object.entries(ways).map(([key, words]) => html`<option value=${key} .selected=${key === wish.answers}>${words}</option>`)}</select></label>
    <span id="answers-tell" class="faint">${wish.answers === 'quick' ? t('Quick gives away that somebody holds no answer.') : t('Strict gives nothing away: whoever might answer is asked, whatever he holds.')}</span></div>`;
}

/** @param {Lobby} lobby @param {GameInfo} game @param {Place} seat @param {number} i */
function place(lobby, game, seat, i) {
  const level = game.levels.find((l) => l.key === seat.level);
  return html`<li class=${game.sides.length ? 'sided' : ''}>
    <span class="crest" data-art>${picture(art(game.key, `crest-${i % 5}`))}</span>${game.sides[i] ? html`<b class="side-name">${sentence(game.sides[i])}</b>` : nothing}
    <select aria-label=${t('Who plays seat {n}', { n: i + 1 })} @change=${(/** @type {globalThis.Event} */ e) => change(lobby, i, /** @type {Who} */ (value(e)))}>
      ${Object.entries(whos()).map(([key, name]) => html`<option value=${key} .selected=${key === seat.who}>${name}</option>`)}</select>
    <input aria-label=${t('Name at seat {n}', { n: i + 1 })} required maxlength="30" .value=${seat.name}
      @input=${(/** @type {globalThis.Event} */ e) => { seat.name = value(e); }} />
    ${seat.who === 'bot' ? html`<select aria-label=${t('How well seat {n} plays', { n: i + 1 })} title=${sentence(level?.words)}
      @change=${(/** @type {globalThis.Event} */ e) => { seat.level = value(e); lobby.draw(); }}>
      ${game.levels.map((l) => html`<option value=${l.key} .selected=${l.key === seat.level}>${say(l.name)}</option>`)}</select>
      <span class="faint">${say(level?.words)}</span>` : html`<span class="faint">${explained(seat.who)}</span>`}
  </li>`;
}

/** @param {Who} who */
function explained(who) {
  if (who === 'friend') return t('you get a link to send');
  return who === 'here' ? t('takes turns with you on this screen') : nothing;
}

/** I sit on one seat only @param {Lobby} lobby @param {number} i @param {Who} who */
function change(lobby, i, who) {
  const { seats } = lobby.wish;
  const me = seats.findIndex((s) => s.who === 'me');
  const seat = /** @type {Place} */ (seats[i]);
  if (who === 'me' && me >= 0 && me !== i) {
    const other = /** @type {Place} */ (seats[me]);
    [seats[me], seats[i]] = [seat, other];
  } else if (who === 'me') seats[i] = lobby.me();
  else seats[i] = who === 'bot' && seat.who === 'me' ? { ...lobby.bot(seats), who } : { ...seat, who };
  lobby.draw();
}

/** @param {Lobby} lobby @param {GameOption} o */
function option(lobby, o) {
  const { seats, options } = lobby.wish;
  const choices = o.per_seat ? seats.map((s, i) => ({ value: i, name: s.name })) : (o.choices ?? []).map((c) => ({ value: c, name: say(o.names?.[String(c)] ?? { text: String(c) }) }));
  const own = lobby.own[o.name];
  return html`<label class="option"><span>${sentence(o.words)}</span><select @change=${(/** @type {globalThis.Event} */ e) => {
    const chosen = choices[Number(value(e))];
    if (o.text) lobby.write(o.name, !chosen);
    if (chosen) lobby.pick(o, chosen.value);
  }}>${choices.map((c, i) => html`<option value=${i} .selected=${!own && c.value === options[o.name]}>${c.name}</option>`)}
    ${o.text ? html`<option value=${choices.length} .selected=${!!own}>${t('one of your own')}</option>` : nothing}</select></label>
    ${own ? ownText(own, sentence(o.words), o.text) : nothing}`;
}
