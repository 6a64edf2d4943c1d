import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { WorkerSetup } from './pg-boss-worker.ts'

/** Which of these kinds have a job that's due, found through the index that workers fetch by. */
const DUE = `
  select name from unnest($1::text[]) as kind (name)
  where exists (
    select from jobs.job
    where job.name = kind.name and state < 'active' and not blocked and start_after <= jobs.job_now()
  )`

const Due = z.array(z.object({ name: z.string() }))

/**
 * Wakes workers for retries and delayed jobs that are due, with one query for all kinds:
 * dozens of workers that each polled would keep an idle process busy.
 * @param wake takes the name of a kind
 * @returns a promise that resolves once the process stops and polling has ended
 */
export async function watchDueJobs(
  { boss, log, pace, stopping }: WorkerSetup,
  wake: ReadonlyMap<string, () => void>,
): Promise<void> {
  const names = [...wake.keys()]
  const isOver = () => stopping.aborted
  while (!isOver()) {
    try {
      await pause(pace.pollingSeconds * 1000, undefined, { signal: stopping })
      const { rows } = await boss.getDb().executeSql(DUE, [names])
      for (const { name } of Due.parse(rows)) wake.get(name)?.()
    } catch (error) {
      if (!isOver()) log.error({ err: error }, 'queue error')
    }
  }
}
