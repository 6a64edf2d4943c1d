// @module-tag postgres
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { waitFor } from '../../../tests/support/conditions.ts'
import { openTestDatabase } from '../../../tests/support/database.ts'
import type { DatabaseConnection } from '../db/database.ts'
import {
  ComeBackLater,
  defineJob,
  handleJob,
  type JobDefinition,
  type JobRun,
  ProcessStops,
} from './job.ts'
import { openQueue } from './pg-boss-queue.ts'
import type { Queue } from './queue.ts'

const silent = pino({ level: 'silent' })
const countUp = defineJob({
  name: 'count-up',
  payload: z.object({ by: z.number() }),
  retries: 1,
  retryDelaySeconds: 0,
  timeoutSeconds: 30,
  concurrency: 1,
})

let connection: DatabaseConnection
const open: Queue[] = []

beforeEach(async () => {
  connection = await openTestDatabase()
})

async function openWith(...definitions: JobDefinition[]): Promise<Queue> {
  const queue = await openQueue(connection, silent)
  open.push(queue)
  await queue.declare(definitions)
  return queue
}

const enqueue = (queue: Queue, by: number, options = {}) =>
  connection.db.transaction((tx) => queue.enqueue(tx, countUp, { by }, options))

const isShared = process.env.TEST_DATABASE_URL !== undefined

async function statesOf({ name }: JobDefinition): Promise<string[]> {
  const { rows } = await connection.db.execute<{ state: string }>(
    sql`select state::text from jobs.job where name = ${name}`,
  )
  return rows.map(({ state }) => state)
}

/** A handler that needs no loading. */
const inline =
  <Payload>(handle: (payload: Payload, run: JobRun) => Promise<void>) =>
  () =>
    Promise.resolve(handle)

/** A handler that records its arguments. */
function collector() {
  const seen: { by: number; attempt: number; isLastAttempt: boolean }[] = []
  const handler = (fail: (attempt: number) => boolean = () => false) =>
    handleJob(
      countUp,
      inline(({ by }, { attempt, isLastAttempt }) => {
        seen.push({ by, attempt, isLastAttempt })
        return fail(attempt) ? Promise.reject(new Error('not this time')) : Promise.resolve()
      }),
    )
  return { seen, handler }
}

afterEach(async () => {
  for (const queue of open.splice(0)) await queue.stop(1_000)
  await connection.close()
})

