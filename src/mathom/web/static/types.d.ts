/** What the server says: src/mathom/kernel/view.py and docs/protocol.md. Fields with their default value are left out. */

export interface Msg {
  text: string
  args?: Record<string, string | number | Msg>
  plural?: string
  context?: string
}

export type Provenance = 'rulebook' | 'source' | 'reconstructed'
export type ZoneKind = 'hand' | 'row' | 'stack' | 'market' | 'space' | 'track' | 'pool' | 'grid'

export interface Face {
  name: Msg
  traits?: Record<string, string>
  text?: Msg
  provenance?: Provenance
}

export interface Piece {
  id: string
  kind?: string
  face?: string
  marks?: string[]
  counters?: Record<string, number>
  host?: string
}

export interface Zone {
  id: string
  kind: ZoneKind
  label: Msg
  owner?: number
  size?: number
  pieces?: Piece[]
  hint?: Record<string, string | number>
}

export interface Seat {
  id: number
  name: string
  score?: number
  stats?: [Msg, number][]
  to_act?: boolean
  marks?: string[]
}

export interface MapNode {
  id: string
  x: number
  y: number
  kind?: string
  label?: Msg
  marks?: string[]
  symbols?: string[]
  provenance?: Provenance
}

export interface Option {
  action: number
  text: string
  words: Msg
  on?: string[]
  group?: string
  note?: Msg
}

export interface Event {
  kind: 'move' | 'reveal' | 'score' | 'phase' | 'say'
  words: Msg
  seat?: number
  face?: string
  source?: string
  target?: string
  many?: number
}

export interface Result {
  ranking: number[]
  winners: number[]
  words: Msg
  sums?: [Msg, number][][]
}

export interface View {
  game: string
  seq: number
  viewer: number | null
  phase: Msg
  prompt: Msg
  seats: Seat[]
  zones: Zone[]
  nodes?: MapNode[]
  edges?: [string, string][]
  options?: Option[]
  events?: Event[]
  under_way?: Msg[]
  result?: Result
}

export interface Rule {
  number: string
  chapter: string
  source: string
  text: string
}

export interface Level {
  key: string
  name: Msg
  words: Msg
}

export interface GameOption {
  name: string
  default: string | number
  words: Msg
  choices?: (string | number)[]
  per_seat?: boolean
  /** whose option it is: there only where there is this seat */
  seat?: number
  /** also allowed is a text that the player wrote himself: what he should know about it */
  text?: Msg
}

/** what is wrong with such a text */
export interface Fault {
  line: number
  words: Msg
  rule: string
}

export interface GameInfo {
  key: string
  title: Msg
  blurb: Msg
  seats: number[]
  /** how many play where nobody says it */
  usual: number
  minutes: [number, number]
  options: GameOption[]
  layout: boolean
  sides: Msg[]
  points: Msg | null
  chat: boolean
  signals: Msg[]
  /** there are chances to answer what others do */
  answers: boolean
  levels: Level[]
}

export interface Game extends GameInfo {
  faces: Record<string, Face>
  icons: Icon[]
  rules: Rule[]
  lay?: Lay
  look?: Look
  read?: Read
  /** the picture that stands for a face without one of its own; '' where there is none */
  cover?: (id: string, face: Face) => string
  /** what is written on the banner of a card, where its picture has one */
  banner?: (face: Face) => string
  topic?: Topic
}

export interface TableInfo {
  table: string
  game: string
  names: string[]
  kinds: Kind[]
  over: boolean
  moves: number
}

export type Kind = 'person' | 'bot'

/** who plays */
export interface Players {
  names: string[]
  kinds: Kind[]
  levels: (string | null)[]
}

export interface Welcome extends Players {
  table: string
  game: string
  seats: number[]
  chat: boolean
  /** seconds for a turn, 0 for none */
  clock?: number
  answers: Answers
  over: boolean
}

/** quick: a pass is sent for who could only pass */
export type Answers = 'strict' | 'quick'

/** how long passes are sent for a seat: to the end of it, or until its own next turn */
export type Until = 'attack' | 'phase' | 'turn' | 'mine'

/** something happened: the view of each seat held, by its number, or of the spectator under "" */
export interface Frame {
  seq: number
  views: Record<string, View>
  can_undo: number[]
  /** for how long the seat at turn may let passes be sent */
  can_pass?: Until[]
  /** by seat held here: how long passes are sent for it */
  standing?: Record<string, Until>
  what?: 'move' | 'undo' | 'seat' | 'now'
  /** of a game that is over: what decided between seats with equal points, or that nothing does */
  ties?: Note[]
  /** where a clock runs */
  seconds_left?: number | null
}

export interface Hint {
  hint: string
  seat: number
  text: string
  words: Msg
  why?: Msg | string
}

/** another table for the same people, and the tokens of the seats this page holds */
export interface Again {
  table: string
  tokens: Record<string, string>
}

export interface ChatLine {
  from: string
  text: string
  /** what was signalled, where it was no free text */
  words?: Msg
  at: number | string
}

/** one line of the chronicle: what a viewer was told at an entry of the table */
export interface Told {
  seq: number
  events: Event[]
}

export type History = Record<string, [number, Event[]][]>

/** a sign drawn on pieces or places, and what it says */
export interface Icon {
  picture: string
  words: Msg
  value?: string
  traits?: string[]
}

export interface Note {
  title: Msg
  words: Msg
  rule?: string
  good?: boolean
}

/** what a thing means to a seat now, and why nothing comes of a click on it */
export interface About {
  notes: Note[]
  why_not: Refusal | null
}

export interface Refusal {
  words: Msg
  rule?: string | null
}

/** how a game lays out its own table: all inside <main> but the chronicle; the buttons that stand on nothing are handed in */
/** the cards of a pile, looked through; a game without it shows them as the house does */
/** what a game tells of a thing between its name and its words */
export type Read = (table: import('./pieces.js').Table, thing: import('./inspected.js').Thing) => unknown
/** what a game turns to by itself, in a reader that it has on its table */
export type Topic = (table: import('./pieces.js').Table) => import('./inspected.js').Thing | undefined
export type Look = (table: import('./pieces.js').Table, pieces: readonly Piece[]) => unknown
export type Lay = (table: import('./pieces.js').Table, actions: unknown) => import('./vendor/lit-html/lit-html.js').TemplateResult
