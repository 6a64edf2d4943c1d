import { useSyncExternalStore } from 'react'

/**
 * The time, in milliseconds, renewed every `everyMs`. Null on the server and until the page is
 * alive: what depends on it must not differ between the two.
 */
export function useNow(everyMs: number): number | null {
  return useSyncExternalStore(
    (onChange) => {
      const timer = setInterval(onChange, everyMs)
      return () => clearInterval(timer)
    },
    // Rounded, so that two reads between two ticks return the same.
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => null,
  )
}

const never = () => () => {}

/** The reader's time zone; UTC on the server and until the page is alive. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
