interface Sample {
  at: number
  bytes: number
}

const WINDOW_MS = 5_000
const MIN_SPAN_MS = 300

/** Measures how fast bytes travel, over the last few seconds. */
export class TransferRate {
  #samples: Sample[] = []

  /** So many bytes had arrived at that moment. */
  add(bytes: number, at: number): void {
    this.#samples = [
      ...this.#samples.filter((sample) => at - sample.at <= WINDOW_MS),
      { at, bytes },
    ]
  }

  /** Bytes a second; null while there is too little to tell by. */
  get(): number | null {
    const first = this.#samples[0]
    const last = this.#samples.at(-1)
    if (!first || !last || last.at - first.at < MIN_SPAN_MS) return null
    return ((last.bytes - first.bytes) / (last.at - first.at)) * 1000
  }

  /** After a pause nothing of before counts. */
  reset(): void {
    this.#samples = []
  }
}
