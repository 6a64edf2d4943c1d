/** Time as the backend sees it; tests pass one they can move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** The instant `ms` milliseconds after another, or before it if `ms` is negative. */
export const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms)
