interface Sample {
  at: number
  bytes: number
}

const WINDOW_MS = 5_000
const MIN_SPAN_MS = 300

/** Measures the transfer rate over the last few seconds. */
export class TransferRate {
  #samples: Sample[] = []

  /** Records the total number of bytes at a moment. */
  add(bytes: number, at: number): void {
    this.#samples = [
      ...this.#samples.filter((sample) => at - sample.at <= WINDOW_MS),
      { at, bytes },
    ]
  }

  /** Bytes per second; null while there are too few samples. */
  get(): number | null {
    const first = this.#samples[0]
    const last = this.#samples.at(-1)
    if (!first || !last || last.at - first.at < MIN_SPAN_MS) return null
    return ((last.bytes - first.bytes) / (last.at - first.at)) * 1000
  }

  /** After a pause, earlier samples do not count. */
  reset(): void {
    this.#samples = []
  }
}
