/** Wakes whoever waits; a ring while nobody waits isn't lost. */
export interface Alarm {
  ring(): void
  /** Waits for a ring, but no longer than `timeoutMs`; returns whether there was one. */
  wait(timeoutMs: number): Promise<boolean>
}

export function createAlarm(): Alarm {
  let isRung = false
  let wake: (() => void) | null = null
  return {
    ring() {
      isRung = true
      wake?.()
    },
    async wait(timeoutMs) {
      if (!isRung) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, timeoutMs)
        wake = resolve
        await promise
        wake = null
        clearTimeout(timer)
      }
      const wasRung = isRung
      isRung = false
      return wasRung
    },
  }
}
