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
  /** what it is part of, where it is shown large on the table */
  scene?: Msg
  dice?: number[]
  good?: boolean
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
  /** so many of the options are done one after the other, and may be chosen at once */
  several?: number
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
  /** there only where at least so many play */
  least?: number
  /** also allowed is a text that the player wrote himself: what he should know about it */
  text?: Msg
  /** seldom wanted: it is folded away */
  rare?: boolean
  /** of its choices, which go with some values of another option only */
  needs?: { choice: string | number, option: string, values: (string | number)[] }[]
  /** of choices that have a name of their own */
  names?: Record<string, Msg>
}

/** what somebody came to who played alone */
export interface ResultAlone {
  name: string
  score: number
  deck: string
  words: Msg
  /** "" while its replay would tell too much */
  table: string
  at: string
}

/** the results of a house: of the deal of a day, and the best of all */
export interface ResultsAlone {
  day: string
  today: string
  deal: Record<string, string | number>
  daily: ResultAlone[]
  best: ResultAlone[]
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
  /** what a person may let be answered always in the same way */
  habits: { name: string, words: Msg, usual: boolean }[]
  levels: Level[]
}

/** a word of a game, explained where it is read */
export interface Term {
  /** parted by strokes, the first is its name */
  forms: Msg
  words: Msg
  rules: string[]
}

export interface Game extends GameInfo {
  faces: Record<string, Face>
  icons: Icon[]
  rules: Rule[]
  terms: Term[]
  lay?: Lay
  look?: Look
  read?: Read
  /** the picture that stands for a face without one of its own; '' where there is none */
  cover?: (id: string, face: Face) => string
  /** what is written on the banner of a card, where its picture has one */
  banner?: (face: Face) => string
  topic?: Topic
  /** the value of a trait in words */
  trait?: (value: string) => string
  advise?: Advise
}

/** a turning point, or a stroke of luck */
export interface Moment {
  move: number
  before: number
  after: number
  done: Msg
  better?: Msg | null
  text: string
  why?: Msg[]
}

/** a level of the bots on the scale of ratings */
export interface RatedLevel {
  level: string
  rating: number
  low: number
  high: number
  /** to come out before it, from 0 to 1 */
  chance: number
  /** by which it was measured; 0: nobody has */
  games: number
}

/** how well somebody plays a game; low and high: 95 % */
export interface Rating {
  game: string
  games: number
  rating: number
  low: number
  high: number
  levels: RatedLevel[]
}

/** a finished game thought over for one seat */
export interface Review {
  seat: number
  curve: number[]
  luck: number
  /** by seat */
  play: number[]
  good: number
  fair: number
  costly: number
  points: Moment[]
  fortune: Moment[]
  rounds: number
}

export interface ReviewTold {
  progress: number
  review: Review | null
  trouble: Msg | null
}

export interface TableInfo {
  table: string
  game: string
  names: string[]
  kinds: Kind[]
  over: boolean
  moves: number
  /** the seat at turn */
  turn?: number | null
  /** the seats whose tokens were shown */
  seats?: number[]
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
  /** by seat held here: what is answered for it by habit now */
  habits?: Record<string, string[]>
  what?: 'move' | 'undo' | 'seat' | 'now'
  /** the seats that would end the game if all people did */
  offers?: number[]
  /** of a game that is over: what decided between seats with equal points, or that nothing does */
  ties?: Note[]
  /** where a clock runs */
  seconds_left?: number | null
  /** in a lesson: what the coach says to it */
  lesson?: Coached
  /** where something new is laid: what was told before */
  past?: History
}

/** what the coach says at a step of a lesson */
export interface Coached {
  at: number
  of: number
  say?: Msg
  point?: string[]
  /** the move that is asked for; "" to read on */
  do?: string
  /** what the last moves were */
  happens?: Msg
  /** more moves follow at once */
  moving?: boolean
  /** the moves of this step are made, and another scene follows */
  done?: boolean
  ended?: boolean
}

/** a lesson in a list */
export interface LessonLine {
  number: string
  title: Msg
  about: Msg
  steps: number
}

/** of what one reads of a game before sitting down */
export interface Paragraph {
  words: Msg
  rules?: string[]
  pictures?: string[]
  tip?: boolean
}

/** a card that is not for every deck of its kind */
export interface Only {
  rule: string
  words: Msg
  /** of the game, with such a card in the deck */
  options: Record<string, string | number>
}

export interface Section {
  heading: string
  title: Msg
  /** by face: the name that stands in the text of a deck */
  cards: Record<string, string>
  /** they are shuffled and drawn */
  drawn: boolean
  copies: number
  /** of the game, if there are cards in it */
  options: Record<string, string | number>
  /** by face */
  only: Record<string, Only>
  /** its heading stands in the text also without cards */
  always: boolean
}

export interface Shelf {
  kinds: { title: Msg, sections: Section[] }[]
  ready: { name: Msg, about: Msg, text: string }[]
}

export interface Question {
  ask: Msg
  answer: Msg
  others: [Msg, Msg]
  rules: string[]
  told: number[]
}

export interface LessonInfo {
  title: Msg
  about: Msg
  steps: number
  questions: Question[]
}

export interface Hint {
  hint: string
  seat: number
  text: string
  words: Msg
  why?: Msg[]
  /** how much was thought, and how well it went */
  figures?: Msg | null
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
/** what a beginner should think of now, of what was not said to him yet */
export type Advise = (game: Game, view: View, said: readonly string[]) => { id: string, words: string } | undefined
export type Look = (table: import('./pieces.js').Table, pieces: readonly Piece[]) => unknown
export type Lay = (table: import('./pieces.js').Table, actions: unknown) => import('./vendor/lit-html/lit-html.js').TemplateResult
