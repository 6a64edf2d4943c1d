import type { Used } from '../provider.ts'
import type { Begun, Look } from './adapter.ts'

/**
 * Starts one job per result, for services that make one at a time. If one is refused, the jobs started
 * before it are stopped, since all of them will be requested again.
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

/** Combines the states of several jobs: if one fails, all fail; they are done when every one is. */
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

/** Indexes of ready results, which are known as long as each job has made exactly one. */
const readyOf = (looks: readonly Look[]) =>
  looks.flatMap((look, position) => {
    const [output, ...more] = look.state === 'done' ? look.outputs : []
    return output && more.length === 0 ? [{ position, output }] : []
  })

type Tokens = NonNullable<Used['tokens']>

/** Null if one of them is unknown: a partial sum is meaningless. */
function sumOf(parts: readonly (Tokens | undefined)[]): Tokens | null {
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length || known.length === 0) return null
  return known.reduce((a, b) => ({
    input: a.input + b.input,
    output: a.output + b.output,
    thinking: a.thinking + b.thinking,
  }))
}
