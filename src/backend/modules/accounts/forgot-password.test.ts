import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { newEmail, requestCode, wrongCode } from '../../../../tests/support/email-codes.ts'
import { contract } from '../../../contract/contract.ts'
import { identities, users } from './tables.ts'

const NEW_PASSWORD = 'another-one-7'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

const reset = (email: string, ticket: string, pwd = NEW_PASSWORD) =>
  backend.call(contract.accounts.forgotPassword, { email, ticket, pwd })

const login = (email: string, ticket: string) =>
  backend.call(contract.accounts.login, { email, ticket, oauth_enum: 'EMAIL_LOGIN' })

describe('[R7.17] [R8.07] setting a new password', () => {
  test('[R4.12] makes the new one valid and the old one invalid', async () => {
    const { email } = await signUp(backend)
    await expect(reset(email, await requestCode(backend, email, 'UPDATE_PWD'))).resolves.toEqual({
      done: true,
    })
    await expect(login(email, NEW_PASSWORD)).resolves.toBeDefined()
    await expect(login(email, PASSWORD)).rejects.toMatchObject({ code: 'login_failed' })
  })

  test('refuses one that everybody uses, and keeps the old one', async () => {
    const { email } = await signUp(backend)
    const code = await requestCode(backend, email, 'UPDATE_PWD')
    await expect(reset(email, code, 'qwertyuiop')).rejects.toMatchObject({
      code: 'password_common',
    })
    await expect(login(email, PASSWORD)).resolves.toBeDefined()
  })

  test('ends every session of the account', async () => {
    const { email, token } = await signUp(backend)
    const { access_token: other } = await login(email, PASSWORD)
    await reset(email, await requestCode(backend, email, 'UPDATE_PWD'))
    for (const old of [token, other]) {
      await expect(
        backend.call(contract.accounts.userInfo, {}, { token: old }),
      ).rejects.toMatchObject({ code: 'session_revoked', status: 4002 })
    }
  })

  test('cuts the links to identity providers: the mailbox alone decides', async () => {
    const { email, userId } = await signUp(backend)
    await backend.context.db
      .insert(identities)
      .values({ userId, issuer: 'https://issuer.example', subject: userId })
    await reset(email, await requestCode(backend, email, 'UPDATE_PWD'))
    const left = await backend.context.db
      .select()
      .from(identities)
      .where(eq(identities.userId, userId))
    expect(left).toEqual([])
  })

  test('lets the owner in who had guessed five times before', async () => {
    const { email } = await signUp(backend)
    for (let time = 0; time < 5; time++) await login(email, 'not-the-one').catch(() => undefined)
    await reset(email, await requestCode(backend, email, 'UPDATE_PWD'))
    await expect(login(email, NEW_PASSWORD)).resolves.toBeDefined()
  })

  test('with a wrong code answers 500 and changes nothing', async () => {
    const { email } = await signUp(backend)
    const code = await requestCode(backend, email, 'UPDATE_PWD')
    await expect(reset(email, wrongCode(code))).rejects.toMatchObject({
      code: 'code_invalid',
      status: 500,
    })
    await expect(login(email, PASSWORD)).resolves.toBeDefined()
  })

  test('for an e-mail nobody registered answers like a wrong code', async () => {
    await expect(reset(newEmail(), '123456')).rejects.toMatchObject({ code: 'code_invalid' })
  })

  test('for an account deleted meanwhile answers like a wrong code', async () => {
    const { email, userId } = await signUp(backend)
    const code = await requestCode(backend, email, 'UPDATE_PWD')
    await backend.context.db.delete(users).where(eq(users.id, userId))
    await expect(reset(email, code)).rejects.toMatchObject({ code: 'code_invalid' })
  })

  test('fifty times at once with one code sets one of the passwords', async () => {
    const { email } = await signUp(backend)
    const code = await requestCode(backend, email, 'UPDATE_PWD')
    const passwords = Array.from({ length: 50 }, (_, time) => `chosen-at-once-${time}`)
    const tries = await Promise.allSettled(passwords.map((pwd) => reset(email, code, pwd)))
    const winner = tries.findIndex(({ status }) => status === 'fulfilled')
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(login(email, passwords[winner] ?? '')).resolves.toBeDefined()
  })
})
