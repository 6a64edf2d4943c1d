import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { newEmail } from '../../../../tests/support/email-codes.ts'
import type { CallContext } from '../../context.ts'
import { createUser } from './index.ts'
import { userOfIdentity } from './user-of-identity.ts'

const GOOGLE = 'https://accounts.google.com'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

/** A user verified by Google, whose e-mail already has an account here. */
async function find(email: string, hostedDomain?: string) {
  await createUser(backend.context, { email, password: 'correct-horse-9' })
  const context: CallContext<'public'> = {
    ...backend.context,
    actor: { kind: 'anonymous' },
    request: { id: 'test', ip: '192.0.2.1', userAgent: '', language: 'en', origin: '' },
  }
  const identity = { issuer: GOOGLE, subject: email, email, hostedDomain }
  return backend.context.db.transaction((tx) => userOfIdentity(context, tx, identity, null))
}

describe('Google opens an existing account', () => {
  test('for an address of its own mail', async () => {
    const email = newEmail().replace('example.com', 'gmail.com')
    await expect(find(email)).resolves.toMatchObject({ email })
  })

  test('for an organisation whose mail it hosts', async () => {
    const email = newEmail()
    await expect(find(email, 'example.com')).resolves.toMatchObject({ email })
  })

  test('never for an address it once saw a code come back from', async () => {
    await expect(find(newEmail())).rejects.toMatchObject({ code: 'oauth_email_taken' })
  })
})
