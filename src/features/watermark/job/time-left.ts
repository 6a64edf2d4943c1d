const MINUTE_SECONDS = 60
/** Numbers that jump about are not believed. */
export const STEADY_MS = 5_000

/** Time left as it is shown: in seconds only when it is less than one minute. */
export type TimeLeft = { unit: 'minutes'; count: number } | { unit: 'seconds'; count: number }

/** Rounded up to what a person plans by: whole minutes, and tens of seconds at the end. */
export function timeLeft(seconds: number): TimeLeft {
  if (seconds > MINUTE_SECONDS - 5) {
    return { unit: 'minutes', count: Math.max(1, Math.round(seconds / MINUTE_SECONDS)) }
  }
  return { unit: 'seconds', count: Math.max(10, Math.ceil(seconds / 10) * 10) }
}
