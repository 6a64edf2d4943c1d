import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import {
  createTestBackend,
  type Sender,
  type TestBackend,
} from '../../../../tests/support/backend.ts'
import { makeMarkedVideo } from '../../../../tests/support/marked-video.ts'
import { erasure, newVisitor, putUpload } from '../../../../tests/support/removals.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { DAY_MS } from '../../clock.ts'
import { verifyLedger } from '../credits/index.ts'
import { beginWork } from './begin-work.ts'
import { failWork, succeedWork } from './settle-work.ts'
import { sweepRemovals } from './sweep-removals.ts'
import { removals, removalWorks } from './tables.ts'
import { runRemovalJob } from './work.job.ts'

const { watermark } = contract
const HOUR_MS = 3_600_000
const clock = createTestClock()

let backend: TestBackend
let video: Buffer
beforeAll(async () => {
  backend = await createTestBackend({ env: { VISITOR_DAILY_CREDITS: '1' }, replace: { clock } })
  video = await makeMarkedVideo({ seconds: 5 })
})
afterAll(() => backend.close())

let nextAddress = 1
let ip = ''
beforeEach(() => {
  ip = `192.0.2.${nextAddress++}`
})

async function openFor(sender: Sender, user?: SignedUp) {
  const upload_id = await putUpload(backend, sender, video, user)
  return backend.call(watermark.open, { upload_id }, sender)
}
const start = (token: string, sender: Sender, given: object = {}) =>
  backend.call(watermark.start, { ...erasure(token), ...given }, sender)
const detail = (token: string, sender: Sender = {}) =>
  backend.call(watermark.detail, { token }, sender)
const is = (code: string, details = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) })
const balance = async ({ token }: SignedUp) =>
  (await backend.call(contract.credits.balance, {}, { token })).balance

/** Ends the run as the job does, without the engine. */
async function endRun(workId: string, how: 'succeed' | 'fail') {
  const work = await beginWork(backend.context, workId)
  if (!work) throw new Error('The run does not wait any more.')
  if (how === 'fail') return failWork(backend.context, work, { code: 'removal_failed' })
  const nothing = { fileId: null, beforeFileId: null, found: [], workSeconds: 10 }
  await succeedWork(backend.context, work, nothing)
}

describe('starting a run', () => {
  test('[D10.05] needs the statement of rights, which is kept with its time', async () => {
    const visitor = await newVisitor(backend, ip)
    const { token } = await openFor(visitor)
    await expect(start(token, visitor, { rights: false })).rejects.toEqual(is('rights_not_stated'))
    await expect(start(token, visitor, { rights: 'yes' })).rejects.toEqual(is('invalid_input'))
    const { run } = await start(token, visitor)
    const [row] = await backend.context.db
      .select()
      .from(removalWorks)
      .where(eq(removalWorks.id, run?.work_id ?? ''))
    expect(row?.rightsStatedAt).toEqual(clock.now())
    expect(row?.keepCredentials).toBe(true)
  })

  test('refuses areas by the rules of the page, and twenty-one of them', async () => {
    const visitor = await newVisitor(backend, ip)
    const { token } = await openFor(visitor)
    const area = { x: 10, y: 10, w: 40, h: 20 }
    await expect(start(token, visitor, { areas: [] })).rejects.toEqual(is('area_missing'))
    await expect(start(token, visitor, { areas: [area, area] })).rejects.toEqual(
      is('area_exists', { area: 2 }),
    )
    const many = Array.from({ length: 21 }, (_, at) => ({ ...area, x: at * 5 }))
    await expect(start(token, visitor, { areas: many })).rejects.toEqual(
      is('invalid_input', { field: 'areas' }),
    )
    await expect(start(token, visitor, { areas: [{ ...area, x: 'NaN' }] })).rejects.toEqual(
      is('invalid_input'),
    )
  })

  test('waits in a line whose length it tells', async () => {
    const positions: (number | null | undefined)[] = []
    const seconds: (number | null | undefined)[] = []
    for (let at = 0; at < 2; at++) {
      const visitor = await newVisitor(backend, ip)
      const { token } = await openFor(visitor)
      const { run } = await start(token, visitor)
      positions.push(run?.queue_position)
      seconds.push(run?.eta_seconds)
    }
    expect((positions[1] ?? 0) - (positions[0] ?? 0)).toBe(1)
    // The second is told the time of the first too.
    expect((seconds[1] ?? 0) - (seconds[0] ?? 0)).toBeGreaterThanOrEqual(4)
  })
})

