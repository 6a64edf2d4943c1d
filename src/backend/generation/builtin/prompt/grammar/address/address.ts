/** By which words a sentence speaks to the designer, and by which to customers. Lists are those of `Grammar`. */
export interface Address {
  /** How something is to be: should, has to, would be nice. */
  modals: string
  /** The same, of the ad alone: would be nice, comes first, sounds like. */
  hopes: string
  /** First words of a sentence about the ad itself: it, the whole thing. */
  pointers: string
  /** Who orders speaks of himself, or of what he had before. */
  selves: string
  /** First words of an order that no customer is given. */
  commands: string
  /** Who an ad is for, or what others do, near the start of a sentence: readers, candidates. */
  folk: string
  /** Places, days and terms, which are for customers. */
  practical: string
  /** The customer himself. */
  you: string
}
