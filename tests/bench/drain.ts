import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { z } from 'zod'
import { migrate } from '../../src/backend/db/open.ts'
import { openPostgres } from '../../src/backend/db/postgres.ts'
import { defineJob, handleJob } from '../../src/backend/queue/job.ts'
import { openQueue } from '../../src/backend/queue/pg-boss-queue.ts'
import { createOwnDatabase } from '../support/database.ts'

const JOBS = 20_000

/** A job that does nothing, so that only the queue is measured. */
const nothing = defineJob({
  name: 'bench.nothing',
  payload: z.object({}),
  retries: 1,
  retryDelaySeconds: 1,
  timeoutSeconds: 60,
  concurrency: 4,
  batch: 50,
})

/** How fast one process works off jobs inserted all at once, before PostgreSQL has statistics about them. */
export async function measureDrain(serverUrl: string) {
  const { url, drop } = await createOwnDatabase(serverUrl)
  const connection = openPostgres(url)
  await migrate(connection)
  const queue = await openQueue(connection, pino({ level: 'error' }))
  await queue.declare([nothing])
  await connection.db.execute(sql`
    insert into jobs.job (name, data, singleton_key, policy, retry_limit, expire_seconds, heartbeat_seconds)
    select ${nothing.name}, '{}', gen_random_uuid()::text, 'exclusive', 1, 60, 10
    from generate_series(1, ${JOBS}::int)`)
  const done = Promise.withResolvers<void>()
  let count = 0
  const startedAt = performance.now()
  const count1 = () => {
    count += 1
    if (count === JOBS) done.resolve()
    return Promise.resolve()
  }
  await queue.work([handleJob(nothing, () => Promise.resolve(count1))])
  await done.promise
  const seconds = (performance.now() - startedAt) / 1000
  await queue.stop(5_000)
  await connection.close()
  await drop()
  return { jobs: JOBS, 'jobs per second': Math.round(JOBS / seconds) }
}
