/** The deck builder: all cards of a game as pictures, the deck beside them, and what keeps it from being played. */

import { html, nothing, render } from './vendor/lit-html/lit-html.js';
import { whole } from './address.js';
import * as api from './api.js';
import { languageChoice, toLobby } from './chrome.js';
import { Deck, kindOf, packed, unpacked } from './deck.js';
import { called, insight } from './deckinsight.js';
import { inspected } from './inspected.js';
import { modal, openModal } from './modal.js';
import { picture } from './pieces.js';
import { rulesPage, showRule } from './rules.js';
import { onLanguage, say, sentence, t, tn } from './words.js';

/** @import {Face, Fault, Game, Section, Shelf, View} from './types.js' */
/** @import {Table} from './pieces.js' */

const SHOWN = 60; // cards at once
const WAIT = 250; // milliseconds after the last change
const FILTERS = /** @type {const} */ (['kind', 'race', 'skills', 'path', 'item']);

export class DeckPage {
  /** @param {string} key @param {HTMLElement} root */
  constructor(key, root) {
    this.key = key;
    this.root = root;
    /** @type {Game | undefined} */ this.game = undefined;
    /** @type {Shelf | undefined} */ this.shelf = undefined;
    this.deck = new Deck([]);
    /** @type {string[]} texts before each change */ this.past = [];
    this.heading = '';
    this.wanted = '';
    /** @type {Record<string, string>} */ this.filters = {};
    this.site = ''; // only what can be played there
    this.shown = SHOWN;
    /** @type {Fault[] | null} null: not asked since the last change */ this.faults = null;
    /** @type {string[]} */ this.hand = [];
    /** @type {'text' | 'rules' | 'card' | null} */ this.dialog = null;
    this.read = ''; // the card that is read
    this.cited = '';
    this.search = '';
    this.notice = '';
    /** @type {'cards' | 'deck' | 'test'} what a phone shows */ this.tab = 'cards';
    this.timer = 0;
  }

  async start() {
    onLanguage(() => this.draw());
    [this.game, this.shelf] = await Promise.all([api.game(this.key), api.shelf(this.key)]);
    const sent = new URLSearchParams(location.hash.slice(1)).get('deck');
    this.load((sent && (await unpacked(sent))) || (localStorage.getItem(this.store) ?? ''));
    addEventListener('keydown', (e) => this.key_(e));
  }

  get store() {
    return `mathom.deck.${this.key}`;
  }

  get section() {
    return /** @type {Section} */ (this.deck.sections.find((s) => s.heading === this.heading));
  }

  /** @param {KeyboardEvent} e */
  key_(e) {
    const at = /** @type {HTMLElement} */ (e.target);
    if (e.ctrlKey || e.metaKey || e.altKey || at.matches('input, textarea, select') || document.querySelector('dialog[open]')) return;
    const face = /** @type {HTMLElement | null} */ (at.closest('[data-card]'))?.dataset.card;
    if (e.key === '/') { e.preventDefault(); /** @type {HTMLElement | null} */ (document.querySelector('.deck-search input'))?.focus(); }
    else if (e.key === 'u') this.undo();
    else if (face && e.key === '+') this.change(face, 1);
    else if (face && e.key === '-') this.change(face, -1);
  }

  // -- the deck

  /** @param {string} text */
  load(text) {
    const kind = this.shelf?.kinds[text.trim() ? kindOf(this.shelf, text) : 0];
    this.deck = new Deck(kind?.sections ?? []);
    if (!this.deck.lines.has(this.heading)) this.heading = this.deck.sections[0]?.heading ?? '';
    const strange = this.deck.read(text);
    this.notice = strange.length ? `${tn('{n} line was not understood:', '{n} lines were not understood:', strange.length)} ${strange.slice(0, 3).join(' · ')}` : '';
    this.changed();
  }

  /** @param {string} face @param {number} by @param {string} [heading] */
  change(face, by, heading = this.heading) {
    this.past.push(this.deck.text);
    this.deck.change(heading, face, by);
    this.notice = '';
    this.changed();
  }

  undo() {
    const before = this.past.pop();
    if (before !== undefined) this.load(before);
  }

