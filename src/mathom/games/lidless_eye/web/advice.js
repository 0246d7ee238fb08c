/** Advice in a first real game: moments, and what the coach says then, each once. They look only at what the player sees. */

import { t } from '/static/words.js';

/** @import {Game, Option, Piece, View, Zone} from '/static/types.js' */

/** @typedef {{id: string, words: string}} Advice */

class Now {
  /** @param {Game} game @param {View} view */
  constructor(game, view) {
    this.game = game;
    this.view = view;
    this.me = view.viewer ?? 0;
    this.options = view.options ?? [];
    const seat = view.seats[this.me];
    this.mine = !!seat?.marks?.includes('active');
    this.companies = view.zones.filter((z) => z.id.startsWith('company:') && z.owner === this.me);
    this.characters = this.companies.flatMap((z) => people(z));
    this.deck = view.zones.find((z) => z.id === `deck:${this.me}`)?.size ?? 99;
    this.chain = !!view.zones.find((z) => z.id === 'chain')?.pieces?.length;
    this.score = seat?.score ?? 0;
    this.best = Math.max(0, ...view.seats.filter((s) => s !== seat).map((s) => s.score ?? 0));
  }

  /** the phase of the turn @param {string} word */
  in(word) {
    return view_text(this.view.phase).startsWith(word);
  }

  /** whether something that begins so can be done @param {string} start */
  can(start) {
    return this.options.some((o) => o.text.startsWith(start));
  }

  /** whether a card of a kind can be played @param {string} kind */
  plays(kind) {
    return this.options.some((o) => this.game.faces[/^play ([^ ]+)/.exec(o.text)?.[1] ?? '']?.traits?.kind === kind);
  }

  get tapped() {
    const sites = new Set(this.companies.map((z) => `site:${z.hint?.site ?? ''}`));
    return !!this.view.nodes?.some((n) => sites.has(n.id) && n.marks?.includes('tapped'));
  }

  /** the number in the question @returns {number | undefined} */
  get left() {
    return /** @type {number | undefined} */ (Object.values(this.view.prompt.args ?? {}).find((v) => typeof v === 'number'));
  }
}

/** @param {{text: string}} message */
const view_text = (message) => message.text;

/** the characters of a company @param {Zone} z @returns {Piece[]} */
const people = (z) => (z.pieces ?? []).filter((p) => p.counters?.mind !== undefined);

