import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { newEmail, requestCode } from '../../../../tests/support/email-codes.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import { contract } from '../../../contract/contract.ts'
import { DAY_MS, MINUTE_MS } from '../../clock.ts'
import { listOutbox } from '../outbox/index.ts'
import { sweepAccounts } from './sweep-accounts.ts'

const { accounts } = contract
const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({
    // Endpoint rate limits use the real clock; only our own throttle is tested here.
    env: { RATE_LIMITS: 'true', PASSWORD_RULES: 'long' },
    replace: { clock, rateLimits: { take: async () => undefined } },
  })
})
afterAll(() => backend.close())

let lastNetwork = 0
/** A fresh IP address without earlier requests. */
const newIp = () => `198.18.${Math.floor(++lastNetwork / 250)}.${lastNetwork % 250}`

const login = (email: string, ticket: string, ip = newIp()) =>
  backend.call(accounts.login, { email, ticket, oauth_enum: 'EMAIL_LOGIN' }, { ip })

const refusalOf = async (email: string, ticket: string, ip?: string) => {
  const error = await login(email, ticket, ip).catch((failure: unknown) => failure)
  return isAppError(error) ? error : new AppError('internal')
}

/** Guesses from a new network each time and waits as told; returns the waits. */
async function guess(email: string, times: number): Promise<number[]> {
  const waits: number[] = []
  for (let right = 0; right < times; ) {
    const { code, details } = await refusalOf(email, 'not-the-one')
    if (code === 'login_failed') right++
    else {
      const seconds = Number(details.retry_after_seconds)
      waits.push(seconds)
      clock.advance(seconds * 1000)
    }
  }
  return waits
}

const warningsTo = async (email: string) =>
  (await listOutbox(backend.context, { email })).filter(
    ({ template }) => template === 'wrong_passwords',
  )

describe('guessing at one account from many networks', () => {
  test('is free ten times in an hour; then each guess waits longer, five minutes at most', async () => {
    const { email } = await signUp(backend)
    expect(await guess(email, 17)).toEqual([15, 30, 60, 120, 240, 300, 300])
    clock.advance(60 * MINUTE_MS)
    expect(await guess(email, 10)).toEqual([])
  })

  test('is told to the owner by mail, once a day', async () => {
    const { email } = await signUp(backend)
    await guess(email, 9)
    expect(await warningsTo(email)).toHaveLength(0)
    await guess(email, 4)
    expect(await warningsTo(email)).toHaveLength(1)
    clock.advance(DAY_MS)
    await sweepAccounts(backend.context)
    await guess(email, 10)
    expect(await warningsTo(email)).toHaveLength(2)
  })

  test('holds up nobody who signs in from where they did before', async () => {
    const { email } = await signUp(backend)
    const home = newIp()
    await login(email, PASSWORD, home)
    await guess(email, 12)
    expect((await refusalOf(email, PASSWORD)).code).toBe('too_many_requests')
    await expect(login(email, PASSWORD, home)).resolves.toBeDefined()
  })

  test('holds up nobody who sets a new password with a code by mail', async () => {
    const { email } = await signUp(backend)
    await guess(email, 12)
    const ticket = await requestCode(backend, email, 'UPDATE_PWD')
    const pwd = 'four words are enough'
    await backend.call(accounts.forgotPassword, { email, pwd, ticket })
    await expect(login(email, pwd)).resolves.toBeDefined()
  })

  test('fifty at once come through ten times', async () => {
    const { email } = await signUp(backend)
    const codes = await Promise.all(
      Array.from({ length: 50 }, async () => (await refusalOf(email, 'not-the-one')).code),
    )
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(10)
  })
})

test('a network learns of forty addresses an hour whether they are registered, of a thousand in a day', async () => {
  const ip = newIp()
  const { email } = await signUp(backend)
  const ask = (address: string, from = ip) =>
    backend
      .call(accounts.emailTicket, { email: address, ticket_use_type: 'UPDATE_PWD' }, { ip: from })
      .then(
        () => 'sent',
        (error) => (isAppError(error) ? error.code : 'internal'),
      )
  for (let asked = 0; asked < 38; asked++) {
    expect(await ask(newEmail())).toBe('reset_email_not_registered')
  }
  // A wrong password reveals as much as a lookup; a right one reveals nothing new to the owner.
  expect((await refusalOf(email, 'not-the-one', ip)).code).toBe('login_failed')
  expect((await refusalOf(newEmail(), PASSWORD, ip)).code).toBe('email_not_registered')
  expect(await ask(newEmail())).toBe('too_many_requests')
  expect(await refusalOf(email, 'not-the-one', ip)).toMatchObject({
    code: 'too_many_requests',
    details: { retry_after_seconds: 3_600 },
  })
  await expect(login(email, PASSWORD, ip)).resolves.toBeDefined()
  expect(await ask(newEmail(), newIp())).toBe('reset_email_not_registered')
  clock.advance(60 * MINUTE_MS)
  expect(await ask(newEmail())).toBe('reset_email_not_registered')
  const hoursOfThousand = 1_000 / 40
  expect(hoursOfThousand).toBeGreaterThan(24)
})

test('PASSWORD_RULES=long takes spaces and 128 characters; no more, and fewer than eight never', async () => {
  const { email } = await signUp(backend)
  const reset = async (pwd: string) => {
    clock.advance(MINUTE_MS)
    const ticket = await requestCode(backend, email, 'UPDATE_PWD')
    return backend.call(accounts.forgotPassword, { email, pwd, ticket }).then(
      () => 'done',
      (error) => (isAppError(error) ? error.code : 'internal'),
    )
  }
  expect(await reset(`a long one ${'x'.repeat(117)}`)).toBe('done')
  expect(await reset('x'.repeat(129))).toBe('invalid_input')
  expect(await reset('a short')).toBe('invalid_input')
})
