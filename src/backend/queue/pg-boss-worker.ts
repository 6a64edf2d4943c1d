import type { JobResult, JobWithMetadata, PgBoss, WorkOptions } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import { ComeBackLater, type JobDefinition, type JobHandler } from './job.ts'
import type { QueuePace } from './queue-pace.ts'

/**
 * NOTIFY wakes workers for new jobs, `watchDueJobs` for retries and delayed ones. Without notifications, each worker
 * polls.
 */
const workOptions = ({ pollingSeconds }: QueuePace, { batch = 1 }: JobDefinition) =>
  ({
    includeMetadata: true,
    batchSize: batch,
    perJobResults: true,
    pollingIntervalSeconds: Math.min(1, pollingSeconds),
    notifyPollingIntervalSeconds: 30,
    heartbeatRefreshSeconds: 3,
  }) as const satisfies WorkOptions

export interface WorkerSetup {
  boss: PgBoss
  log: Logger
  pace: QueuePace
  /** Aborted when the process stops. */
  stopping: AbortSignal
}

/** Gives a job back for another process. Being stopped is not its fault, so no try is used up. */
async function handBack({ boss }: WorkerSetup, { name }: JobDefinition, job: JobWithMetadata) {
  await boss.fail(name, job, { message: 'the process stopped' })
  await boss.retry(name, job.id)
}

/** Overrides this job's own retry delay; pg-boss accepts one only when a job is enqueued. */
async function delayRetry({ boss }: WorkerSetup, { name, id }: JobWithMetadata, seconds: number) {
  const change = 'update jobs.job set retry_delay = $1 where name = $2 and id = $3'
  await boss.getDb().executeSql(change, [Math.ceil(seconds), name, id])
}

/** Runs one job; a process stop hands it back, any other failure counts as a try. */
async function runJob(
  setup: WorkerSetup,
  { definition, load }: JobHandler,
  job: JobWithMetadata,
): Promise<void> {
  const { log, stopping } = setup
  // A job that another worker handed back may be taken again before all of them have stopped.
  if (stopping.aborted) return handBack(setup, definition, job)
  try {
    const handle = await load()
    await handle(job.data, {
      signal: AbortSignal.any([job.signal, stopping]),
      attempt: job.retryCount,
      isLastAttempt: job.retryCount >= job.retryLimit,
    })
  } catch (error) {
    if (stopping.aborted) return handBack(setup, definition, job)
    log.warn({ err: error, job: definition.name, attempt: job.retryCount }, 'job failed')
    if (error instanceof ComeBackLater) await delayRetry(setup, job, error.seconds)
    throw error
  }
}

/** Runs jobs that were taken together; each fails on its own. */
async function runBatch(setup: WorkerSetup, handler: JobHandler, jobs: JobWithMetadata[]) {
  const results: JobResult[] = []
  for (const job of jobs) {
    const { id } = job
    results.push(
      await runJob(setup, handler, job).then(
        () => ({ id, status: 'completed' as const }),
        (error: unknown) => ({ id, status: 'failed' as const, output: error }),
      ),
    )
  }
  return results
}

/** Takes jobs of one kind, as many at once as its definition allows; returns a function that wakes its workers. */
export async function workOn(setup: WorkerSetup, handler: JobHandler): Promise<() => void> {
  const { name, concurrency } = handler.definition
  const workers: string[] = []
  for (let i = 0; i < concurrency; i++) {
    const workerId = await setup.boss.work(
      name,
      workOptions(setup.pace, handler.definition),
      async (jobs: JobWithMetadata[]) => {
        const results = await runBatch(setup, handler, jobs)
        // Fetches the next jobs right away instead of after the polling interval.
        setup.boss.notifyWorker(workerId)
        return results
      },
    )
    workers.push(workerId)
  }
  return () => {
    for (const worker of workers) setup.boss.notifyWorker(worker)
  }
}

/** Frees those of these jobs that a crash left running; only for a database that no other process can be working on. */
export async function freeOrphans({ boss }: WorkerSetup, names: readonly string[]): Promise<void> {
  const running = "select distinct name from jobs.job where state = 'active' and name = any($1)"
  const { rows } = await boss.getDb().executeSql(running, [names])
  for (const { name } of z.array(z.object({ name: z.string() })).parse(rows)) {
    const orphans = (await boss.findJobs(name)).filter((job) => job.state === 'active')
    await boss.fail(name, orphans, { message: 'the process ended' })
  }
}
