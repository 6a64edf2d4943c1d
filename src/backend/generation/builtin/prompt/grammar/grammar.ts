/** What a line that names itself is: "Headline: …", "Zielgruppe: …". */
export type LabelName =
  | 'headline'
  | 'subline'
  | 'cta'
  | 'price'
  | 'offer'
  | 'legal'
  | 'fact'
  | 'design'

/** Lines of business that ask for an act of their own. */
export const TRADES = [
  'job',
  'volunteer',
  'charity',
  'public',
  'insurance',
  'loan',
  'bank',
  'clinic',
  'property',
  'webinar',
  'course',
  'event',
  'travel',
  'restaurant',
  'fitness',
  'software',
  'app',
  'car',
  'industry',
  'callout',
  'order',
] as const
export type Trade = (typeof TRADES)[number]

/** How a language speaks of an amount: what is right before it and right after it. */
export interface AmountWords {
  before: string
  after: string
}

/**
 * What the engine knows of a language's grammar of briefs, as data. Lists are separated by `|` and
 * written small. In scripts with spaces an entry is whole words, and `~` stands for any letters of
 * the same word; in the others it matches anywhere.
 */
export interface Grammar {
  labels: Record<LabelName, string>
  /** Words whose full stop ends no sentence. */
  abbreviations: string
  /** The thing that is ordered: ad, poster, banner. */
  media: string
  /** What kind of business or thing is advertised, where no name says which: app, hair salon. */
  kinds: string
  /** What kind of it, which says nothing of what is advertised: facebook, launch, magazine. */
  channels: string
  /** Verbs and pronouns of an order: create, we need. */
  asks: string
  /** Between the thing ordered and what it is about: for, of, saying. */
  links: string
  /** Of looks alone: background, font, format. */
  looks: string
  /** How it looks or sounds; a clause of nothing else is no copy. */
  styles: string
  /** Small words between them. */
  small: string
  /** First words of an order to the designer, where looks are spoken of too. */
  orderVerbs: string
  /** Turns of phrase for a designer alone. */
  orders: string
  /** What is new or will not last: for customers, however short. */
  tidings: string
  /** Says that there is something, not what: new, we are hiring. */
  heralds: string
  /** What pictures show and letters do, for "no sad faces". */
  depicted: string
  /** No, without: what follows in a list belongs to it. */
  negations: string
  or: string
  /** Beside a percentage: off, Rabatt. */
  discount: AmountWords
  /** Beside a sum: save, off. */
  saving: AmountWords
  was: AmountWords
  now: AmountWords
  /** The old and the new amount of one movement: "from $9 to $7". `{a}` and `{b}` are the amounts. */
  moved: string
  from: AmountWords
  upTo: AmountWords
  /** Said of the clause: what its amount is. */
  salary: string
  deposit: string
  fee: string
  rate: string
  prize: string
  /** A bare "65k" is a sum of money. */
  inThousands?: true
  /** Free things, trials, codes, two for one. */
  offers: string
  per: string
  legal: string
  /** Verbs that call to act, at the start of a clause; `…` is up to four more words. */
  calls: string
  /** Short clauses that call by their form alone, as a whole: "Kollektion ansehen", 상담 신청하기. */
  bids: string
  /** Words a call does not go on into: on, by, until. */
  stops: string
  /** Calls at the end of a clause, in languages whose verb is last. */
  endCalls: string
  /** What turns a call into none: 不要, "willkommen". */
  uncalled: string
  /** Leads to the words of a button: "with a button saying". */
  button: string
  /** Leads to the words of the headline: "that says". */
  says: string
  trades: Record<Trade, string>
  buttons: Record<Trade | 'shop' | 'learn' | 'visit' | 'trial' | 'download', string>
}
