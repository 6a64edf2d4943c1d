// @module-tag postgres
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  makeUserActor as account,
  makeVisitorActor as visitor,
} from '../../../tests/support/actors.ts'
import type { Actor } from '../caller.ts'
import { openRateLimits, type RateLimits } from './rate-limits.ts'

const HERE = { ip: '203.0.113.7' }
const ELSEWHERE = { ip: '198.51.100.9' }
const NOBODY: Actor = { kind: 'anonymous' }

let limits: RateLimits
beforeEach(() => {
  vi.useFakeTimers()
  limits = openRateLimits({ pool: null }, true)
})
afterEach(() => {
  vi.useRealTimers()
})

/** Calls until refused; returns how often it was let in, and the refusal. */
async function useUp(name: string, actor: Actor, request: { ip: string }) {
  for (let count = 0; count < 10_000; count++) {
    try {
      await limits.take(name, actor, request)
    } catch (refusal) {
      return { count, refusal }
    }
  }
  throw new Error(`The limit ${name} never refuses.`)
}

const REFUSED = { code: 'too_many_requests' }

describe.each(['general', 'createTask', 'understand', 'checkout', 'link', 'upload'])(
  'the limit %s counts people',
  (name) => {
    test('two accounts behind one address do not share it', async () => {
      await useUp(name, account('anna'), HERE)
      await limits.take(name, account('ben'), HERE)
    })

    test('one account has it once, from however many addresses', async () => {
      await useUp(name, account('anna'), HERE)
      await expect(limits.take(name, account('anna'), ELSEWHERE)).rejects.toMatchObject(REFUSED)
    })

    test('two visitors behind one address do not share it, nor with an account of their id', async () => {
      await useUp(name, visitor('one'), HERE)
      await limits.take(name, visitor('two'), HERE)
      await limits.take(name, account('one'), HERE)
    })

    test('whoever is nobody yet is counted by the address', async () => {
      await useUp(name, NOBODY, HERE)
      await expect(limits.take(name, NOBODY, HERE)).rejects.toMatchObject(REFUSED)
      await limits.take(name, NOBODY, ELSEWHERE)
    })
  },
)

test.each([
  'login',
  'emailTicket',
  'visitor',
  'inquiry',
  'webhook',
  'watermarkOpen',
  'watermarkTry',
  'archive',
  'media',
])(
  'the limit %s counts addresses: another account or visitor does not get around it',
  async (name) => {
    await useUp(name, account('anna'), HERE)
    for (const actor of [account('ben'), visitor('one'), NOBODY]) {
      await expect(limits.take(name, actor, HERE)).rejects.toMatchObject(REFUSED)
    }
    await limits.take(name, account('anna'), ELSEWHERE)
  },
)

test('a visitor made anew for every request soon has no more than the network', async () => {
  const asked = async () => {
    for (let count = 0; count < 10_000; count++) {
      const refused = await limits.take('proof', visitor(`v${count}`), HERE).catch(() => true)
      if (refused) return count
    }
    return 10_000
  }
  expect(await asked()).toBe(5 * 90)
  await limits.take('proof', visitor('other'), ELSEWHERE)
  await limits.take('proof', account('anna'), HERE)
})

test('a household with an IPv6 network has a limit once, not once per address of its 2^64', async () => {
  await useUp('emailTicket', NOBODY, { ip: '2001:db8:1:2::1' })
  const next = limits.take('emailTicket', NOBODY, { ip: '2001:db8:1:2::2' })
  await expect(next).rejects.toMatchObject(REFUSED)
  await limits.take('emailTicket', NOBODY, { ip: '2001:db8:1:3::1' })
})

test.each([
  ['login', 60, 300],
  ['emailTicket', 30, 3_600],
  ['inquiry', 10, 3_600],
  ['createTask', 60, 60],
  ['checkout', 30, 60],
  ['watermarkOpen', 60, 3_600],
])(
  'the limit %s lets in %i within %i seconds, and the same number afterwards',
  async (name, count, seconds) => {
    const { refusal, ...first } = await useUp(name, account('anna'), HERE)
    expect(first.count).toBe(count)
    expect(refusal).toMatchObject({ ...REFUSED, details: { retry_after_seconds: seconds } })

    vi.advanceTimersByTime(seconds * 1_000 - 1)
    const almost = limits.take(name, account('anna'), HERE)
    await expect(almost).rejects.toMatchObject({ details: { retry_after_seconds: 1 } })
    vi.advanceTimersByTime(1)
    expect((await useUp(name, account('anna'), HERE)).count).toBe(count)
  },
)

test('limits do not count each other', async () => {
  await useUp('checkout', account('anna'), HERE)
  await limits.take('createTask', account('anna'), HERE)
})

test('a limit nobody defined is a mistake of ours, not a free pass', async () => {
  await expect(limits.take('genral', NOBODY, HERE)).rejects.toThrow('no rate limit called genral')
})

test('limits that are switched off let everything in', async () => {
  const off = openRateLimits({ pool: null }, false)
  for (let count = 0; count < 100; count++) await off.take('inquiry', NOBODY, HERE)
})