test('a job runs when its transaction commits and never when it rolls back', async () => {
  const queue = await openWith(countUp)
  const { seen, handler } = collector()
  await queue.work([handler()])

  const rolledBack = connection.db.transaction(async (tx) => {
    await queue.enqueue(tx, countUp, { by: 1 })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await enqueue(queue, 2)
  await waitFor(() => seen.length > 0, 'the job to run')
  expect(seen.map(({ by }) => by)).toEqual([2])
})

test('a worker of one pool leaves the jobs of another to its workers, and its place on the clock', async () => {
  const film = defineJob({ ...countUp, name: 'film', pool: 'videos', schedule: '0 0 * * *' })
  const queue = await openWith(countUp, film)
  const { seen, handler } = collector()
  const filmed: number[] = []
  const films = handleJob(
    film,
    inline(({ by }) => Promise.resolve(void filmed.push(by))),
  )
  await queue.work([handler(), films], ['care'])
  await connection.db.transaction((tx) => queue.enqueue(tx, film, { by: 1 }))
  await enqueue(queue, 2)
  await waitFor(() => seen.length > 0, 'the other job to run')
  expect(filmed).toEqual([])
  expect(await statesOf(film)).toEqual(['created'])
  const { rows } = await connection.db.execute(sql`select name from jobs.schedule`)
  expect(rows).toContainEqual({ name: 'film' })
})

test('a job that fails is tried again and told when it is the last time', async () => {
  const queue = await openWith(countUp)
  const { seen, handler } = collector()
  await queue.work([handler((attempt) => attempt === 0)])
  await enqueue(queue, 5)
  await waitFor(() => seen.length === 2, 'the second try')
  expect(seen).toEqual([
    { by: 5, attempt: 0, isLastAttempt: false },
    { by: 5, attempt: 1, isLastAttempt: true },
  ])
  const isDone = async () => (await queue.unfinishedKeys(connection.db, countUp)).size === 0
  await waitFor(isDone, 'the job to be done')
})

test('a second job with the key of an unfinished one is dropped', async () => {
  const queue = await openWith(countUp)
  await enqueue(queue, 1, { singletonKey: 'same' })
  await enqueue(queue, 2, { singletonKey: 'same' })
  await enqueue(queue, 3, { singletonKey: 'other' })
  expect(await queue.unfinishedKeys(connection.db, countUp)).toEqual(new Set(['same', 'other']))
  const { seen, handler } = collector()
  await queue.work([handler()])
  await waitFor(() => seen.length === 2, 'both jobs')
  expect(seen.map(({ by }) => by).sort()).toEqual([1, 3])
})

test('a payload that does not fit its job is refused before it is stored', async () => {
  const queue = await openWith(countUp)
  const job: JobDefinition = countUp
  const wrong = connection.db.transaction((tx) => queue.enqueue(tx, job, { by: 'three' }))
  await expect(wrong).rejects.toThrow(z.ZodError)
  expect(await queue.unfinishedKeys(connection.db, countUp)).toEqual(new Set())
})

test('a job that was not declared is refused', async () => {
  const queue = await openWith()
  await expect(enqueue(queue, 1)).rejects.toThrow('The job count-up was not declared.')
})

test('working is refused when a declared job has no handler, or two', async () => {
  const queue = await openWith(countUp)
  const { handler } = collector()
  await expect(queue.work([])).rejects.toThrow('count-up has 0 handlers')
  await expect(queue.work([handler(), handler()])).rejects.toThrow('count-up has 2 handlers')
})

test('a handler without a declaration is refused', async () => {
  const queue = await openWith()
  const { handler } = collector()
  await expect(queue.work([handler()])).rejects.toThrow('was not declared')
})

test('a stop hands running jobs back, even on their last try', async () => {
  const first = await openWith(countUp)
  let started = 0
  const waitsForStop = handleJob(
    countUp,
    inline((_payload, { signal }) => {
      started += 1
      if (started === 1) return Promise.reject(new Error('uses up the first try'))
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
      )
    }),
  )
  await first.work([waitsForStop])
  await enqueue(first, 7)
  await waitFor(() => started === 2, 'the last try to run')
  await first.stop(5_000)

  const second = await openWith(countUp)
  const { seen, handler } = collector()
  await second.work([handler()])
  await waitFor(() => seen.length === 1, 'the job to come back')
  expect(seen[0]?.by).toBe(7)
})

test('a job that knows when to come back waits until then', async () => {
  const queue = await openWith(countUp)
  let tries = 0
  const patient = inline(() => {
    tries += 1
    return Promise.reject(new ComeBackLater(30, new Error('too many requests')))
  })
  await queue.work([handleJob(countUp, patient)])
  await enqueue(queue, 1)
  const isBack = async () => (await statesOf(countUp)).includes('retry')
  await waitFor(isBack, 'the job to wait for its next try')
  const { rows } = await connection.db.execute<{ seconds: number }>(
    sql`select extract(epoch from start_after - now())::int as seconds from jobs.job where name = ${countUp.name}`,
  )
  expect(rows[0]?.seconds).toBeGreaterThan(20)
  expect(tries).toBe(1)
})

test('workers at rest ask once for all of them, and still see what comes due', async () => {
  const { boss } = connection
  const asked: string[] = []
  connection = {
    ...connection,
    boss: {
      ...boss,
      listen: boss.listen?.bind(boss),
      executeSql(text, values) {
        asked.push(text)
        return boss.executeSql(text, values)
      },
    },
  }
  const many = defineJob({ ...countUp, name: 'many', concurrency: 9 })
  const queue = await openWith(countUp, many)
  const { seen, handler } = collector()
  await queue.work([
    handler(),
    handleJob(
      many,
      inline(() => Promise.resolve()),
    ),
  ])
  const looks = () => asked.filter((text) => text.includes('unnest($1::text[]) as kind')).length
  const isOurs = (text: string) => text.includes("'many'") || text.includes("'count-up'")
  const fetches = () => asked.filter((text) => /SKIP LOCKED/.test(text) && isOurs(text)).length
  await waitFor(() => fetches() >= 10, 'each worker to look when it begins')
  const before = { looks: looks(), fetches: fetches() }
  await waitFor(() => looks() > before.looks + 2, 'three rounds')
  expect(fetches()).toBe(before.fetches)

  await enqueue(queue, 3, { delaySeconds: 1 })
  await waitFor(() => seen.length === 1, 'the delayed job')
})

test('a job marked to start by itself runs once when working starts', async () => {
  const sweep = defineJob({ ...countUp, name: 'sweep', payload: z.object({}), atStart: true })
  const queue = await openWith(sweep)
  let runs = 0
  await queue.work([
    handleJob(
      sweep,
      inline(() => {
        runs += 1
        return Promise.resolve()
      }),
    ),
  ])
  await waitFor(() => runs === 1, 'the sweep')
})

test('as many jobs run at once as their definition allows, and no more', async () => {
  const pair = defineJob({ ...countUp, name: 'pair', concurrency: 2 })
  const queue = await openWith(pair)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  let done = 0
  await queue.work([
    handleJob(
      pair,
      inline(async () => {
        running += 1
        most = Math.max(most, running)
        if (running === 2) release()
        await released
        running -= 1
        done += 1
      }),
    ),
  ])
  for (const by of [1, 2, 3]) {
    await connection.db.transaction((tx) => queue.enqueue(tx, pair, { by }))
  }
  await waitFor(() => done === 3, 'all jobs')
  expect(most).toBe(2)
})

test('a job that takes too long is told to stop, and counts as failed', async () => {
  const quick = defineJob({ ...countUp, name: 'quick', timeoutSeconds: 1, retries: 0 })
  const queue = await openWith(quick)
  const { promise: stopped, resolve: stop } = Promise.withResolvers<unknown>()
  await queue.work([
    handleJob(
      quick,
      inline(async (_payload, { signal }) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
        stop(signal.reason)
      }),
    ),
  ])
  await connection.db.transaction((tx) => queue.enqueue(tx, quick, { by: 1 }))
  expect(await stopped).not.toBeInstanceOf(ProcessStops)
  const isOver = async () => (await statesOf(quick))[0] === 'failed'
  await waitFor(isOver, 'the job to have failed')
})

