/** The small proof picture beside the reading. */
export interface ProofState {
  /** Null until the first one has arrived. */
  picture: { image: string; width: number; height: number } | null
  /** The words it shows, or will show. */
  words: string
  /** A newer version is being drawn. */
  isStale: boolean
  /** Seed with which a generation reproduces this very picture. */
  seed: number
  /** Draws the same words in another look. */
  shuffle: () => void
}