  changed() {
    localStorage.setItem(this.store, this.deck.text);
    this.faults = null;
    this.hand = [];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), WAIT);
    this.draw();
  }

  async check() {
    const text = this.deck.text;
    const options = Object.assign({}, ...this.deck.sections.filter((s) => this.deck.size(s.heading)).map((s) => s.options), ...this.limits.map((o) => o.options));
    const { faults } = await api.checkText(this.key, text, options, 2);
    if (text === this.deck.text) this.faults = faults;
    this.draw();
  }

  /** what its cards ask of the game */
  get limits() {
    return this.deck.sections.flatMap((s) => [...this.deck.of(s.heading)].flatMap(([id]) => s.only[id] ?? []));
  }

  /** whether one more would be too many: the server checks it, here plus only grows faint @param {string} face */
  full(face) {
    const unique = this.game?.faces[face]?.traits?.unique;
    return this.deck.copies(face) >= (unique && this.section.copies > 1 ? 1 : this.section.copies);
  }

  /** eight cards from the top of the shuffled play deck */
  test() {
    const cards = this.deck.drawn;
    for (let i = cards.length - 1; i > 0; i -= 1) {
      const j = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (i + 1);
      [cards[i], cards[j]] = [cards[j] ?? '', cards[i] ?? ''];
    }
    this.hand = cards.slice(0, 8);
    this.draw();
  }

  async copyLink() {
    const link = whole(`decks/${this.key}#deck=${await packed(this.deck.text)}`);
    history.replaceState(null, '', link);
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    this.notice = t('The link stands in the address bar and is copied.');
    this.draw();
  }

  /** in the lobby it is there as the deck of one's own */
  play() {
    localStorage.setItem(`mathom.own.${this.key}`, this.deck.text);
    location.assign('./');
  }

  /** the cards that can be played at a site, or all again @param {string} site */
  only(site) {
    const played = (/** @type {Section} */ s) => Object.keys(s.cards).some((id) => this.game?.faces[id]?.traits?.sites?.split(',').includes(site));
    this.site = this.site === site ? '' : site;
    this.heading = this.deck.sections.find((s) => s.drawn && played(s))?.heading ?? this.heading;
    this.tab = 'cards';
    this.draw();
  }

  // -- the cards

  /** @param {Face} face @param {string} id */
  fits(face, id) {
    const traits = face.traits ?? {};
    const words = `${say(face.name)} ${say(face.text)} ${id} ${Object.values(traits).map((v) => say({ text: v })).join(' ')}`.toLowerCase();
    return this.wanted.toLowerCase().split(/\s+/).every((w) => words.includes(w))
      && Object.entries(this.filters).every(([trait, value]) => !value || (traits[trait] ?? '').split(',').includes(value))
      && (!this.site || (traits.sites ?? '').split(',').includes(this.site));
  }

  get cards() {
    const faces = this.game?.faces ?? {};
    return Object.keys(this.section?.cards ?? {}).filter((id) => faces[id] && this.fits(/** @type {Face} */ (faces[id]), id));
  }

  /** the values of a trait among the cards of this section @param {string} trait */
  values(trait) {
    const faces = this.game?.faces ?? {};
    return [...new Set(Object.keys(this.section?.cards ?? {}).flatMap((id) => (faces[id]?.traits?.[trait] ?? '').split(',')))].filter(Boolean).sort();
  }

  // -- drawing

  draw() {
    const { game, shelf } = this;
    if (!game || !shelf) return;
    document.title = `${t('Deck builder')} · Mathom`;
    render(html`<header class="lobby-head deck-head"><h1>${t('Deck builder')}</h1>
        <label class="deck-name"><span class="unseen">${t('Name of the deck')}</span><input maxlength="60" placeholder=${t('Name of the deck')} .value=${this.deck.name}
          @change=${(/** @type {globalThis.Event} */ e) => { this.deck.name = value(e).trim(); this.changed(); }} /></label>
        <label><span class="unseen">${t('Begin with a ready deck')}</span><select @change=${(/** @type {globalThis.Event} */ e) => { const i = value(e); /** @type {HTMLSelectElement} */ (e.target).value = ''; this.past.push(this.deck.text); this.load(i.startsWith('new ') ? `${shelf.kinds[Number(i.slice(4))]?.sections[0]?.heading}:\n` : (shelf.ready[Number(i)]?.text ?? '')); }}>
          <option value="">${t('Begin with a ready deck')}</option>${shelf.kinds.map((kind, i) => html`<option value="new ${i}">${t('new: {kind}', { kind: kind.title })}</option>`)}${shelf.ready.map((r, i) => html`<option value=${i}>${say(r.name)}</option>`)}</select></label>
        <span class="deck-doing"><button class="small" ?disabled=${!this.past.length} @click=${() => this.undo()}>${t('Undo')}</button>
          <button class="small" @click=${() => { this.dialog = 'text'; this.draw(); }}>${t('Text')}</button>
          <button class="small" @click=${() => void this.copyLink()}>${t('Link')}</button>
          <button class="gold" ?disabled=${this.faults?.length !== 0} @click=${() => this.play()}>${t('Play with it')}</button></span>
        ${toLobby()}${languageChoice(true)}</header>
      <nav class="deck-tabs" aria-label=${t('What is shown')}>${tabs().map(([tab, name]) => html`<button class="small" aria-pressed=${this.tab === tab} @click=${() => { this.tab = tab; this.draw(); }}>${name}</button>`)}</nav>
      <main class="deck-builder" data-tab=${this.tab}>
        <section class="deck-cards" aria-label=${t('Cards')}>${this.tools()}${this.grid()}</section>
        <section class="deck-list" aria-label=${t('Deck')}>${this.deck.sections.map((s) => this.list(s))}</section>
        <section class="deck-test" aria-label=${t('Test')}>${insight(this, game)}</section>
        ${this.verdict()}
      </main>
      ${this.dialogs(game)}`, this.root);
    openModal();
  }

  tools() {
    return html`<div class="deck-sections" role="group" aria-label=${t('Sections')}>${this.deck.sections.map((s) => html`<button class="small" aria-pressed=${s.heading === this.heading}
        @click=${() => { this.heading = s.heading; this.shown = SHOWN; this.filters = {}; this.draw(); }}>${say(s.title)} <b>${this.deck.size(s.heading)}</b></button>`)}</div>
      <div class="deck-search"><label><span class="unseen">${t('Search the cards')}</span><input type="search" placeholder=${t('Search the cards')} .value=${this.wanted}
          @input=${(/** @type {globalThis.Event} */ e) => { this.wanted = value(e); this.shown = SHOWN; this.draw(); }} /></label>
        ${FILTERS.map((trait) => this.filter(trait))}
        ${this.site ? html`<button class="small" @click=${() => { this.site = ''; this.draw(); }}>✕ ${say(this.game?.faces[`site-${this.site}`]?.name)}</button>` : nothing}
        <span class="faint" role="status">${tn('{n} card', '{n} cards', this.cards.length)}</span></div>`;
  }

  /** @param {string} trait */
  filter(trait) {
    const values = this.values(trait);
    if (values.length < 2) return nothing;
    /** @type {Record<string, string>} */
    const names = { kind: t('any kind'), race: t('any race'), skills: t('any skill'), path: t('any land'), item: t('any item') };
    return html`<label><span class="unseen">${names[trait]}</span><select .value=${this.filters[trait] ?? ''}
      @change=${(/** @type {globalThis.Event} */ e) => { this.filters[trait] = value(e); this.shown = SHOWN; this.draw(); }}>
      <option value="">${names[trait]}</option>${values.map((v) => html`<option value=${v}>${called(this.game, v)}</option>`)}</select></label>`;
  }

  grid() {
    const cards = this.cards;
    return html`<ul class="deck-grid">${cards.slice(0, this.shown).map((id) => this.card(id))}</ul>
      ${cards.length > this.shown ? html`<p><button class="small" @click=${() => { this.shown += SHOWN; this.draw(); }}>${t('More cards')}</button></p>` : nothing}`;
  }

  /** @param {string} id */
  card(id) {
    const face = /** @type {Face} */ (this.game?.faces[id]);
    const name = say(face.name);
    const only = this.section.only[id];
    const many = this.deck.many(this.heading, id);
    return html`<li data-card=${id} data-art class=${many ? 'chosen' : ''} title="${name}${face.text ? ` – ${say(face.text)}` : ''}"><span class="deck-face">${picture(api.art(this.key, id))}<button class="look" aria-label=${name} @click=${() => this.look(id)}></button></span>
      <span class="deck-card-name">${name}${only ? html` <button class="rule" title=${sentence(only.words)} aria-label=${t('Rule {number}', { number: only.rule })} @click=${() => this.cite(only.rule)}>${only.rule}</button>` : nothing}</span>
      <span class="deck-count"><button aria-label=${t('One less: {card}', { card: name })} ?disabled=${!many} @click=${() => this.change(id, -1)}>−</button><b>${many}</b>
        <button class=${this.full(id) ? 'faint' : ''} aria-label=${t('One more: {card}', { card: name })} @click=${() => this.change(id, 1)}>+</button></span></li>`;
  }

  /** @param {Section} s */
  list(s) {
    const lines = [...this.deck.of(s.heading)];
    return html`<h2>${say(s.title)} <b>${this.deck.size(s.heading)}</b></h2>
      ${lines.length ? html`<ul>${lines.map(([id, n]) => {
        const face = /** @type {Face} */ (this.game?.faces[id]);
        const name = say(face.name);
        const bad = this.faults?.some((f) => f.line && this.deck.text.split('\n')[f.line - 1]?.endsWith(` ${this.deck.names[id]}`));
        return html`<li data-card=${id} class=${bad ? 'bad' : ''}><b>${n}</b><button class="quiet" @click=${() => this.look(id)}>${name}</button>${face.traits?.points ? html`<i>${t('{n} MP', { n: face.traits.points })}</i>` : nothing}
          <span class="deck-count"><button aria-label=${t('One less: {card}', { card: name })} @click=${() => this.change(id, -1, s.heading)}>−</button>
          <button aria-label=${t('One more: {card}', { card: name })} @click=${() => this.change(id, 1, s.heading)}>+</button></span></li>`;
      })}</ul>` : nothing}`;
  }

  /** in one sentence, whether it may be played, or what it lacks */
  verdict() {
    const first = this.faults?.[0];
    return html`<div class="deck-verdict ${first ? 'bad' : this.faults ? 'good' : ''}" role="status">
      ${this.notice ? html`<p class="deck-notice">${this.notice}</p>` : nothing}
      ${!this.faults ? html`<p>${t('checking …')}</p>` : first ? html`<p>✗ ${sentence(first.words)} ${first.rule ? html`<button class="rule" aria-label=${t('Rule {number}', { number: first.rule })} @click=${() => this.cite(first.rule)}>${first.rule}</button>` : nothing}</p>
        ${this.faults.length > 1 ? html`<details><summary>${tn('and {n} more fault', 'and {n} more faults', this.faults.length - 1)}</summary><ul>${this.faults.slice(1).map((f) => html`<li>${sentence(f.words)} ${f.rule}</li>`)}</ul></details>` : nothing}`
      : html`<p>✓ ${t('This may be played.')}</p>${[...new Set(this.limits.filter((o) => Object.keys(o.options).length).map((o) => sentence(o.words)))].map((words) => html`<p class="faint">${words}</p>`)}`}</div>`;
  }

  /** a card large, with its figures and words @param {string} id */
  look(id) {
    this.read = id;
    this.dialog = 'card';
    this.draw();
  }

  /** @param {string} rule */
  cite(rule) {
    this.cited = rule;
    this.dialog = 'rules';
    this.draw();
    showRule(rule);
  }

  /** @param {Game} game */
  dialogs(game) {
    const closed = () => { this.dialog = null; this.draw(); };
    if (this.dialog === 'rules') return modal(t('Rules'), rulesPage(game, this.search, this.cited, (text) => { this.search = text; this.draw(); }), closed, 'wide');
    if (this.dialog === 'card') return modal(say(game.faces[this.read]?.name), html`<div class="inspected">${inspected(alone(game), { id: '', face: this.read, says: '' }, undefined, (rule) => this.cite(rule))}</div>`, closed);
    if (this.dialog !== 'text') return nothing;
    return modal(t('The deck as text'), html`<div class="own-text"><textarea rows="18" spellcheck="false" aria-label=${t('The deck as text')} .value=${this.deck.text}></textarea>
      <div class="doing"><button class="gold" @click=${() => {
        const text = /** @type {HTMLTextAreaElement} */ (document.querySelector('dialog textarea')).value;
        this.past.push(this.deck.text);
        this.dialog = null;
        this.load(text);
      }}>${t('Take over this text')}</button></div></div>`, closed, 'wide');
  }
}

/** a table on which nothing lies: what is read of a card there is what is printed on it @param {Game} game @returns {Table} */
const alone = (game) => /** @type {Table} */ (/** @type {unknown} */ ({ game, view: /** @type {Partial<View>} */ ({ game: game.key, zones: [], nodes: [] }), choice: { at: () => [] } }));

/** @returns {['cards' | 'deck' | 'test', string][]} */
const tabs = () => [['cards', t('Cards')], ['deck', t('Deck')], ['test', t('Test')]];

/** @param {globalThis.Event} e */
const value = (e) => /** @type {HTMLInputElement | HTMLSelectElement} */ (e.target).value;
