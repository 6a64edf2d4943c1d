const MINUTE_SECONDS = 60
/** Users do not trust numbers that jump around. */
export const STEADY_MS = 5_000

/** Displayed time left: in seconds only below one minute. */
export type TimeLeft = { unit: 'minutes'; count: number } | { unit: 'seconds'; count: number }

/** Rounded for planning: whole minutes, and tens of seconds at the end. */
export function timeLeft(seconds: number): TimeLeft {
  if (seconds > MINUTE_SECONDS - 5) {
    return { unit: 'minutes', count: Math.max(1, Math.round(seconds / MINUTE_SECONDS)) }
  }
  return { unit: 'seconds', count: Math.max(10, Math.ceil(seconds / 10) * 10) }
}
