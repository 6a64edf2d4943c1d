import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { newEmail, requestCode, wrongCode } from '../../../../tests/support/email-codes.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { CODE_ATTEMPTS_MAX, CODE_LIFETIME_MS } from '../../../contract/limits.ts'
import { findRightCode, spendCode } from './email-code.ts'
import { createUser } from './index.ts'
import { emailCodes, users } from './tables.ts'

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ replace: { clock } })
})
afterAll(() => backend.close())

const check = (email: string, ticket: string) =>
  backend.call(contract.accounts.checkTicket, { email, ticket, ticket_use_type: 'REGISTER' })

const isGood = (email: string, ticket: string) =>
  check(email, ticket).then(
    () => true,
    () => false,
  )

const isRefused = expect.objectContaining({ code: 'code_invalid' })

describe('[R5.03] an e-mail code', () => {
  test('is six digits, stored as a hash that does not repeat from code to code', async () => {
    const email = newEmail()
    const code = await requestCode(backend, email)
    expect(code).toMatch(/^\d{6}$/)
    const [row] = await backend.context.db
      .select()
      .from(emailCodes)
      .where(eq(emailCodes.email, email))
    expect(row?.codeHash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('can be looked at again and again without being used up', async () => {
    const email = newEmail()
    const code = await requestCode(backend, email)
    for (let time = 0; time < CODE_ATTEMPTS_MAX + 2; time++) {
      await expect(check(email, code)).resolves.toEqual({ valid: true })
    }
  })

  test('is good until ten minutes have passed', async () => {
    const email = newEmail()
    const code = await requestCode(backend, email)
    clock.advance(CODE_LIFETIME_MS - 1)
    await expect(check(email, code)).resolves.toEqual({ valid: true })
    clock.advance(1)
    await expect(check(email, code)).rejects.toEqual(isRefused)
  })

  test('gives way to a newer one', async () => {
    const email = newEmail()
    const first = await requestCode(backend, email)
    clock.advance(60_000)
    const second = await requestCode(backend, email)
    await expect(check(email, second)).resolves.toEqual({ valid: true })
    // One time in a million the two codes are equal.
    if (first !== second) await expect(check(email, first)).rejects.toEqual(isRefused)
  })

  test('for registering does not reset a password', async () => {
    const email = newEmail()
    const code = await requestCode(backend, email)
    await createUser(backend.context, { email, password: PASSWORD })
    await expect(
      backend.call(contract.accounts.forgotPassword, { email, pwd: PASSWORD, ticket: code }),
    ).rejects.toEqual(isRefused)
  })

  test('is lost after five wrong tries, however the right ones fall between them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 12 }), async (tries) => {
        const email = newEmail()
        const code = await requestCode(backend, email)
        const answers: boolean[] = []
        for (const isRight of tries) {
          answers.push(await isGood(email, isRight ? code : wrongCode(code)))
        }
        const wrongBefore = (index: number) =>
          tries.slice(0, index).filter((right) => !right).length
        expect(answers).toEqual(
          tries.map((isRight, index) => isRight && wrongBefore(index) < CODE_ATTEMPTS_MAX),
        )
      }),
      { numRuns: 25 },
    )
  })

  test('guessed a hundred times at once is tried five times at most', {
    tags: ['postgres'],
  }, async () => {
    const email = newEmail()
    const code = await requestCode(backend, email)
    await Promise.allSettled(Array.from({ length: 100 }, () => check(email, wrongCode(code))))
    const [row] = await backend.context.db
      .select()
      .from(emailCodes)
      .where(and(eq(emailCodes.email, email), eq(emailCodes.use, 'REGISTER')))
    expect(row?.attempts).toBe(CODE_ATTEMPTS_MAX)
    await expect(check(email, code)).rejects.toEqual(isRefused)
  })

  test('used two hundred times at once makes exactly one account', {
    tags: ['postgres'],
  }, async () => {
    const email = newEmail()
    const ticket = await requestCode(backend, email)
    const tries = await Promise.allSettled(
      Array.from({ length: 200 }, () =>
        backend.call(contract.accounts.login, {
          email,
          ticket,
          pwd: PASSWORD,
          oauth_enum: 'EMAIL_REGISTERED',
        }),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const made = await backend.context.db.select().from(users).where(eq(users.email, email))
    expect(made).toHaveLength(1)
  })

  test('that two hundred have found right is spent by exactly one', {
    tags: ['postgres'],
  }, async () => {
    const email = newEmail()
    const code = await requestCode(backend, email)
    const right = await findRightCode(backend.context, email, 'REGISTER', code)
    const spends = await Promise.allSettled(
      Array.from({ length: 200 }, () =>
        backend.context.db.transaction((tx) => spendCode(backend.context, tx, right)),
      ),
    )
    expect(spends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