describe('[R6.01] the free run of a visitor', () => {
  test('is one a day, and comes back when the run fails or is cancelled', async () => {
    const visitor = await newVisitor(backend, ip)
    const { token } = await openFor(visitor)
    const failed = await start(token, visitor)
    expect(failed.offer.free_runs_left).toBe(0)
    await endRun(failed.run?.work_id ?? '', 'fail')
    expect((await detail(token, visitor)).offer.free_runs_left).toBe(1)
    const work_id = (await start(token, visitor)).run?.work_id ?? ''
    const cancelled = await backend.call(watermark.cancel, { token, work_id }, visitor)
    expect(cancelled).toMatchObject({ run: { status: 'CANCELLED' }, offer: { free_runs_left: 1 } })
    const last = await start(token, visitor)
    await endRun(last.run?.work_id ?? '', 'succeed')
    await expect(start(token, visitor, { credits_max: 99 })).rejects.toEqual(is('free_quota_used'))
  })

  test('of one address is shared by its visitors', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 7 }, async () => {
        const visitor = await newVisitor(backend, ip)
        const { token } = await openFor(visitor)
        return start(token, visitor)
      }),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})

describe('[R6.01] a video longer than free runs take', () => {
  /** The setting counts whole minutes; nobody makes so long a video for a test. */
  const stretch = (removalId: string) =>
    backend.context.db.execute(
      `update files set duration_seconds = 602 where id = (select file_id from removals where id = '${removalId}')`,
    )

  test('is not erased for a visitor, and nothing of the day is taken', async () => {
    const visitor = await newVisitor(backend, ip)
    const { token, removal_id } = await openFor(visitor)
    await stretch(removal_id)
    expect((await detail(token, visitor)).offer).toMatchObject({
      is_free: false,
      free_runs_left: 1,
      free_seconds_max: 600,
    })
    await expect(start(token, visitor)).rejects.toEqual(is('video_too_long'))
    expect((await detail(token, visitor)).offer.free_runs_left).toBe(1)
  })

  test('is paid by a user, who keeps the free run', async () => {
    const user = await signUp(backend)
    const { token, removal_id } = await openFor(user, user)
    await stretch(removal_id)
    const { credits } = (await detail(token, user)).offer
    await expect(start(token, user)).rejects.toEqual(is('price_changed', { credits }))
    const { run, offer } = await start(token, user, { credits_max: credits })
    expect(run).toMatchObject({ is_free: false, credits })
    expect(offer.free_runs_left).toBe(1)
  })
})

describe('[R3.02] a run of a user', () => {
  test('is free once a day, then held at the price agreed to, and taken when it succeeds', async () => {
    const user = await signUp(backend)
    const { token } = await openFor(user, user)
    const free = await start(token, user)
    expect(free.run).toMatchObject({ is_free: true, credits: 0 })
    await endRun(free.run?.work_id ?? '', 'succeed')
    expect((await detail(token, user)).offer).toMatchObject({
      free_runs_left: 0,
      credits: 1,
      can_pay: true,
    })
    await expect(start(token, user)).rejects.toEqual(is('price_changed', { credits: 1 }))
    const before = await balance(user)
    const paid = await start(token, user, { credits_max: 1 })
    expect(paid.run).toMatchObject({ is_free: false, credits: 1 })
    expect(await balance(user)).toBe(before - 1)
    expect(await verifyLedger(backend.context.db)).toEqual([])
    await endRun(paid.run?.work_id ?? '', 'succeed')
    expect(await balance(user)).toBe(before - 1)
    expect(await verifyLedger(backend.context.db)).toEqual([])
    const { entries } = await backend.call(contract.credits.ledger, { limit: 2 }, user)
    expect(entries).toEqual([
      expect.objectContaining({ kind: 'capture', reason: 'removal' }),
      expect.objectContaining({ kind: 'hold', reason: 'removal' }),
    ])
    const usage = await backend.call(contract.billing.usage, {}, user)
    expect(usage).toMatchObject({ credits: 1, people: [{ user_id: user.userId, credits: 1 }] })
  })

  test.each(['fail', 'cancel'] as const)('gives its credits back on %s', async (how) => {
    const user = await signUp(backend)
    const { token } = await openFor(user, user)
    await endRun((await start(token, user)).run?.work_id ?? '', 'succeed')
    const before = await balance(user)
    const work_id = (await start(token, user, { credits_max: 5 })).run?.work_id ?? ''
    if (how === 'fail') await endRun(work_id, 'fail')
    else await backend.call(watermark.cancel, { token, work_id }, user)
    expect(await balance(user)).toBe(before)
    expect((await detail(token, user)).run?.credits).toBe(0)
    expect(await verifyLedger(backend.context.db)).toEqual([])
  })

  test('is refused without credits, and nothing is written', async () => {
    const user = await signUp(backend, { credits: 0 })
    const { token } = await openFor(user, user)
    await endRun((await start(token, user)).run?.work_id ?? '', 'succeed')
    await expect(start(token, user, { credits_max: 5 })).rejects.toEqual(is('insufficient_credits'))
    expect((await detail(token, user)).run?.status).toBe('SUCCEEDED')
  })
})

