import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp } from '../../../../tests/support/accounts.ts'
import {
  createTestBackend,
  type Sender,
  type TestBackend,
} from '../../../../tests/support/backend.ts'
import { present } from '../../../../tests/support/present.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { DAY_MS } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { findVisitor, releaseVisitorQuota, reserveVisitorQuota } from './index.ts'
import { sweepVisitors } from './sweep-visitors.ts'
import { networkUsage, visitors, visitorUsage } from './tables.ts'
import type { VisitorQuota } from './visitor-quota.ts'

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ env: { VISITOR_DAILY_CREDITS: '3' }, replace: { clock } })
})
afterAll(() => backend.close())

let nextAddress = 1
let ip = ''
beforeEach(() => {
  ip = `192.0.2.${nextAddress++}`
})

const freeCheck = (sender: Sender = {}) =>
  backend.call(contract.visitors.freeCheck, {}, { ip, ...sender })

/** Takes a free run like the watermark tool. */
const takeRun = (visitorId: string, from = ip) => {
  const context: CallContext = {
    ...backend.context,
    actor: { kind: 'visitor', visitorId },
    request: { id: 'test', ip: from, userAgent: '', language: 'en', origin: '' },
  }
  return context.db.transaction((tx) => reserveVisitorQuota(context, tx, visitorId))
}

const isUsedUp = expect.objectContaining({ code: 'free_quota_used', status: 2310 })

describe('[R6.01] [R7.14] the free check of a visitor', () => {
  test('makes a record, tells its secret once, and stores only a hash of it', async () => {
    const made = await freeCheck()
    const token = made.visitor_token ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const again = await freeCheck({ visitorToken: token })
    expect(again).toEqual({ ...made, visitor_token: undefined })
    const rows = await backend.context.db.select().from(visitors)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('tells the runs of the day and when they come back', async () => {
    const { credits, daily_credits, resets_at } = await freeCheck()
    const midnight = new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00Z`).getTime()
    expect({ credits, daily_credits }).toEqual({ credits: 3, daily_credits: 3 })
    expect(new Date(resets_at).getTime()).toBe(midnight + DAY_MS)
  })

  test('makes a new record for a secret that opens none', async () => {
    const made = await freeCheck({ visitorToken: 'a-guess' })
    expect(made.visitor_token).toBeDefined()
    await expect(findVisitor(backend.context, 'a-guess')).resolves.toBeNull()
  })

  test('answers a signed-in user too', async () => {
    const { token } = await signUp(backend)
    await expect(freeCheck({ token })).resolves.toMatchObject({ credits: 3 })
  })
})

describe('the free runs of a visitor', () => {
  test('go down with each one until none is left, and come back the next day', async () => {
    const { visitor_id: visitorId, visitor_token: visitorToken = '' } = await freeCheck()
    for (const left of [2, 1, 0]) {
      await takeRun(visitorId)
      await expect(freeCheck({ visitorToken })).resolves.toMatchObject({ credits: left })
    }
    await expect(takeRun(visitorId)).rejects.toEqual(isUsedUp)
    clock.advance(DAY_MS)
    await expect(freeCheck({ visitorToken })).resolves.toMatchObject({ credits: 3 })
    await expect(takeRun(visitorId)).resolves.toMatchObject({ visitorId })
  })

  test('asked for two hundred times at once are given three times', {
    tags: ['postgres'],
  }, async () => {
    const { visitor_id: visitorId } = await freeCheck()
    const tries = await Promise.allSettled(Array.from({ length: 200 }, () => takeRun(visitorId)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  test('are not taken when what they were for fails', async () => {
    const { visitor_id: visitorId, visitor_token: visitorToken = '' } = await freeCheck()
    const { context } = backend
    const request = { id: 'test', ip, userAgent: '', language: 'en', origin: '' } as const
    const failing = context.db.transaction(async (tx) => {
      const actor = { kind: 'visitor', visitorId } as const
      await reserveVisitorQuota({ ...context, actor, request }, tx, visitorId)
      throw new Error('afterwards')
    })
    await expect(failing).rejects.toThrow('afterwards')
    await expect(freeCheck({ visitorToken })).resolves.toMatchObject({ credits: 3 })
  })

  test('are shared by the visitors of one address: throwing the record away makes no new ones', async () => {
    let taken = 0
    for (let record = 0; record < 8; record++) {
      const { visitor_id: visitorId, credits } = await freeCheck()
      for (let run = 0; run < credits; run++) {
        await takeRun(visitorId)
        taken++
      }
      await expect(takeRun(visitorId)).rejects.toEqual(isUsedUp)
    }
    expect(taken).toBe(15)
    await expect(freeCheck({ ip: '198.51.100.1' })).resolves.toMatchObject({ credits: 3 })
  })

  test('that came to nothing are there for the next visitor of the address', async () => {
    const runs: VisitorQuota[] = []
    for (let record = 0; record < 5; record++) {
      const { visitor_id: visitorId } = await freeCheck()
      for (let run = 0; run < 3; run++) runs.push(await takeRun(visitorId))
    }
    const { visitor_id: next, credits } = await freeCheck()
    expect(credits).toBe(0)
    await backend.context.db.transaction((tx) => releaseVisitorQuota(tx, present(runs[0])))
    await expect(takeRun(next)).resolves.toMatchObject({ visitorId: next })
    await expect(takeRun(next)).rejects.toEqual(isUsedUp)
  })

  test('can be none, when the operator gives none', async () => {
    const strict = await createTestBackend({ env: { VISITOR_DAILY_CREDITS: '0' } })
    try {
      const { visitor_id: visitorId, credits } = await strict.call(contract.visitors.freeCheck, {})
      expect(credits).toBe(0)
      const request = { id: 'test', ip, userAgent: '', language: 'en', origin: '' } as const
      const context = { ...strict.context, actor: { kind: 'visitor', visitorId } as const, request }
      await expect(
        context.db.transaction((tx) => reserveVisitorQuota(context, tx, visitorId)),
      ).rejects.toEqual(isUsedUp)
    } finally {
      await strict.close()
    }
  })
})

describe('sweeping the visitors', () => {
  test('forgets old usage, and visitors who stayed away for ninety days', async () => {
    const gone = await freeCheck()
    const faithful = await freeCheck()
    await takeRun(gone.visitor_id)
    clock.advance(90 * DAY_MS)
    await takeRun(faithful.visitor_id)
    clock.advance(1)
    await sweepVisitors(backend.context)
    const left = await backend.context.db.select({ id: visitors.id }).from(visitors)
    expect(left.map(({ id }) => id)).toEqual([faithful.visitor_id])
    expect(await backend.context.db.$count(visitorUsage)).toBe(1)
    expect(await backend.context.db.$count(networkUsage)).toBe(1)
  })
})
