/** Length limits of a text, in characters as people see them. */
export interface TextLimit {
  min?: number
  /** Longer text is cut off on some screens. */
  warn?: number
  max?: number
  /** The same for text in Chinese, Japanese, Korean and Hindi. */
  warnCjk?: number
  maxCjk?: number
  /** Characters a link counts as, however long it is. */
  linkCost?: number
  /** Characters a Chinese, Japanese or Korean letter counts as. */
  wideCost?: number
}

/**
 * A platform's rules for a file and its texts; size and shape are in `ad-placements`. Compiled from public
 * guides: only rules that a platform itself has published count as errors, the rest as warnings.
 */
export interface PlacementRule {
  id: string
  minPx: [number, number] | null
  maxPx: [number, number] | null
  /** Shortest and longest duration; null without an upper limit. */
  seconds: [number, number | null] | null
  bestSeconds: [number, number] | null
  fileTypes: readonly string[]
  maxBytes: number | null
  /** When pictures have a limit of their own. */
  imageMaxBytes?: number
  minBytes?: number
  warnBytes?: number
  /** How far a file's ratio may be off; 3% when unset. */
  ratioTolerance?: number
  /** For a brand's logo, not for an ad. */
  takesLogo?: boolean
  /** Column of buttons at the right edge, as fractions of the frame. */
  rightRail?: { width: number; fromTop: number }
  text: Readonly<Record<string, TextLimit>>
  source: string
  /** Starts with `official` when the platform itself publishes the rule. */
  confidence: string
}
