import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp } from '../../../../tests/support/accounts.ts'
import {
  createRemovalDesk,
  type RemovalDesk,
  refusal,
} from '../../../../tests/support/removal-desk.ts'
import { DAY_MS } from '../../clock.ts'
import { sweepRemovals } from './sweep-removals.ts'
import { removals } from './tables.ts'
import { runRemovalJob } from './work.job.ts'

const HOUR_MS = 3_600_000

let desk: RemovalDesk
beforeAll(async () => {
  desk = await createRemovalDesk()
})
afterAll(() => desk.close())

let ip = ''
beforeEach(() => {
  ip = desk.newAddress()
})

describe('the sweep', () => {
  test('deletes what is over, but not while a run is under way', async () => {
    const visitor = await desk.newVisitor(ip)
    const [idle, busy] = [await desk.openFor(visitor), await desk.openFor(visitor)]
    expect(new Date(idle.delete_at).getTime()).toBe(desk.clock.now().getTime() + 24 * HOUR_MS)
    const work_id = (await desk.start(busy.token, visitor)).run?.work_id ?? ''
    desk.clock.advance(24 * HOUR_MS + 1)
    await sweepRemovals(desk.backend.context)
    await expect(desk.detail(idle.token)).rejects.toEqual(refusal('not_found'))
    expect(
      await desk.backend.context.storage.sizeBytes(`files/${idle.video.file_id}/original`),
    ).toBeNull()
    await desk.endRun(work_id, 'succeed')
    // A result has its own expiry.
    await sweepRemovals(desk.backend.context)
    expect(new Date((await desk.detail(busy.token)).delete_at).getTime()).toBeGreaterThan(
      desk.clock.now().getTime(),
    )
  })

  test('keeps a user’s longer', async () => {
    const user = await signUp(desk.backend)
    const { delete_at } = await desk.openFor(user, user)
    expect(new Date(delete_at).getTime()).toBe(desk.clock.now().getTime() + 30 * DAY_MS)
  })

  test('gives a run whose job was lost another one, and finishes a deletion that a crash cut short', {
    tags: ['postgres'],
  }, async () => {
    const visitor = await desk.newVisitor(ip)
    const { token, removal_id, video: source } = await desk.openFor(visitor)
    const { run } = await desk.start(token, visitor)
    const { queue, db, storage } = desk.backend.context
    await db.execute(`delete from jobs.job where singleton_key = '${run?.work_id}'`)
    await sweepRemovals(desk.backend.context)
    expect(await queue.unfinishedKeys(db, runRemovalJob)).toContain(run?.work_id)
    await db
      .update(removals)
      .set({ deletedAt: desk.clock.now() })
      .where(eq(removals.id, removal_id))
    await sweepRemovals(desk.backend.context)
    expect(await storage.sizeBytes(`files/${source.file_id}/original`)).toBeNull()
  })
})
