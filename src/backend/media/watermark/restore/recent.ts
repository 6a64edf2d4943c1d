/** Keeps what was made last for each key, up to a number; makes again what it has let go. */
export function recent<Value>(most: number, make: (key: number) => Value): (key: number) => Value {
  const kept = new Map<number, Value>()
  return (key) => {
    const value = kept.get(key) ?? make(key)
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > most) kept.delete(kept.keys().next().value as number)
    return value
  }
}
