/** A deck being built: how many of each card stand in each section, and its text. */

/** @import {Section, Shelf} from './types.js' */

/** @typedef {Map<string, number>} Lines  by face: how many */

export class Deck {
  /** @param {readonly Section[]} sections */
  constructor(sections) {
    this.sections = sections;
    this.name = '';
    /** @type {Record<string, string>} by face, of all sections: one that stands where it may not is named by the checks */ this.names = Object.assign({}, ...sections.map((s) => s.cards));
    /** @type {Map<string, Lines>} by heading */ this.lines = new Map(sections.map((s) => [s.heading, new Map()]));
  }

  /** @param {string} heading @returns {Lines} */
  of(heading) {
    return this.lines.get(heading) ?? new Map();
  }

  /** @param {string} heading @param {string} face */
  many(heading, face) {
    return this.of(heading).get(face) ?? 0;
  }

  /** of a card in all sections together @param {string} face */
  copies(face) {
    return this.sections.reduce((sum, s) => sum + this.many(s.heading, face), 0);
  }

  /** @param {string} heading */
  size(heading) {
    return [...this.of(heading).values()].reduce((sum, n) => sum + n, 0);
  }

  /** @param {string} heading @param {string} face @param {number} by */
  change(heading, face, by) {
    const now = Math.max(0, this.many(heading, face) + by);
    if (now) this.of(heading).set(face, now);
    else this.of(heading).delete(face);
  }

  /** every card that is drawn from the play deck, as often as it is there */
  get drawn() {
    return this.sections.filter((s) => s.drawn).flatMap((s) => [...this.of(s.heading)].flatMap(([face, n]) => Array.from({ length: n }, () => face)));
  }

  get text() {
    const head = this.name ? [`Name: ${this.name}`] : [];
    const parts = this.sections.filter((s) => s.always || this.of(s.heading).size).flatMap((s) => [`${s.heading}:`, ...[...this.of(s.heading)].map(([face, n]) => `${n} ${this.names[face]}`)]);
    return `${[...head, ...parts].join('\n')}\n`;
  }

  /** from its text, as far as it is understood here; what is not is told @param {string} text @returns {string[]} lines */
  read(text) {
    const strange = [];
    const plain = (/** @type {string} */ name) => name.normalize('NFD').replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
    for (const lines of this.lines.values()) lines.clear();
    this.name = '';
    /** @type {Section | undefined} */ let section;
    for (const raw of text.split('\n')) {
      const line = (raw.split('#')[0] ?? '').trim();
      const [, head = '', rest = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
      if (!line || /^about$/i.test(head.trim())) continue;
      if (/^name$/i.test(head.trim())) this.name = rest.trim();
      else if (head && !rest.trim()) {
        section = this.sections.find((s) => plain(s.heading) === plain(head));
        if (!section) strange.push(raw);
      } else {
        const [, count = '1', name = ''] = /^(?:(\d{1,2})x? )?(.+)$/.exec(line) ?? [];
        const called = (/** @type {Record<string, string>} */ cards) => Object.entries(cards).find(([, known]) => plain(known) === plain(name))?.[0];
        const face = called(section?.cards ?? {}) ?? called(this.names);
        if (section && face) this.change(section.heading, face, Number(count));
        else strange.push(raw);
      }
    }
    return strange;
  }
}

/** which kind of deck a text is of: the one that has all its headings @param {Shelf} shelf @param {string} text */
export function kindOf(shelf, text) {
  const heads = text.split('\n').flatMap((line) => /^\s*([^:#]+):\s*$/.exec(line)?.[1]?.toLowerCase() ?? []);
  const fits = (/** @type {readonly Section[]} */ sections) => heads.filter((h) => sections.some((s) => s.heading.toLowerCase() === h)).length;
  const found = shelf.kinds.map((kind) => fits(kind.sections));
  return found.indexOf(Math.max(...found));
}

/** @param {Uint8Array} bytes */
const letters = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** @param {ReadableStream<any>} stream */
const all = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());

/** a text as letters for an address @param {string} text */
export const packed = async (text) => letters(await all(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))));

/** @param {string} given @returns {Promise<string>} '' where it is none */
export async function unpacked(given) {
  try {
    const bytes = Uint8Array.from(atob(given.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return new TextDecoder().decode(await all(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))));
  } catch {
    return '';
  }
}
