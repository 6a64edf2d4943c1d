/**
 * Reads up to a number of values before they are needed, so that a decoder keeps working while earlier frames are
 * repaired.
 */
export async function* readAhead<Value>(
  source: AsyncGenerator<Value>,
  most: number,
): AsyncGenerator<Value> {
  const ready: Promise<IteratorResult<Value>>[] = []
  const draw = () => {
    const next = source.next()
    // A failure is thrown to whoever reads the value; until then it must not count as unhandled.
    next.catch(() => {})
    ready.push(next)
  }
  try {
    for (;;) {
      while (ready.length < most) draw()
      const next = await ready.shift()!
      if (next.done) return
      yield next.value
    }
  } finally {
    await source.return(undefined)
  }
}
