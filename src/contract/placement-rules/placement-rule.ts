/** How much may be written; counted as people count letters. */
export interface TextLimit {
  min?: number
  /** Longer text is cut off on some screens. */
  warn?: number
  max?: number
  /** The same for text in Chinese, Japanese, Korean and Hindi. */
  warnCjk?: number
  maxCjk?: number
  /** What a link counts, however long it is. */
  linkCost?: number
  /** What a Chinese, Japanese or Korean letter counts. */
  wideCost?: number
}

/**
 * What a platform asks of a file and its texts, beside size and shape, which `ad-placements` has.
 * Compiled from public guides: only what a platform itself has published is held against a file as an
 * error, the rest as a warning.
 */
export interface PlacementRule {
  id: string
  minPx: [number, number] | null
  maxPx: [number, number] | null
  /** Shortest and longest; null without an upper limit. */
  seconds: [number, number | null] | null
  bestSeconds: [number, number] | null
  fileTypes: readonly string[]
  maxBytes: number | null
  /** Where pictures have a limit of their own. */
  imageMaxBytes?: number
  minBytes?: number
  warnBytes?: number
  /** How far a file's shape may be off; three parts of a hundred without it. */
  ratioTolerance?: number
  /** A brand's mark goes here, no ad. */
  takesLogo?: boolean
  /** Buttons above each other at the right edge, in parts of the frame. */
  rightRail?: { width: number; fromTop: number }
  text: Readonly<Record<string, TextLimit>>
  source: string
  /** `official …` where the platform itself says so. */
  confidence: string
}
