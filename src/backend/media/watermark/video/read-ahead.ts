/**
 * Draws from a source before its values are needed, up to a number of them: a decoder works on
 * while the frames it has given are repaired.
 */
export async function* readAhead<Value>(
  source: AsyncGenerator<Value>,
  most: number,
): AsyncGenerator<Value> {
  const ready: Promise<IteratorResult<Value>>[] = []
  const draw = () => {
    const next = source.next()
    // A failure is thrown to whoever reads the value; until then nobody waits for it.
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
