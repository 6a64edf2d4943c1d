/** The kinds of labeled lines: "Headline: …", "Zielgruppe: …". */
export type LabelName =
  | 'headline'
  | 'subline'
  | 'cta'
  | 'price'
  | 'offer'
  | 'legal'
  | 'fact'
  | 'design'

/** Lines of business that each have their own call to action. */
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

/** The words directly before and directly after an amount. */
export interface AmountWords {
  before: string
  after: string
}

/**
 * A language's grammar of briefs, as data. Lists are lowercase and separated by `|`. In scripts with spaces an entry is
 * whole words, and `~` stands for any letters of the same word; in the others it matches anywhere.
 */
export interface Grammar {
  labels: Record<LabelName, string>
  /** Words whose period ends no sentence. */
  abbreviations: string
  /** The thing ordered: ad, poster, banner. */
  media: string
  /** The kind of business or product advertised, if no name says so: app, hair salon. */
  kinds: string
  /** The kind of ad, which says nothing about its subject: facebook, launch, magazine. */
  channels: string
  /** Verbs and pronouns of an order: create, we need. */
  asks: string
  /** Between the thing ordered and its subject: for, of, saying. */
  links: string
  /** Purely visual: background, font, format. */
  looks: string
  /** How the ad looks or sounds; a clause of such words alone is no copy. */
  styles: string
  /** Small words between the words above. */
  small: string
  /** Openings of an order to the designer, if the clause also mentions looks. */
  orderVerbs: string
  /** Phrases only ever said to a designer. */
  orders: string
  /** News and limited offers: for customers, however short. */
  tidings: string
  /** Announces that there is something, not what: new, we are hiring. */
  heralds: string
  /** What pictures show and letters do, for "no sad faces". */
  depicted: string
  /** No, without: the rest of a list that follows is negated too. */
  negations: string
  or: string
  /** Beside a percentage: off, Rabatt. */
  discount: AmountWords
  /** Beside a sum: save, off. */
  saving: AmountWords
  was: AmountWords
  now: AmountWords
  /** The old and the new amount of one price change: "from $9 to $7". `{a}` and `{b}` are the amounts. */
  moved: string
  from: AmountWords
  upTo: AmountWords
  /** Words that tell what a clause's amount is. */
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
  /** Verbs that call to action at the start of a clause; `…` stands for up to four more words. */
  calls: string
  /** Short clauses that are a call by their form alone, as a whole: "Kollektion ansehen", 상담 신청하기. */
  bids: string
  /** Words at which a call ends: on, by, until. */
  stops: string
  /** Calls at the end of a clause, in verb-final languages. */
  endCalls: string
  /** Words that cancel a call: 不要, "willkommen". */
  uncalled: string
  /** Introduces a button label: "with a button saying". */
  button: string
  /** Introduces the headline: "that says". */
  says: string
  trades: Record<Trade, string>
  buttons: Record<Trade | 'shop' | 'learn' | 'visit' | 'trial' | 'download', string>
}