/** @returns {[string, (n: Now) => boolean, string][]} the most pressing first */
const moments = () => [
  ['call', (n) => n.can('play sudden-call > 0'), t('You may call the War Council. Count first: are you ahead, and what could your rival win in one last turn?')],
  ['site-wait', (n) => n.mine && n.in('site') && n.chain && ['item', 'faction', 'ally'].some((k) => n.plays(k)), t('Stop: let the first card take effect. A second one that taps the site would come first and make it void.')],
  ['answer', (n) => !n.mine && n.chain && n.can('play '), t('His card has not taken effect yet. You may answer: the last card declared takes effect first.')],
  ['strike-how', (n) => n.can('stay'), t('Compare the odds shown beside both choices. If staying untapped still wins two rolls in three, stay; else tap.')],
  ['strike-card', (n) => n.mine && view_text(n.view.prompt).includes('strike') && n.can('play '), t('A card can change this strike now; after the roll it is too late. Only one card that needs a skill for each strike.')],
  ['mh-struck', (n) => n.mine && n.can('assign '), t('Choose who takes the strikes. Strong ones first, and keep one character untapped for the site.')],
  ['mh-draw', (n) => n.can('yes') && view_text(n.view.prompt).includes('draw'), t('Draw if your hand lacks something: you only discard down to eight afterwards. But an empty deck brings the Council nearer.')],
  ['haz-last', (n) => !n.mine && n.in('movement') && n.can('play ') && n.left === 1, t('One hazard is left. A creature now, or a temptation that lasts? Tapped and wounded characters fight worse.')],
  ['haz-first', (n) => !n.mine && n.in('movement') && n.can('play '), t('Your moment: only hazards that fit his path are offered. Strike the company that is about to win points.')],
  ['site-minor', (n) => n.mine && n.in('site') && n.tapped && n.plays('item'), t('The site is used up, but one more character may tap for one minor item. Do not miss it.')],
  ['site-faction', (n) => n.mine && n.in('site') && n.plays('faction'), t('Two dice, unused direct influence and what the card lists must exceed its number. If it fails, the card is gone: send your best speaker.')],
  ['site-ally', (n) => n.mine && n.in('site') && n.plays('ally'), t('An ally joins without a roll and costs no influence. He fights, gives points, and takes strikes for the others.')],
  ['site-item', (n) => n.mine && n.in('site') && n.plays('item'), t('Who shall bear it? He taps now, gets its help, and its corruption with it. Spread corruption over several characters.')],
  ['site-enter', (n) => n.can('enter'), t('Before you enter, count: strikes of the guards, and who will still be untapped afterwards. No untapped character, no card.')],
  ['wounded', (n) => n.mine && !n.in('organization') && n.characters.some((p) => p.marks?.includes('wounded')), t('He is wounded: he fights at minus 2 and cannot tap for anything. Bring him to a Darkhaven; Foul-smelling Paste and the like heal sooner.')],
  ['hand-over', (n) => n.options.length > 0 && n.options.every((o) => o.text.startsWith('discard ')), t('Keep what your next site needs and hazards that fit your rival’s roads. Characters you cannot pay for can go.')],
  ['end-discard', (n) => n.in('end of') && n.can('discard ') && n.can('pass'), t('One card may go, and you draw back to eight. What you could not use for three turns is a good candidate.')],
  ['long-event', (n) => n.mine && n.in('long-event') && n.can('play '), t('Long-events can be played only now. Each lasts through one turn of yours and one of your rival’s.')],
  ['org-first', (n) => n.mine && n.in('organization'), t('Look through your hand first: factions and items name the kind of site they need. Choose the journey that serves a card you hold.')],
  ['org-wraith', (n) => n.mine && n.options.some((o) => /^bring \S*ringwraith/.test(o.text)), t('Your Ringwraith may come. He costs no influence and is never corrupted, but if he is slain, you have lost.')],
  ['org-corrupt', (n) => n.mine && n.characters.some((p) => (p.counters?.corruption ?? 0) >= 4), t('Corruption 4 or more: at the next check a low roll loses him and all he bears. Store an item or shake a card off.')],
  ['org-shake', (n) => n.can('shake-off '), t('You may try to shake off that temptation: tap and roll above its number. Staying untapped costs 3 on the roll.')],
  ['org-wounded', (n) => n.mine && n.in('organization') && n.can('regroup ') && n.characters.some((p) => p.marks?.includes('wounded')), t('Somebody is wounded. If he stays at a Darkhaven he begins to heal in your next untap phase; let the others go without him.')],
  ['behind', (n) => n.mine && n.in('organization') && n.deck < 30 && n.best - n.score >= 5, t('You are behind. Send two companies at once, and save your hazards for the company that carries most of his points.')],
  ['org-crowd', (n) => n.companies.some((z) => people(z).length >= 6) && n.can('regroup '), t('Six travellers invite six hazards. Split them: three or four do most errands, and two companies do two.')],
  ['org-alone', (n) => n.mine && n.in('organization') && n.companies.length > 1 && n.companies.some((z) => people(z).length === 1) && n.can('regroup '), t('One of yours is alone. Alone he takes every strike himself, and two hazards may still come. Send somebody along.')],
  ['org-bring', (n) => n.mine && n.in('organization') && n.can('bring '), t('You have free influence. Bring one character each turn if you can: more hands, more companies, more points.')],
  ['org-follower', (n) => n.mine && n.in('organization') && n.can('control '), t('One of yours can lead another. A follower costs you no influence, but stays in his leader’s company.')],
  ['org-store', (n) => n.mine && n.in('organization') && n.can('store '), t('Here items can be stored: their points stay, their corruption goes, and so does their help. Store what only gives points.')],
  ['org-nobody-moves', (n) => n.mine && n.in('organization') && n.can('move ') && !n.companies.some((z) => z.hint?.to), t('Nobody has a destination yet. Staying heals and gathers, but points are won at sites.')],
  ['habits', (n) => !n.mine && !n.chain && n.can('pass'), t('You pass more often than you act? Let standing answers do it: they are in the settings, which the help opens.')],
  ['deck-low', (n) => n.deck <= 10, t('Your deck is nearly through. When both decks have run out once the Council meets: secure what you have.')],
];

/** what is to be said now, of what was not said yet @param {Game} game @param {View} view @param {readonly string[]} said @returns {Advice | undefined} */
export function advise(game, view, said) {
  if (!view.options?.length) return undefined;
  const now = new Now(game, view);
  const found = moments().find(([id, when]) => !said.includes(id) && when(now));
  return found && { id: found[0], words: found[2] };
}
