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
      isQueued: looks.every((look) => 'isQueued' in look && look.isQueued),
    }
  }
  return {
    state: 'done',
    outputs: looks.flatMap((look) => (look.state === 'done' ? look.outputs : [])),
  }
}
