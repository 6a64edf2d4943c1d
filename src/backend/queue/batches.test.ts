// @module-tag postgres
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { waitFor } from '../../../tests/support/conditions.ts'
import { openTestDatabase } from '../../../tests/support/database.ts'
import type { DatabaseConnection } from '../db/database.ts'
import { defineJob, handleJob } from './job.ts'
import { openQueue } from './pg-boss-queue.ts'
import type { Queue } from './queue.ts'

const small = defineJob({
  name: 'small',
  payload: z.object({ number: z.number() }),
  retries: 1,
  retryDelaySeconds: 0,
  timeoutSeconds: 30,
  concurrency: 1,
  batch: 3,
})

let connection: DatabaseConnection
let queue: Queue

beforeEach(async () => {
  connection = await openTestDatabase()
  queue = await openQueue(connection, pino({ level: 'silent' }))
  await queue.declare([small])
  await connection.db.transaction(async (tx) => {
    for (const number of [1, 2, 3]) await queue.enqueue(tx, small, { number })
  })
})

afterEach(async () => {
  await queue.stop(5_000)
  await connection.close()
})

const handle = (run: (number: number) => Promise<void>) =>
  handleJob(small, () => Promise.resolve(({ number }) => run(number)))

async function states(): Promise<unknown[]> {
  const { rows } = await connection.db.execute<{ state: string }>(
    sql`select state::text from jobs.job where name = ${small.name} order by (data ->> 'number')::int`,
  )
  return rows.map(({ state }) => state)
}

test('jobs that a worker takes at once run one after another, and the failure of one is its own', async () => {
  const seen: number[] = []
  let running = 0
  let atOnce = 0
  let statesAtFirst: unknown[] = []
  const run = async (number: number) => {
    running += 1
    atOnce = Math.max(atOnce, running)
    seen.push(number)
    if (seen.length === 1) statesAtFirst = await states()
    running -= 1
    if (number === 2 && seen.length < 4) throw new Error('not yet')
  }
  await queue.work([handle(run)])
  const areDone = async () => (await queue.unfinishedKeys(connection.db, small)).size === 0
  await waitFor(areDone, 'all three to be done')
  expect(statesAtFirst).toEqual(['active', 'active', 'active'])
  expect([...seen].sort()).toEqual([1, 2, 2, 3])
  expect(seen.at(-1)).toBe(2)
  expect(atOnce).toBe(1)
  expect(await states()).toEqual(['completed', 'completed', 'completed'])
})

test('a stop in the middle of what was taken at once hands back what did not run', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const seen: number[] = []
  const run = async (number: number) => {
    seen.push(number)
    begun.resolve()
    await end.promise
  }
  await queue.work([handle(run)])
  await begun.promise
  const stopped = queue.stop(5_000)
  end.resolve()
  await stopped
  expect(seen).toHaveLength(1)
  const left = await states()
  expect(left.filter((state) => state === 'completed')).toHaveLength(1)
  expect(left.filter((state) => state === 'retry' || state === 'created')).toHaveLength(2)
})