describe('previews and detections', () => {
  test('are given up for a newer one, and refused while a run is under way', async () => {
    const visitor = await newVisitor(backend, ip)
    const { token } = await openFor(visitor)
    const preview = () =>
      backend.call(watermark.preview, { ...erasure(token), at_seconds: 1 }, visitor)
    const first = await preview()
    const second = await preview()
    expect(second.preview?.work_id).not.toBe(first.preview?.work_id)
    expect(second.previews_left).toBe(19)
    await start(token, visitor)
    await expect(preview()).rejects.toEqual(is('removal_running'))
    await expect(backend.call(watermark.detect, { token }, visitor)).rejects.toEqual(
      is('removal_running'),
    )
  })

  test('are counted for each video', async () => {
    const visitor = await newVisitor(backend, ip)
    const { token } = await openFor(visitor)
    for (let left = 4; left >= 0; left--) {
      const { detection, detections_left } = await backend.call(
        watermark.detect,
        { token },
        visitor,
      )
      expect(detections_left).toBe(left)
      await endRun(detection?.work_id ?? '', 'fail')
    }
    await expect(backend.call(watermark.detect, { token }, visitor)).rejects.toEqual(
      is('tries_used_up'),
    )
  })

  test('show areas that are there at that moment, or none is worth a preview', async () => {
    const visitor = await newVisitor(backend, ip)
    const { token } = await openFor(visitor)
    const late = [{ x: 10, y: 10, w: 40, h: 20, from: 4.5 }]
    const preview = { ...erasure(token, late), at_seconds: 1 }
    await expect(backend.call(watermark.preview, preview, visitor)).rejects.toEqual(
      is('area_never_shown'),
    )
  })
})

test('the estimate follows the speed of the last runs', async () => {
  const visitor = await newVisitor(backend, ip)
  const { token, offer } = await openFor(visitor)
  const works = backend.context.db
    .update(removalWorks)
    .set({ workSeconds: 100, pixelSeconds: 192 * 144 * 5 })
    .where(eq(removalWorks.kind, 'erase'))
  await works
  expect((await detail(token)).offer.estimated_seconds).toBe(104)
  expect(offer.estimated_seconds).toBeLessThan(104)
})

describe('the sweep', () => {
  test('deletes what is over, but not while a run is under way', async () => {
    const visitor = await newVisitor(backend, ip)
    const [idle, busy] = [await openFor(visitor), await openFor(visitor)]
    expect(new Date(idle.delete_at).getTime()).toBe(clock.now().getTime() + 24 * HOUR_MS)
    const work_id = (await start(busy.token, visitor)).run?.work_id ?? ''
    clock.advance(24 * HOUR_MS + 1)
    await sweepRemovals(backend.context)
    await expect(detail(idle.token)).rejects.toEqual(is('not_found'))
    expect(
      await backend.context.storage.sizeBytes(`files/${idle.video.file_id}/original`),
    ).toBeNull()
    await endRun(work_id, 'succeed')
    // A result has a time of its own.
    await sweepRemovals(backend.context)
    expect(new Date((await detail(busy.token)).delete_at).getTime()).toBeGreaterThan(
      clock.now().getTime(),
    )
  })

  test('keeps a user’s longer', async () => {
    const user = await signUp(backend)
    const { delete_at } = await openFor(user, user)
    expect(new Date(delete_at).getTime()).toBe(clock.now().getTime() + 30 * DAY_MS)
  })

  test('gives a run whose job was lost another one, and finishes a deletion that a crash cut short', async () => {
    const visitor = await newVisitor(backend, ip)
    const { token, removal_id, video: source } = await openFor(visitor)
    const { run } = await start(token, visitor)
    const { queue, db, storage } = backend.context
    await db.execute(`delete from jobs.job where singleton_key = '${run?.work_id}'`)
    await sweepRemovals(backend.context)
    expect(await queue.unfinishedKeys(db, runRemovalJob)).toContain(run?.work_id)
    await db.update(removals).set({ deletedAt: clock.now() }).where(eq(removals.id, removal_id))
    await sweepRemovals(backend.context)
    expect(await storage.sizeBytes(`files/${source.file_id}/original`)).toBeNull()
  })
})
