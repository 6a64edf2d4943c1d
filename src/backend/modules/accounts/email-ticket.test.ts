import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { newEmail } from '../../../../tests/support/email-codes.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { RESEND_COOLDOWN_MS } from '../../../contract/limits.ts'
import { DAY_MS } from '../../clock.ts'
import { listOutbox } from '../outbox/index.ts'
import type { CodeUse } from './email-code.ts'
import { createUser } from './index.ts'

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({
    env: { EMAIL_BLOCKED_DOMAINS: 'throwaway.example, Spam.example' },
    replace: { clock },
  })
})
afterAll(() => backend.close())

const send = (email: string, use: Exclude<CodeUse, 'CONFIRM'> = 'REGISTER') =>
  backend.call(contract.accounts.emailTicket, { email, ticket_use_type: use })

async function newUser(): Promise<string> {
  const email = newEmail()
  await createUser(backend.context, { email, password: PASSWORD })
  return email
}

describe('asking for a code', () => {
  test('[R7.16] [R8.05] puts a mail into the outbox and tells when to ask again', async () => {
    const email = newEmail()
    await expect(send(email)).resolves.toEqual({ resend_after_seconds: 60 })
    const mails = await listOutbox(backend.context, { email })
    expect(mails).toMatchObject([{ to: email, template: 'register_code', sent_at: null }])
    expect(mails[0]?.text).toContain(mails[0]?.code)
  })

  test('the mail is in the language of the person who asks', async () => {
    const email = newEmail()
    await backend.app.request('http://localhost/api/v1/email/ticket?lang=ja', {
      method: 'POST',
      body: JSON.stringify({ email, ticket_use_type: 'REGISTER' }),
    })
    const [mail] = await listOutbox(backend.context, { email })
    expect(mail?.text).toContain('確認コード')
  })

  test('[R8.05] is refused for registering an e-mail that is registered', async () => {
    const email = await newUser()
    await expect(send(email)).rejects.toMatchObject({ code: 'email_registered', status: 2131 })
    await expect(listOutbox(backend.context, { email })).resolves.toEqual([])
  })

  test('[R8.05] is refused for the password of an e-mail that is not registered', async () => {
    const email = newEmail()
    await expect(send(email, 'UPDATE_PWD')).rejects.toMatchObject({
      code: 'reset_email_not_registered',
      status: 2132,
    })
    await expect(listOutbox(backend.context, { email })).resolves.toEqual([])
  })

  test.each([
    'a@throwaway.example',
    'b@mail.throwaway.example',
    'c@SPAM.example',
    'd@here.invalid',
  ])('[R8.05] is refused for an address that cannot be used: %s', async (email) => {
    await expect(send(email)).rejects.toMatchObject({ code: 'email_unusable', status: 2117 })
  })

  test.each(['no-at-sign', 'two@@signs.example', 'line\r\nBcc: x@y.example', '', 'a b@c.example'])(
    '[R5.01] is refused for what is no address: %j',
    async (email) => {
      await expect(send(email)).rejects.toMatchObject({
        code: 'invalid_input',
        details: { field: 'email' },
      })
    },
  )

  test('[R4.12] is refused within sixty seconds of the last time, and tells how long to wait', async () => {
    const email = newEmail()
    await send(email)
    clock.advance(RESEND_COOLDOWN_MS - 1_500)
    await expect(send(email)).rejects.toMatchObject({
      code: 'code_requested_too_often',
      status: 2111,
      details: { retry_after_seconds: 2 },
    })
    clock.advance(1_500)
    await expect(send(email)).resolves.toBeDefined()
  })

  test('twenty times at once sends one code', async () => {
    const email = newEmail()
    await Promise.allSettled(Array.from({ length: 20 }, () => send(email)))
    await expect(listOutbox(backend.context, { email })).resolves.toHaveLength(1)
  })

  test('[R5.14] is refused for the sixth password of a day, until the day is over', async () => {
    const email = await newUser()
    for (let time = 0; time < 5; time++) {
      await send(email, 'UPDATE_PWD')
      clock.advance(RESEND_COOLDOWN_MS)
    }
    await expect(send(email, 'UPDATE_PWD')).rejects.toMatchObject({
      code: 'reset_limit_reached',
      status: 2112,
    })
    clock.advance(DAY_MS)
    await expect(send(email, 'UPDATE_PWD')).resolves.toBeDefined()
  })

  test('does not fill the mailbox of a stranger: twenty codes for registering a day', async () => {
    const email = newEmail()
    for (let time = 0; time < 20; time++) {
      await send(email)
      clock.advance(RESEND_COOLDOWN_MS)
    }
    await expect(send(email)).rejects.toMatchObject({ code: 'code_requested_too_often' })
  })
})
