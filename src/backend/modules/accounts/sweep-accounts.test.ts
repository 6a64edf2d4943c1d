import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { newEmail, requestCode } from '../../../../tests/support/email-codes.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { DAY_MS, later } from '../../clock.ts'
import { sweepAccounts } from './sweep-accounts.ts'
import { emailCodes, loginFailures, oauthFlows, sessions, spentIdentityTokens } from './tables.ts'

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ replace: { clock } })
})
afterAll(() => backend.close())

const tables = { emailCodes, loginFailures, oauthFlows, sessions, spentIdentityTokens }

async function countRows() {
  const counts = Object.entries(tables).map(
    async ([name, table]) => [name, await backend.context.db.$count(table)] as const,
  )
  return Object.fromEntries(await Promise.all(counts))
}

/** One row of everything that is swept. */
async function leaveTraces() {
  const { email } = await signUp(backend)
  await requestCode(backend, newEmail())
  await backend
    .call(contract.accounts.login, { email, ticket: 'wrong-one-1', oauth_enum: 'EMAIL_LOGIN' })
    .catch(() => undefined)
  const expiresAt = later(clock.now(), DAY_MS / 24)
  await backend.context.db.insert(spentIdentityTokens).values({ tokenHash: email, expiresAt })
  await backend.context.db.insert(oauthFlows).values({
    state: 's',
    nonce: 'n',
    codeVerifier: 'v',
    redirectUri: 'http://localhost/',
    expiresAt,
  })
}

describe('sweeping the accounts', () => {
  test('leaves what still counts and forgets it when it does not', async () => {
    await leaveTraces()
    const all = Object.fromEntries(Object.keys(tables).map((name) => [name, 1]))
    await sweepAccounts(backend.context)
    expect(await countRows()).toEqual(all)

    clock.advance(2 * DAY_MS + 1)
    await sweepAccounts(backend.context)
    expect(await countRows()).toEqual({
      emailCodes: 0,
      loginFailures: 0,
      oauthFlows: 0,
      spentIdentityTokens: 0,
      sessions: 1,
    })

    clock.advance(120 * DAY_MS)
    await sweepAccounts(backend.context)
    expect(await backend.context.db.$count(sessions)).toBe(0)
  })
})
