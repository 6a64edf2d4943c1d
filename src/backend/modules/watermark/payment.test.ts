import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp } from '../../../../tests/support/accounts.ts'
import { MARKED_AREA } from '../../../../tests/support/marked-video.ts'
import {
  createRemovalDesk,
  type RemovalDesk,
  refusal,
} from '../../../../tests/support/removal-desk.ts'
import { contract } from '../../../contract/contract.ts'
import { verifyLedger } from '../credits/index.ts'

const { watermark } = contract

let desk: RemovalDesk
beforeAll(async () => {
  desk = await createRemovalDesk()
})
afterAll(() => desk.close())

let ip = ''
beforeEach(() => {
  ip = desk.newAddress()
})

describe('[R6.01] the free run of a visitor', () => {
  test('is one a day, and comes back when the run fails or is cancelled', async () => {
    const visitor = await desk.newVisitor(ip)
    const { token } = await desk.openFor(visitor)
    const failed = await desk.start(token, visitor)
    expect(failed.offer.free_runs_left).toBe(0)
    await desk.endRun(failed.run?.work_id, 'fail')
    expect((await desk.detail(token, visitor)).offer.free_runs_left).toBe(1)
    const work_id = (await desk.start(token, visitor)).run?.work_id ?? ''
    const cancelled = await desk.backend.call(watermark.cancel, { token, work_id }, visitor)
    expect(cancelled).toMatchObject({ run: { status: 'CANCELLED' }, offer: { free_runs_left: 1 } })
    const last = await desk.start(token, visitor)
    await desk.endRun(last.run?.work_id, 'succeed')
    await expect(desk.start(token, visitor, { credits_max: 99 })).rejects.toEqual(
      refusal('free_quota_used'),
    )
  })

  test('of one address is shared by its visitors', { tags: ['postgres'] }, async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 7 }, async () => {
        const visitor = await desk.newVisitor(ip)
        const { token } = await desk.openFor(visitor)
        return desk.start(token, visitor)
      }),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})

describe('[R6.01] a video longer than free runs take', () => {
  /** The setting is in whole minutes, and a test shouldn't have to make a video that long. */
  const stretch = (removalId: string) =>
    desk.backend.context.db.execute(
      `update files set duration_seconds = 602 where id = (select file_id from removals where id = '${removalId}')`,
    )

  test('is not erased for a visitor, and nothing of the day is taken', async () => {
    const visitor = await desk.newVisitor(ip)
    const { token, removal_id } = await desk.openFor(visitor)
    await stretch(removal_id)
    expect((await desk.detail(token, visitor)).offer).toMatchObject({
      is_free: false,
      free_runs_left: 1,
      free_seconds_max: 600,
    })
    await expect(desk.start(token, visitor)).rejects.toEqual(refusal('video_too_long'))
    expect((await desk.detail(token, visitor)).offer.free_runs_left).toBe(1)
  })

  test('is paid by a user, who keeps the free run', async () => {
    const user = await signUp(desk.backend)
    const { token, removal_id } = await desk.openFor(user, user)
    await stretch(removal_id)
    const { credits } = (await desk.detail(token, user)).offer
    await expect(desk.start(token, user)).rejects.toEqual(refusal('price_changed', { credits }))
    const { run, offer } = await desk.start(token, user, { credits_max: credits })
    expect(run).toMatchObject({ is_free: false, credits })
    expect(offer.free_runs_left).toBe(1)
  })
})

