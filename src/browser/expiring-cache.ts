/** A local-storage entry that expires. */
interface Entry {
  data: unknown
  /** Time of writing, in milliseconds since 1970. */
  timestamp: number
  /** Lifetime in milliseconds. */
  expire: number
}

interface ExpiringCache {
  /** The data last written, unless it expired, was tampered with, or storage is forbidden. */
  read: (key: string) => unknown
  write: (key: string, data: unknown, lifetimeMs: number) => void
  remove: (key: string) => void
}

/**
 * Local storage with expiring entries. Without storage (private windows, full quota) it forgets instead of
 * failing: nothing kept here is worth an error.
 */
export function createExpiringCache(prefix: string, now: () => number = Date.now): ExpiringCache {
  return {
    read(key) {
      const entry = attempt(() => JSON.parse(localStorage.getItem(prefix + key) ?? 'null'))
      if (!isEntry(entry)) return undefined
      return now() < entry.timestamp + entry.expire ? entry.data : undefined
    },
    write(key, data, lifetimeMs) {
      const entry: Entry = { data, timestamp: now(), expire: lifetimeMs }
      attempt(() => localStorage.setItem(prefix + key, JSON.stringify(entry)))
    },
    remove(key) {
      attempt(() => localStorage.removeItem(prefix + key))
    },
  }
}

function attempt(action: () => unknown): unknown {
  try {
    return action()
  } catch {
    return undefined
  }
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  'timestamp' in value &&
  typeof value.timestamp === 'number' &&
  'expire' in value &&
  typeof value.expire === 'number'
