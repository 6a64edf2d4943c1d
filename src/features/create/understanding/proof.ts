/** The small trial picture beside the reading. */
export interface ProofState {
  /** Null until the first has come. */
  picture: { image: string; width: number; height: number } | null
  /** The words that it shows, or will. */
  words: string
  /** A newer one of them is on its way. */
  isStale: boolean
  /** What a generation needs to begin with this very picture. */
  seed: number
  /** Draws the same words in another look. */
  shuffle: () => void
}
