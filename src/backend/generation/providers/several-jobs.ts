import type { Used } from '../provider.ts'
import type { Begun, Look } from './adapter.ts'

/**
 * Begins a job for each result, at a service that makes one at a time. When one is refused, those begun
 * before it are stopped, since all of them are asked for again.
 */
export async function beginSeveral(
  count: number,
  begin: () => Promise<string>,
  stop: (ids: readonly string[]) => Promise<unknown>,
): Promise<Begun> {
  const ids: string[] = []
  try {
    while (ids.length < count) ids.push(await begin())
  } catch (error) {
    await stop(ids).catch(() => undefined)
    throw error
  }
  return { job: { ids: ids.join(',') } }
}

export const idsOf = (ids: unknown): string[] => String(ids).split(',')

/** What is seen of several jobs: one that fails fails all, and done is when all of them are. */
export function lookAtSeveral(looks: readonly Look[]): Look {
  const failed = looks.find(({ state }) => state === 'failed')
  if (failed) return failed
  const running = looks.filter((look) => look.state === 'running')
  if (running.length > 0) {
    return {
      state: 'running',
      ready: readyOf(looks),
      isQueued: looks.every((look) => 'isQueued' in look && look.isQueued),
    }
  }
  const done = looks.filter((look) => look.state === 'done')
  const tokens = sumOf(done.map(({ used }) => used?.tokens))
  return {
    state: 'done',
    outputs: done.flatMap(({ outputs }) => outputs),
    ...(tokens && { used: { tokens } }),
  }
}

/** By their places, which are known as long as each job has made one. */
const readyOf = (looks: readonly Look[]) =>
  looks.flatMap((look, position) => {
    const [output, ...more] = look.state === 'done' ? look.outputs : []
    return output && more.length === 0 ? [{ position, output }] : []
  })

type Tokens = NonNullable<Used['tokens']>

/** Null when one of them is not known: part of a sum says nothing. */
function sumOf(parts: readonly (Tokens | undefined)[]): Tokens | null {
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length || known.length === 0) return null
  return known.reduce((a, b) => ({
    input: a.input + b.input,
    output: a.output + b.output,
    thinking: a.thinking + b.thinking,
  }))
}
