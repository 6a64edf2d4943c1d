import { useSyncExternalStore } from 'react'

/**
 * The time, in milliseconds, renewed every `everyMs`. Null on the server and until the page is
 * alive: what depends on it must not differ between the two.
 */
export function useNow(everyMs: number): number | null {
  return useSyncExternalStore(
    subscribeTo(everyMs),
    // Rounded, so that two reads between two ticks return the same.
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => null,
  )
}

type Subscribe = (onChange: () => void) => () => void

const clocks = new Map<number, Subscribe>()

/** One clock for everybody who reads it: a library shows hundreds of times. */
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

/** The reader's time zone; UTC on the server and until the page is alive. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
