/** How people talk to whoever makes the ad; none of it is for the ad's readers. Lists are those of `Grammar`. */
export interface Talk {
  greetings: string
  /** The people greeted. */
  people: string
  /** Thanks and regards; a name below them is a signature. */
  closings: string
  please: string
  /** The ad's maker, in a line label: "Note to the designer". */
  makers: string
  /** Openings of a wish that do not name its object: "can we get something for". A pattern. */
  wishes: string
  /** The client introduces himself: "we run a". A pattern. */
  introductions: string
  /** Leads from the introduction to the wish: "and would like". A pattern. */
  goesOnToWish: string
  /** Introduces what the ad has to say: "please mention that". A pattern. */
  tells: string
  /** The same after the message, in verb-final languages. A pattern. */
  told: string
  /** Where ads are placed: channel, page, feed. */
  places: string
  /** Nouns of the design trade: a sentence about the poster is not printed on it. */
  crafts: string
  /** The people in a brief's background: we, they, customers. */
  backers: string
  /** What they think, fear and want, and how things went so far. */
  minds: string
  /** Openings of a sentence meant only for the designer: think of, until now. */
  openers: string
  /** Continues a clause about looks: because, but not. */
  because: string
  /** The audience, if a sentence begins with it. */
  crowd: string
  /** Where ads hang or are printed. */
  venues: string
  /** Only said of pictures, behind the thing shown: "on a white background". */
  settings: string
  /** Opens a clause that follows from the previous one: so, deshalb. */
  therefore: string
  /** Small words that lead to looks or places. */
  with: string
  /** Where a long unpunctuated sentence starts over, as in speech: " and we". A pattern. */
  joins: string
}
