/** A company: its site, the way it goes, its characters, beside each who follows him and beneath each what he bears. */

import { html, nothing } from '/static/vendor/lit-html/lit-html.js';
import { repeat } from '/static/vendor/lit-html/directives/repeat.js';
import { art } from '/static/api.js';
import { hot, picture } from '/static/pieces.js';
import { vars } from '/static/vars.js';
import { say, sentence, t, tn } from '/static/words.js';
import { chip, faceOf, figure } from './cards.js';
import { fitSoon } from './fit.js';

/** @import {Piece, Seat, Zone} from '/static/types.js' */
/** @import {Table} from '/static/pieces.js' */

const PEOPLE = ['character', 'ringwraith', 'wizard'];

/** @param {Table} table @param {Seat} seat */
const companiesOf = (table, seat) => table.view.zones.filter((z) => z.id.startsWith('company:') && z.owner === seat.id);

/** how much room the companies of a player take beside the other's @param {Table} table @param {Seat | undefined} seat */
export const share = (table, seat) => 3 + (seat ? companiesOf(table, seat).flatMap((z) => z.pieces ?? []).filter((p) => isPerson(table, p)).length : 0);

/** @param {Table} table @param {Seat} seat */
export function companies(table, seat) {
  const own = companiesOf(table, seat);
  fitSoon();
  return html`<section class="half" tabindex="0" ${vars({ share: share(table, seat) })} aria-label=${t('Companies of {who}', { who: seat.name })}><div class="companies of-${seat.id}">
    ${repeat(own, (z) => z.id, (z) => company(table, z))}
    ${own.length ? nothing : html`<p class="faint">${t('no companies')}</p>`}</div></section>`;
}

/** @param {Table} table @param {Piece} piece */
const isPerson = (table, piece) => PEOPLE.includes(faceOf(table, piece)?.traits?.kind ?? '');

/** @param {Table} table @param {Zone} held */
function company(table, held) {
  const hint = held.hint ?? {};
  const pieces = held.pieces ?? [];
  const name = sentence(held.label);
  const heads = pieces.filter((p) => !p.host && isPerson(table, p));
  const rest = pieces.filter((p) => !p.host && !isPerson(table, p));
  return html`<article class="company ${hint.now ? 'now' : ''}" data-zone=${held.id} aria-label=${name}><div class="places">
    <div class="stead ${hint.tapped ? 'spent' : ''}" data-face=${`site-${hint.site}`} data-art>
      <span class="turn">${picture(art(table.view.game, `site-${hint.site}`))}</span>
      <b class="called">${say(table.game.faces[`site-${hint.site}`]?.name)}</b>
      <small>${signs(hint).join(' · ')}</small>${hot(table, held.id, name)}</div>
    ${hint.to ? goal(table, hint) : nothing}</div><div class="party">
    ${rest.length ? html`<ul class="things" aria-label=${t('lies with the company')}>${rest.map((p) => chip(table, p))}</ul>` : nothing}
    ${repeat(heads, (p) => p.id, (p) => person(table, p, pieces))}</div>
  </article>`;
}

/** @param {Record<string, string | number>} hint */
function signs(hint) {
  const out = [...(hint.heroes ? [] : [hint.overt ? t('overt') : t('covert')]), t('size {n}', { n: Number(hint.size ?? 0) })];
  if (hint.tapped) out.push(t('site tapped'));
  if (hint.limit !== undefined) out.push(tn('{n} hazard left', '{n} hazards left', Number(hint.limit)));
  if (hint.idle) out.push(t('does nothing here'));
  return out;
}

/** where it goes @param {Table} table @param {Record<string, string | number>} hint */
function goal(table, hint) {
  const face = hint.to === '?' ? undefined : table.game.faces[`site-${hint.to}`];
  const name = face ? say(face.name) : t('a site, face down');
  return html`<div class="stead goal ${hint['face-down'] ? 'closed' : ''}" data-face=${face ? `site-${hint.to}` : ''} data-art>
    <span class="turn">${picture(art(table.view.game, face ? `site-${hint.to}` : 'back-site'))}</span>
    <b class="called"><span class="unseen">${t('goes to')} </span>${name}</b>${hint['face-down'] && face ? html`<small>${t('face down')}</small>` : nothing}</div>`;
}

/** a character with all that lies with him @param {Table} table @param {Piece} piece @param {readonly Piece[]} pieces @returns {unknown} */
function person(table, piece, pieces) {
  const mine = pieces.filter((p) => p.host === piece.id);
  const followers = mine.filter((p) => isPerson(table, p));
  const things = mine.filter((p) => !isPerson(table, p));
  return html`<div class="person ${things.length ? 'bears' : ''} ${things.length > 1 ? 'laden' : ''} ${piece.marks?.includes('follower') ? 'follower' : ''}"><div class="self">${figure(table, piece)}</div>
    ${things.length ? html`<ul class="things">${repeat(things, (p) => p.id, (p) => thing(table, p, pieces))}</ul>` : nothing}</div>
    ${repeat(followers, (p) => p.id, (p) => person(table, p, pieces))}`;
}

/** something borne, and what lies on it in turn @param {Table} table @param {Piece} piece @param {readonly Piece[]} pieces @returns {unknown} */
const thing = (table, piece, pieces) => html`${chip(table, piece)}${pieces.filter((p) => p.host === piece.id).map((p) => thing(table, p, pieces))}`;
