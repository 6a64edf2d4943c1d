/**
 * An LRU cache of limited size that recreates evicted values on demand. The evicted value is passed to the factory,
 * which may reuse its memory.
 */
export function lruCache<Value>(
  most: number,
  make: (key: number, spare?: Value) => Value,
): (key: number) => Value {
  const kept = new Map<number, Value>()
  const oldest = (): Value | undefined => {
    if (kept.size < most) return undefined
    const key = kept.keys().next().value!
    const value = kept.get(key)
    kept.delete(key)
    return value
  }
  return (key) => {
    const known = kept.get(key)
    kept.delete(key)
    const value = known ?? make(key, oldest())
    kept.set(key, value)
    return value
  }
}