test('a job on the clock is put there when working starts, and taken off when it is no more', async () => {
  const hourly = defineJob({ ...countUp, name: 'hourly', payload: z.object({}) })
  const handler = handleJob(
    hourly,
    inline(() => Promise.resolve()),
  )
  const schedules = async () => {
    const { rows } = await connection.db.execute(sql`select name, cron from jobs.schedule`)
    return rows
  }
  const scheduled = { ...hourly, schedule: '0 * * * *' }
  await (await openWith(scheduled)).work([{ ...handler, definition: scheduled }])
  expect(await schedules()).toEqual([{ name: 'hourly', cron: '0 * * * *' }])
  const moved = { ...hourly, schedule: '5 * * * *' }
  await (await openWith(moved)).work([{ ...handler, definition: moved }])
  expect(await schedules()).toEqual([{ name: 'hourly', cron: '5 * * * *' }])
  await (await openWith(hourly)).work([handler])
  expect(await schedules()).toEqual([])
})

test('a kind of job that is declared anew takes its new settings, and one that is as it was stays untouched', async () => {
  const written = async () => {
    const facts = sql`select retry_limit as retries, xmin::text as version from jobs.queue where name = ${countUp.name}`
    return (await connection.db.execute(facts)).rows[0]
  }
  await openWith(countUp)
  const first = await written()
  const again = await openWith(countUp)
  expect(await written()).toEqual(first)
  // The cache is filled although nothing was written: a lookup from inside this transaction would hang.
  await enqueue(again, 1)
  expect(await statesOf(countUp)).toEqual(['created'])
  await openWith({ ...countUp, retries: 7 })
  expect(await written()).toMatchObject({ retries: 7 })
})

describe('jobs that a worker held when it died', () => {
  /** A queue whose worker has taken a job that never ends; returns how to release it. */
  async function openStuck() {
    const queue = await openWith(countUp)
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await queue.work([
      handleJob(
        countUp,
        inline(() => {
          hold()
          return released
        }),
      ),
    ])
    await enqueue(queue, 9, { singletonKey: 'held' })
    await isHeld
    return { release }
  }

  test.skipIf(isShared)(
    'are free at the next start of an embedded database, which nobody else can be working on',
    async () => {
      const { release } = await openStuck()
      const next = await openWith(countUp)
      const { seen, handler } = collector()
      await next.work([handler()])
      await waitFor(() => seen.length > 0, 'the job to come back')
      release()
      expect(seen).toEqual([{ by: 9, attempt: 1, isLastAttempt: true }])
    },
  )

  test.runIf(isShared)(
    'stay with a worker that lives, when another one starts beside it',
    async () => {
      const { release } = await openStuck()
      const next = await openWith(countUp)
      const { seen, handler } = collector()
      await next.work([handler()])
      expect(await statesOf(countUp)).toEqual(['active'])
      release()
      await waitFor(
        async () => (await next.unfinishedKeys(connection.db, countUp)).size === 0,
        'the job to be done',
      )
      expect(seen).toEqual([])
    },
  )
})
