import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { createAccount } from '../../src/backend/modules/accounts/create-account.ts'
import { startSession } from '../../src/backend/modules/accounts/start-session.ts'
import { grantOperator } from '../../src/backend/modules/admin/grant-operator.ts'
import { findSelectedTeamId } from '../../src/backend/modules/teams/selected-team.ts'
import type { TestBackend } from './backend.ts'

export const PASSWORD = 'correct-horse-9'

/** A hash records its own cost, so a cheap one opens the account in a thousandth of the time. */
const CHEAP_HASH = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

export interface SignedUp {
  email: string
  token: string
  userId: string
  teamId: string
}

/**
 * A new account with `PASSWORD`, signed in. The product's own functions write account and session,
 * without the requests, the costly hash, and the mail of a real sign-up.
 */
export function signUp(backend: TestBackend, { credits = 1_000 } = {}): Promise<SignedUp> {
  const { context } = backend
  const email = `user-${randomUUID()}@example.com`
  const request = {
    id: randomUUID(),
    ip: '127.0.0.1',
    userAgent: '',
    language: context.env.DEFAULT_LANGUAGE,
    origin: 'http://localhost',
  }
  return context.db.transaction(async (tx) => {
    const user = await createAccount(context, tx, {
      email,
      passwordHash: CHEAP_HASH,
      language: context.env.DEFAULT_LANGUAGE,
      credits,
    })
    const actor = { kind: 'anonymous' } as const
    const session = await startSession({ ...context, actor, request }, tx, user)
    const teamId = await findSelectedTeamId(tx, user.id)
    if (!teamId) throw new Error('A new account has a team.')
    return { email, token: session.access_token, userId: user.id, teamId }
  })
}

/** A new operator's account, signed in. */
export async function signUpOperator(backend: TestBackend): Promise<SignedUp> {
  const account = await signUp(backend)
  await grantOperator(backend.context, { email: account.email, isOperator: true })
  return account
}
