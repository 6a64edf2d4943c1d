/** How people talk to whoever makes the ad: nothing of it is for its readers. Lists are those of `Grammar`. */
export interface Talk {
  greetings: string
  /** Whom they greet. */
  people: string
  /** Thanks and regards; a name below them is a signature. */
  closings: string
  please: string
  /** Who makes the ad, in the name of a line: "Note to the designer". */
  makers: string
  /** Openings of a wish that do not name the thing wanted: "can we get something for". A pattern. */
  wishes: string
  /** Who orders says what he is: "we run a". A pattern. */
  introductions: string
  /** Where that goes on to what he wants: "and would like". A pattern. */
  goesOnToWish: string
  /** Leads to what the ad has to tell: "please mention that". A pattern. */
  tells: string
  /** The same behind it, where the verb is last. A pattern. */
  told: string
  /** A place for ads: channel, page, feed. */
  places: string
  /** Nouns of the trade: a sentence about the poster is not on it. */
  crafts: string
  /** Who is spoken of where a brief tells its background: we, they, customers. */
  backers: string
  /** What they think, fear and want, and how it went so far. */
  minds: string
  /** First words of a sentence for the designer alone: think of, until now. */
  openers: string
  /** Goes on from a clause about looks: because, but not. */
  because: string
  /** Whom an ad is to reach, where a sentence begins with them. */
  crowd: string
  /** Where ads hang or are printed. */
  venues: string
  /** Of pictures alone, behind a thing they show: "on a white background". */
  settings: string
  /** Opens a clause that follows from the one before it: so, deshalb. */
  therefore: string
  /** Small words that lead to looks or places. */
  with: string
  /** Where a long sentence without marks begins anew, as spoken words do: " and we". A pattern. */
  joins: string
}