describe('[R3.02] a run of a user', () => {
  test('is free once a day, then held at the price agreed to, and taken when it succeeds', {
    tags: ['postgres'],
  }, async () => {
    const user = await signUp(desk.backend)
    const { token } = await desk.openFor(user, user)
    const free = await desk.start(token, user)
    expect(free.run).toMatchObject({ is_free: true, credits: 0 })
    await desk.endRun(free.run?.work_id, 'succeed')
    expect((await desk.detail(token, user)).offer).toMatchObject({
      free_runs_left: 0,
      credits: 1,
      can_pay: true,
    })
    await expect(desk.start(token, user)).rejects.toEqual(refusal('price_changed', { credits: 1 }))
    const before = await desk.balance(user)
    const paid = await desk.start(token, user, { credits_max: 1 })
    expect(paid.run).toMatchObject({ is_free: false, credits: 1 })
    expect(await desk.balance(user)).toBe(before - 1)
    expect(await verifyLedger(desk.backend.context.db)).toEqual([])
    await desk.endRun(paid.run?.work_id, 'succeed')
    expect(await desk.balance(user)).toBe(before - 1)
    expect(await verifyLedger(desk.backend.context.db)).toEqual([])
    const { entries } = await desk.backend.call(contract.credits.ledger, { limit: 2 }, user)
    expect(entries).toEqual([
      expect.objectContaining({ kind: 'capture', reason: 'removal' }),
      expect.objectContaining({ kind: 'hold', reason: 'removal' }),
    ])
    const usage = await desk.backend.call(contract.billing.usage, {}, user)
    expect(usage).toMatchObject({ credits: 1, people: [{ user_id: user.userId, credits: 1 }] })
  })

  test.each(['fail', 'cancel'] as const)('gives its credits back on %s', async (how) => {
    const user = await signUp(desk.backend)
    const { token } = await desk.openFor(user, user)
    await desk.endRun((await desk.start(token, user)).run?.work_id, 'succeed')
    const before = await desk.balance(user)
    const work_id = (await desk.start(token, user, { credits_max: 5 })).run?.work_id ?? ''
    if (how === 'fail') await desk.endRun(work_id, 'fail')
    else await desk.backend.call(watermark.cancel, { token, work_id }, user)
    expect(await desk.balance(user)).toBe(before)
    expect((await desk.detail(token, user)).run?.credits).toBe(0)
    expect(await verifyLedger(desk.backend.context.db)).toEqual([])
  })

  test('is refused without credits, and nothing is written', async () => {
    const user = await signUp(desk.backend, { credits: 0 })
    const { token } = await desk.openFor(user, user)
    await desk.endRun((await desk.start(token, user)).run?.work_id, 'succeed')
    await expect(desk.start(token, user, { credits_max: 5 })).rejects.toEqual(
      refusal('insufficient_credits'),
    )
    expect((await desk.detail(token, user)).run?.status).toBe('SUCCEEDED')
  })
})

describe('a run that did not clean an area', () => {
  const replaced = [{ ...MARKED_AREA, method: 'replace' as const }]

  test('is done again by replacing the area, once, for nothing', async () => {
    const user = await signUp(desk.backend)
    const { token, offer } = await desk.openFor(user, user)
    expect(offer.free_repeat_of).toBeNull()
    const first = await desk.start(token, user)
    await desk.endRun(first.run?.work_id, 'succeed')
    expect((await desk.detail(token, user)).offer.free_repeat_of).toEqual([MARKED_AREA])
    const failed = await desk.start(token, user, { areas: replaced })
    expect(failed.run).toMatchObject({ is_free: false, credits: 0, areas: replaced })
    await desk.endRun(failed.run?.work_id, 'fail')
    const repeat = await desk.start(token, user, { areas: replaced })
    await desk.endRun(repeat.run?.work_id, 'succeed')
    expect((await desk.detail(token, user)).offer.free_repeat_of).toBeNull()
    await expect(desk.start(token, user, { areas: replaced })).rejects.toEqual(
      refusal('price_changed'),
    )
    expect(await verifyLedger(desk.backend.context.db)).toEqual([])
  })

  test('is paid when it is asked for elsewhere, or as before', async () => {
    const visitor = await desk.newVisitor(ip)
    const { token } = await desk.openFor(visitor)
    await desk.endRun((await desk.start(token, visitor)).run?.work_id, 'succeed')
    const elsewhere = [{ ...MARKED_AREA, x: 0, y: 0, w: 20, h: 20, method: 'replace' as const }]
    for (const areas of [elsewhere, [MARKED_AREA], [...replaced, ...elsewhere]])
      await expect(desk.start(token, visitor, { areas })).rejects.toEqual(
        refusal('free_quota_used'),
      )
    const { run } = await desk.start(token, visitor, { areas: replaced })
    expect(run).toMatchObject({ status: 'CREATED', credits: 0 })
  })
})
