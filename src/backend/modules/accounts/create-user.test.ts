import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { newEmail } from '../../../../tests/support/email-codes.ts'
import { contract } from '../../../contract/contract.ts'
import { runCommand } from '../../operator/run-command.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ env: { WELCOME_CREDITS: '25' } })
})
afterAll(() => backend.close())

/** Like `npm run admin -- user create`. */
const command = (input: object) => runCommand(backend.context, 'user.create', input)

async function balanceOf(email: string): Promise<number> {
  const { access_token: token } = await backend.call(contract.accounts.login, {
    email,
    ticket: PASSWORD,
    oauth_enum: 'EMAIL_LOGIN',
  })
  return (await backend.call(contract.credits.balance, {}, { token })).balance
}

describe('an account the operator makes', () => {
  test.each([
    ['the welcome credits', undefined, 25],
    ['the credits the operator names', 300, 300],
    ['no credits when the operator says none', 0, 0],
  ])('can sign in and has %s', async (_, credits, expected) => {
    const email = newEmail()
    await command({ email, password: PASSWORD, credits })
    expect(await balanceOf(email)).toBe(expected)
  })

  test('is refused when the e-mail is registered, in whatever case', async () => {
    const email = newEmail()
    await command({ email, password: PASSWORD })
    await expect(command({ email: email.toUpperCase(), password: PASSWORD })).rejects.toMatchObject(
      {
        code: 'email_registered',
      },
    )
  })

  test.each([
    ['an address that is none', { email: 'somebody', password: PASSWORD }],
    ['a short password', { email: 'a@b.example', password: 'short' }],
    ['a negative number of credits', { email: 'a@b.example', password: PASSWORD, credits: -1 }],
  ])('is refused with %s', async (_, input) => {
    await expect(command(input)).rejects.toMatchObject({ code: 'invalid_input' })
  })
})
