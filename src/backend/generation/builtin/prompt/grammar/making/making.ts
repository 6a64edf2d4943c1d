/**
 * Words that mark a clause as being about how the ad is made, whatever else it mentions. Two lists that mean little
 * alone are telling together: a part of the sheet and emptiness, steam and where it rises, seeing and how fast. Lists
 * are those of `Grammar`.
 */
export interface Making {
  /** Parts of the sheet: the top third, a corner. */
  parts: string
  /** What happens to such a part: empty, for the picture. */
  empty: string
  /** Material for the ad: logo, photo, texts. */
  stuff: string
  /** How the material arrives: attached, later. */
  pending: string
  /** At most, few. */
  bounds: string
  /** What should be few: colors, words. */
  counted: string
  /** What hangs in the air of a picture: steam, light. */
  airs: string
  /** How it moves there: rising, from the left. */
  moving: string
  /** To look like something. */
  looking: string
  /** May, should, a bit. */
  granted: string
  /** To see, to read, to understand. */
  seeing: string
  /** How it is seen: first, in three seconds, from afar. */
  atOnce: string
  /** Likeness and framing, never mentioned to customers. */
  moods: string
  /** How an ad should not be: salesy, cluttered. */
  manners: string
  /** Other elements of the sheet: address, name, the rest. */
  elements: string
  /** The size and position of an element. */
  sized: string
  /** What gets filled: frame, screen. */
  frames: string
  fills: string
  /** Whose color it is. */
  own: string
  /** How it differs from something known: like, darker. */
  likened: string
  /** Room to breathe. */
  room: string
}
