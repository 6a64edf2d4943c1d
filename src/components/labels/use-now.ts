import { useSyncExternalStore } from 'react'

/**
 * The time in milliseconds, updated every `everyMs`. Null on the server and until hydration, because the two
 * must render the same.
 */
export function useNow(everyMs: number): number | null {
  return useSyncExternalStore(
    subscribeTo(everyMs),
    // Rounded, so that two reads between ticks return the same value.
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => null,
  )
}

type Subscribe = (onChange: () => void) => () => void

const clocks = new Map<number, Subscribe>()

/** Readers of the same interval share one clock: a library shows hundreds of times. */
function subscribeTo(everyMs: number): Subscribe {
  const known = clocks.get(everyMs)
  if (known) return known
  const readers = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  const subscribe: Subscribe = (onChange) => {
    readers.add(onChange)
    timer ??= setInterval(() => {
      for (const reader of readers) reader()
    }, everyMs)
    return () => {
      readers.delete(onChange)
      if (readers.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }
  clocks.set(everyMs, subscribe)
  return subscribe
}

const never = () => () => {}

/** The user's time zone; UTC on the server and until hydration. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
