/** The small trial picture beside the reading. */
export interface ProofState {
  /** Null until the first has come. */
  picture: { image: string; width: number; height: number } | null
  /** A newer one is on its way. */
  isStale: boolean
  /** What a generation needs to begin with this very picture. */
  seed: number
  /** Draws the same words in another look. */
  shuffle: () => void
}
