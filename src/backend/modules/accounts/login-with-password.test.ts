import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { newEmail } from '../../../../tests/support/email-codes.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { MINUTE_MS } from '../../clock.ts'
import { createUser } from './index.ts'
import { users } from './tables.ts'

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ replace: { clock } })
})
afterAll(() => backend.close())

async function newUser(): Promise<string> {
  const email = newEmail()
  await createUser(backend.context, { email, password: PASSWORD })
  return email
}

/** An account with a cheap password hash, for tests that do not depend on its cost. */
const signedUp = async () => (await signUp(backend)).email

const login = (email: string, ticket: string, ip = '192.0.2.1') =>
  backend.call(contract.accounts.login, { email, ticket, oauth_enum: 'EMAIL_LOGIN' }, { ip })

const isWrong = expect.objectContaining({ code: 'login_failed', status: 500 })
const isThrottled = expect.objectContaining({ code: 'too_many_requests' })

async function failTimes(times: number, email: string, ip?: string) {
  for (let time = 0; time < times; time++) {
    await expect(login(email, 'not-the-one', ip)).rejects.toEqual(isWrong)
  }
}

describe('[R7.15] [R8.04] signing in with a password', () => {
  test('answers a token of 256 bits and who signed in', async () => {
    const email = await newUser()
    const answer = await login(email, PASSWORD)
    expect(Buffer.from(answer.access_token, 'base64url')).toHaveLength(32)
    expect(answer.user_info_resp).toEqual({ email, nick_name: email.split('@')[0] })
  })

  test('answers 500 for a wrong password', async () => {
    await failTimes(1, await newUser())
  })

  test('answers 2101 for an e-mail nobody registered', async () => {
    await expect(login(newEmail(), PASSWORD)).rejects.toMatchObject({
      code: 'email_not_registered',
      status: 2101,
    })
  })

  test('tells no more of an account without a password than of a wrong password', async () => {
    const email = newEmail()
    await backend.context.db.insert(users).values({ email, nickName: 'no password' })
    await failTimes(1, email)
  })

  test.each(['email', 'ticket'])('names the field %s when it is missing', async (field) => {
    await expect(
      backend.call(contract.accounts.login, {
        email: newEmail(),
        ticket: PASSWORD,
        [field]: undefined,
        oauth_enum: 'EMAIL_LOGIN',
      }),
    ).rejects.toMatchObject({ code: 'invalid_input', details: { field } })
  })

  test('takes the same letters in another form of Unicode', async () => {
    const email = newEmail()
    await createUser(backend.context, { email, password: 'caf\u00e9-ol\u00e9' })
    await expect(login(email, 'cafe\u0301-ole\u0301')).resolves.toBeDefined()
  })

  test('stores argon2id with 64 MiB and three rounds', async () => {
    const email = await newUser()
    const [user] = await backend.context.db.select().from(users).where(eq(users.email, email))
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  })

  test('works as long for an unknown e-mail as for a wrong password', async () => {
    const known = await newUser()
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 9; round++) {
      for (const kind of ['known', 'unknown'] as const) {
        const startedAt = performance.now()
        const email = kind === 'known' ? known : newEmail()
        await login(email, 'not-the-one', `198.51.100.${round}`).catch(() => undefined)
        took[kind].push(performance.now() - startedAt)
      }
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[4] ?? 0
    // A path that skipped the hash would answer in a twentieth of the time.
    const ratio = median(took.unknown) / median(took.known)
    expect(ratio).toBeGreaterThan(0.3)
    expect(ratio).toBeLessThan(3)
  })
})

describe('guessing passwords', () => {
  test('stops after five wrong tries, for the right one too, and tells how long', async () => {
    const email = await signedUp()
    await failTimes(5, email)
    await expect(login(email, PASSWORD)).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retry_after_seconds: 900 },
    })
  })

  test('may go on after fifteen minutes', async () => {
    const email = await signedUp()
    await failTimes(5, email)
    clock.advance(15 * MINUTE_MS)
    await expect(login(email, PASSWORD)).resolves.toBeDefined()
  })

  test('does not lock the owner out who comes from elsewhere, and gains no tries by it', async () => {
    const email = await signedUp()
    await failTimes(5, email, '203.0.113.7')
    await expect(login(email, PASSWORD, '203.0.113.8')).resolves.toBeDefined()
    await expect(login(email, PASSWORD, '203.0.113.7')).rejects.toEqual(isThrottled)
  })

  test('from another address of the same IPv6 network counts together', async () => {
    const email = await signedUp()
    await failTimes(3, email, '2001:db8:1:2::1')
    await failTimes(2, email, '2001:db8:1:2:aaaa::9')
    await expect(login(email, PASSWORD, '2001:db8:1:2::3')).rejects.toEqual(isThrottled)
  })

  test('is counted afresh after the right password', async () => {
    const email = await signedUp()
    for (let round = 0; round < 2; round++) {
      await failTimes(4, email)
      await login(email, PASSWORD)
    }
  })

  test('is counted for e-mails nobody registered too', async () => {
    const email = newEmail()
    for (let time = 0; time < 5; time++) {
      await expect(login(email, PASSWORD)).rejects.toMatchObject({ code: 'email_not_registered' })
    }
    await expect(login(email, PASSWORD)).rejects.toEqual(isThrottled)
  })

  test('fifty times at once gets five answers', async () => {
    const email = await signedUp()
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, time) => login(email, `guess-number-${time}`)),
    )
    const reasons = answers.map((answer) =>
      answer.status === 'rejected' ? answer.reason.code : '',
    )
    expect(reasons.filter((code) => code === 'login_failed')).toHaveLength(5)
    expect(reasons.filter((code) => code === 'too_many_requests')).toHaveLength(45)
  })

  test('ten right passwords at once are no guessing', async () => {
    const email = await signedUp()
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, PASSWORD)))
    expect(new Set(answers.map((answer) => answer.access_token)).size).toBe(10)
  })
})
