import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import {
  newEmail,
  register,
  requestCode,
  wrongCode,
} from '../../../../tests/support/email-codes.ts'
import { inviteTo } from '../../../../tests/support/teams.ts'
import { contract } from '../../../contract/contract.ts'
import { users } from './tables.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ env: { WELCOME_CREDITS: '40' } })
})
afterAll(() => backend.close())

const registerWith = (input: Record<string, string>) =>
  backend.call(contract.accounts.login, {
    pwd: PASSWORD,
    ...input,
    oauth_enum: 'EMAIL_REGISTERED',
  })

describe('registering with an e-mail code', () => {
  test('refuses a password that everybody uses, in whatever letters, and keeps the code', async () => {
    const email = newEmail()
    const ticket = await requestCode(backend, email)
    for (const pwd of ['password1', 'PassWord1', 'ｐａｓｓｗｏｒｄ１']) {
      const refused = registerWith({ email, ticket, pwd })
      await expect(refused).rejects.toMatchObject({ code: 'password_common' })
    }
    await expect(registerWith({ email, ticket })).resolves.toBeDefined()
  })

  test('refuses a password made of the name of the product or of the person', async () => {
    const email = 'mai-linh@example.com'
    const ticket = await requestCode(backend, email)
    for (const pwd of ['Adloom2026!', 'adloomadloom', 'Mai-Linh-99', '1mai-linh!']) {
      const refused = registerWith({ email, ticket, pwd })
      await expect(refused, pwd).rejects.toMatchObject({ code: 'password_common' })
    }
    const fine = registerWith({ email, ticket, pwd: 'adloom-makes-ads' })
    await expect(fine).resolves.toBeDefined()
  })

  test('[R4.12] [R8.06] makes the account and signs it in', async () => {
    const email = newEmail()
    const signedIn = await register(backend, email)
    expect(signedIn.user_info_resp).toEqual({ email, nick_name: email.split('@')[0] })
    const token = signedIn.access_token
    const user = await backend.call(contract.accounts.userInfo, {}, { token })
    expect(user).toMatchObject({
      email,
      roles: 'USER',
      outer_user: false,
      banana_user: false,
      is_new_user: true,
    })
  })

  test('[R3.08] gives it a team to administer, a brand, no product and the welcome credits', async () => {
    const { access_token: token } = await register(backend, newEmail())
    const place = await backend.call(contract.teams.currentContext, {}, { token })
    expect(place).toMatchObject({
      current_team: { current_user_role: 'OWNER' },
      current_brand: { name: expect.any(String) },
      current_product: null,
      new_user: true,
    })
    const { balance } = await backend.call(contract.credits.balance, {}, { token })
    expect(balance).toBe(40)
  })

  test('the password chosen opens the account afterwards, whatever the case of the e-mail', async () => {
    const email = newEmail()
    await register(backend, email)
    const again = await backend.call(contract.accounts.login, {
      email: email.toUpperCase(),
      ticket: PASSWORD,
      oauth_enum: 'EMAIL_LOGIN',
    })
    expect(again.user_info_resp.email).toBe(email)
  })

  test('[R5.03] a wrong code makes no account', async () => {
    const email = newEmail()
    const ticket = wrongCode(await requestCode(backend, email))
    await expect(registerWith({ email, ticket })).rejects.toMatchObject({
      code: 'code_invalid',
      status: 500,
    })
    const rows = await backend.context.db.select().from(users).where(eq(users.email, email))
    expect(rows).toEqual([])
  })

  test.each(['email', 'ticket', 'pwd'])(
    '[R3.07] names the field %s when it is missing',
    async (field) => {
      const whole = { email: newEmail(), ticket: '123456', pwd: PASSWORD }
      await expect(
        backend.call(contract.accounts.login, {
          ...whole,
          [field]: undefined,
          oauth_enum: 'EMAIL_REGISTERED',
        }),
      ).rejects.toMatchObject({ code: 'invalid_input', details: { field } })
    },
  )

  test.each([
    ['short', 'seven77'],
    ['long', 'x'.repeat(21)],
    ['spaced', 'two words 12'],
  ])('[R5.02] a password that is too %s is refused', async (_, pwd) => {
    await expect(registerWith({ email: newEmail(), ticket: '123456', pwd })).rejects.toMatchObject({
      code: 'invalid_input',
      details: { field: 'pwd' },
    })
  })

  test('[R3.07] an account that came to be after the code was sent is not made twice', async () => {
    const email = newEmail()
    const ticket = await requestCode(backend, email)
    await backend.context.db.insert(users).values({ email, nickName: 'first' })
    await expect(registerWith({ email, ticket })).rejects.toMatchObject({
      code: 'email_registered',
      status: 2131,
    })
  })
})

describe('[R5.04] registering by invitation', () => {
  test('puts the new user into the team that invited, as the one to work in', async () => {
    const host = await signUp(backend)
    const { code } = await inviteTo(backend, host)
    const email = newEmail()
    const ticket = await requestCode(backend, email)
    const { access_token: token } = await registerWith({ email, ticket, invite_code: code })
    const place = await backend.call(contract.teams.currentContext, {}, { token })
    expect(place.current_team).toMatchObject({ id: host.teamId, current_user_role: 'MEMBER' })
  })

  test('with a code nobody wrote makes no account, and leaves the e-mail code good', async () => {
    const email = newEmail()
    const ticket = await requestCode(backend, email)
    await expect(
      registerWith({ email, ticket, invite_code: 'nobody-wrote-this' }),
    ).rejects.toMatchObject({ code: 'invite_code_invalid', status: 500 })
    await expect(registerWith({ email, ticket })).resolves.toMatchObject({
      user_info_resp: { email },
    })
  })

  test('with an invitation to another address makes no account either', async () => {
    const { code } = await inviteTo(backend, await signUp(backend), { email: newEmail() })
    const email = newEmail()
    const ticket = await requestCode(backend, email)
    await expect(registerWith({ email, ticket, invite_code: code })).rejects.toMatchObject({
      code: 'invite_other_email',
    })
  })
})
