/**
 * By what a clause speaks of how an ad is made, whatever it names beside it. Two lists that say little alone say it
 * together: a part of the sheet and emptiness, steam and where it rises, seeing and how fast. Lists are those of
 * `Grammar`.
 */
export interface Making {
  /** Of the sheet: the top third, a corner. */
  parts: string
  /** What is done with a part: empty, for the picture. */
  empty: string
  /** What an ad is made from: logo, photo, texts. */
  stuff: string
  /** How one gets it: attached, later. */
  pending: string
  /** At most, few. */
  bounds: string
  /** What there is to be little of: colours, words. */
  counted: string
  /** What is in the air of a picture: steam, light. */
  airs: string
  /** How it is there: rising, from the left. */
  moving: string
  /** To look like something. */
  looking: string
  /** May, should, a bit. */
  granted: string
  /** To see, to read, to understand. */
  seeing: string
  /** How it is seen: first, in three seconds, from afar. */
  atOnce: string
  /** Likeness and framing, which nobody says to customers. */
  moods: string
  /** How an ad is not to be: salesy, cluttered. */
  manners: string
  /** What else is on the sheet: address, name, the rest. */
  elements: string
  /** How small or large it is, and where. */
  sized: string
  /** What is filled: frame, screen. */
  frames: string
  fills: string
  /** Whose colour it is. */
  own: string
  /** How it differs from a known one: like, darker. */
  likened: string
  /** Room to breathe. */
  room: string
}
