import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { DAY_MS, MINUTE_MS } from '../../clock.ts'
import { sessions, users } from './tables.ts'

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({
    env: { SESSION_DAYS: '30', SESSION_IDLE_DAYS: '14' },
    replace: { clock },
  })
})
afterAll(() => backend.close())

const whoAmI = (token: string) => backend.call(contract.accounts.userInfo, {}, { token })
const listSessions = (token: string) => backend.call(contract.accounts.sessions, {}, { token })

const signIn = (email: string) =>
  backend.call(contract.accounts.login, { email, ticket: PASSWORD, oauth_enum: 'EMAIL_LOGIN' })

describe('a session', () => {
  test('[D3.20] is stored without the secret that opens it', async () => {
    const { userId, token } = await signUp(backend)
    const rows = await backend.context.db.select().from(sessions).where(eq(sessions.userId, userId))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('[D3.20] has a public id that opens nothing', async () => {
    const { email } = await signUp(backend)
    const { session_id: publicId } = await signIn(email)
    await expect(whoAmI(publicId)).rejects.toMatchObject({ code: 'not_signed_in', status: 1005 })
  })

  test('[R4.15] ends thirty days after the sign-in, however much it is used', async () => {
    const { token } = await signUp(backend)
    for (let days = 0; days < 30; days += 10) {
      await expect(whoAmI(token)).resolves.toBeDefined()
      clock.advance(10 * DAY_MS)
    }
    await expect(whoAmI(token)).rejects.toMatchObject({ code: 'session_expired', status: 4001 })
  })

  test('[R4.15] ends after fourteen days without use', async () => {
    const { token } = await signUp(backend)
    clock.advance(14 * DAY_MS - 1)
    await expect(whoAmI(token)).resolves.toBeDefined()
    clock.advance(14 * DAY_MS)
    await expect(whoAmI(token)).rejects.toMatchObject({ code: 'session_expired', status: 4001 })
  })

  test('notes its last use at most once a minute', async () => {
    const { token } = await signUp(backend)
    const lastSeen = async () => (await listSessions(token)).sessions[0]?.last_seen_at
    const first = await lastSeen()
    clock.advance(MINUTE_MS - 1)
    expect(await lastSeen()).toBe(first)
    clock.advance(2)
    expect(await lastSeen()).toBe(clock.now().toISOString())
  })

  test('[R4.14] [R4.15] is over after the log-out, and only that one', async () => {
    const { email, token } = await signUp(backend)
    const { access_token: other } = await signIn(email)
    await backend.call(contract.accounts.logout, {}, { token })
    await expect(whoAmI(token)).rejects.toMatchObject({ code: 'session_revoked', status: 4002 })
    await expect(whoAmI(other)).resolves.toMatchObject({ email })
  })

  test('[R4.15] is over when its user is gone', async () => {
    const { userId, token } = await signUp(backend)
    await backend.context.db.delete(users).where(eq(users.id, userId))
    await expect(whoAmI(token)).rejects.toMatchObject({ code: 'not_signed_in', status: 1005 })
  })

  test('is a new one at every sign-in', async () => {
    const { email, token } = await signUp(backend)
    const { access_token: other } = await signIn(email)
    expect(other).not.toBe(token)
  })

  test('ends when who holds it signs in anew, and no other does', async () => {
    const { email, token } = await signUp(backend)
    const elsewhere = await signIn(email)
    const form = { email, ticket: PASSWORD, oauth_enum: 'EMAIL_LOGIN' as const }
    const anew = await backend.call(contract.accounts.login, form, { token })
    await expect(whoAmI(token)).rejects.toMatchObject({ code: 'session_revoked' })
    await expect(whoAmI(anew.access_token)).resolves.toBeDefined()
    await expect(whoAmI(elsewhere.access_token)).resolves.toBeDefined()
  })
})

describe('the list of sessions', () => {
  test('shows those of the user that can still be used, and which of them asks', async () => {
    const { email, token } = await signUp(backend)
    const ended = await signIn(email)
    const other = await signIn(email)
    await backend.call(contract.accounts.logout, {}, { token: ended.access_token })
    const { sessions: mine } = await listSessions(token)
    expect(mine).toHaveLength(2)
    expect(mine.filter((row) => row.is_current)).toHaveLength(1)
    expect(mine.find((row) => !row.is_current)?.session_id).toBe(other.session_id)
  })

  test('lets the user end another one', async () => {
    const { email, token } = await signUp(backend)
    const other = await signIn(email)
    const input = { sessionId: other.session_id }
    await backend.call(contract.accounts.revokeSession, input, { token })
    await expect(whoAmI(other.access_token)).rejects.toMatchObject({ code: 'session_revoked' })
    await expect(
      backend.call(contract.accounts.revokeSession, input, { token }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test("somebody else's session is not found, and goes on", async () => {
    const owner = await signUp(backend)
    const stranger = await signUp(backend)
    const [row] = (await listSessions(owner.token)).sessions
    await expect(
      backend.call(
        contract.accounts.revokeSession,
        { sessionId: row?.session_id ?? '' },
        { token: stranger.token },
      ),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(whoAmI(owner.token)).resolves.toBeDefined()
  })
})
