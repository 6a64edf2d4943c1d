import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type QueueResult } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import { keysOf } from '../../contract/keys-of.ts'
import type { DatabaseConnection } from '../db/database.ts'
import { watchDueJobs } from './due-jobs.ts'
import { type JobDefinition, type JobHandler, POOLS, ProcessStops } from './job.ts'
import { KeptJob } from './kept-job.ts'
import { assertOneHandlerEach } from './one-handler-each.ts'
import { freeOrphans, workOn } from './pg-boss-worker.ts'
import type { Queue } from './queue.ts'
import { PATIENT, type QueuePace } from './queue-pace.ts'

const SCHEMA = 'jobs'
const FINISHED_JOBS_KEPT_SECONDS = 86_400

/**
 * A worker that dies leaves its jobs marked as running. They return to the queue once their heartbeat is this
 * old and a supervision round notices: together well under the promised 20 seconds.
 */
const HEARTBEAT_SECONDS = 10

/** Opens the queue on the product's database with pg-boss, in its own schema. */
export async function openQueue(
  connection: DatabaseConnection,
  log: Logger,
  pace: QueuePace = PATIENT,
): Promise<Queue> {
  const isEmbedded = connection.dialect === 'pglite'
  const stopping = new AbortController()
  const declared = new Set<string>()
  let watching = Promise.resolve()
  const boss = await startBoss(connection, pace, (error) => {
    if (!stopping.signal.aborted) log.error({ err: error }, 'queue error')
  })
  boss.on('warning', (warning) => log.warn({ warning }, 'queue warning'))

  return {
    async declare(definitions) {
      const kept = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const definition of definitions) {
        await declareJob(boss, definition, pace, kept.get(definition.name))
        declared.add(definition.name)
      }
    },

    async enqueue(tx, job, payload, { singletonKey = randomUUID(), delaySeconds } = {}) {
      if (!declared.has(job.name)) throw new Error(`The job ${job.name} was not declared.`)
      job.payload.parse(payload)
      const db = fromDrizzle(tx, sql)
      const options = { db, singletonKey, startAfter: delaySeconds }
      await boss.send(job.name, payload, options)
    },

    async unfinishedKeys(executor, job) {
      const { rows } = await executor.execute<{ key: string }>(
        sql`select singleton_key as key from jobs.job where name = ${job.name} and state < 'completed'`,
      )
      return new Set(rows.map(({ key }) => key))
    },

    async unfinishedJobs(executor) {
      const { rows } = await executor.execute(sql`
        select name, data as payload, singleton_key as key, to_json(start_after) as "startAfter"
        from jobs.job
        where state < 'completed' and singleton_key is not null and data <> '{}'::jsonb`)
      return z.array(KeptJob).parse(rows)
    },

    async takeBack(tx, jobs) {
      const db = fromDrizzle(tx, sql)
      for (const { name, payload, key: singletonKey, startAfter } of jobs) {
        if (declared.has(name)) await boss.send(name, payload, { db, singletonKey, startAfter })
      }
    },

    async work(handlers, pools = POOLS) {
      assertOneHandlerEach(declared, handlers)
      const setup = { boss, log, pace, stopping: stopping.signal }
      const own = handlers.filter(({ definition: { pool = 'care' } }) => pools.includes(pool))
      const names = own.map(({ definition: { name } }) => name)
      if (isEmbedded) await freeOrphans(setup, names)
      const wake = new Map<string, () => void>()
      for (const handler of own) wake.set(handler.definition.name, await workOn(setup, handler))
      watching = watchDueJobs(setup, wake)
      await startByThemselves(boss, { all: handlers, own })
    },

    async stop(graceMs) {
      stopping.abort(new ProcessStops())
      await Promise.race([watching, pause(graceMs, undefined, { ref: false })])
      await boss.stop({ graceful: true, timeout: graceMs, close: false })
    },
  }
}

async function startBoss(
  connection: DatabaseConnection,
  { supervisionSeconds }: QueuePace,
  onError: (error: Error) => void,
) {
  const isEmbedded = connection.dialect === 'pglite'
  const boss = new PgBoss({
    db: connection.boss,
    backend: isEmbedded ? 'pglite' : 'postgres',
    schema: SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: supervisionSeconds,
    monitorIntervalSeconds: supervisionSeconds,
    // Rebuilding an index while other statements run needs a second connection.
    reindex: !isEmbedded,
  })
  boss.on('error', onError)
  await boss.start()
  return boss
}

/** Creates a job's queue or updates it; if it's up to date already, this costs nothing. */
async function declareJob(
  boss: PgBoss,
  definition: JobDefinition,
  { retryDelayFactor }: QueuePace,
  kept: QueueResult | undefined,
): Promise<void> {
  const { name, retries, retryDelaySeconds, timeoutSeconds } = definition
  const options = {
    retryLimit: retries,
    retryDelay: retryDelaySeconds * retryDelayFactor,
    expireInSeconds: timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: FINISHED_JOBS_KEPT_SECONDS,
    notify: true,
  }
  // The library read the existing queues when it started, so they're in its cache.
  if (kept && keysOf(options).every((option) => kept[option] === options[option])) return
  // Exclusive by key: a job that's enqueued without one gets a key of its own.
  await boss.createQueue(name, { ...options, policy: 'exclusive' })
  await boss.updateQueue(name, options)
  // Fills the cache of queues. On a database with one connection, a first look from inside a transaction
  // would wait for that very transaction.
  await boss.findJobs(name, { id: randomUUID() })
}

/** Schedules jobs, unschedules those that no longer exist, and enqueues what runs at every start. */
async function startByThemselves(
  boss: PgBoss,
  { all, own }: { all: readonly JobHandler[]; own: readonly JobHandler[] },
) {
  // The schedule is shared: other workers' jobs must stay on it.
  const scheduled = all.flatMap(({ definition: { name, schedule } }) =>
    schedule ? [{ name, schedule }] : [],
  )
  const kept = await boss.getSchedules()
  for (const { name } of kept) {
    if (!scheduled.some((definition) => definition.name === name)) await boss.unschedule(name)
  }
  for (const { name, schedule } of scheduled) {
    if (kept.some((one) => one.name === name && one.cron === schedule)) continue
    await boss.schedule(name, schedule, {})
  }
  for (const { definition } of own) {
    if (definition.atStart) await boss.send(definition.name, {})
  }
}
