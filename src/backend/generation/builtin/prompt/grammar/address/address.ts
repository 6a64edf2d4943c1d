/** The words that mark a sentence as addressed to the designer or to customers. Lists are those of `Grammar`. */
export interface Address {
  /** How something ought to be: should, has to, would be nice. */
  modals: string
  /** The same, but only ever about the ad: would be nice, comes first, sounds like. */
  hopes: string
  /** Openings of a sentence about the ad itself: it, the whole thing. */
  pointers: string
  /** The client talks about himself or about his earlier ads. */
  selves: string
  /** Openings of a command no customer is given. */
  commands: string
  /** The audience or other people, near the start of a sentence: readers, candidates. */
  folk: string
  /** Places, days and terms, meant for customers. */
  practical: string
  /** The customer, addressed directly. */
  you: string
}
