import { randomUUID } from 'node:crypto'
import { createUser } from '../../src/backend/modules/accounts/index.ts'
import { contract } from '../../src/contract/contract.ts'
import type { TestBackend } from './backend.ts'

export const PASSWORD = 'correct-horse-9'

export interface SignedUp {
  email: string
  token: string
  userId: string
  teamId: string
}

/** A new account of its own, signed in. */
export async function signUp(backend: TestBackend, { credits = 1_000 } = {}): Promise<SignedUp> {
  const email = `user-${randomUUID()}@example.com`
  await createUser(backend.context, { email, password: PASSWORD, credits })
  const { access_token: token } = await backend.call(contract.accounts.login, {
    email,
    ticket: PASSWORD,
    oauth_enum: 'EMAIL_LOGIN',
  })
  const user = await backend.call(contract.accounts.userInfo, {}, { token })
  const { current_team } = await backend.call(contract.teams.currentContext, {}, { token })
  if (!current_team) throw new Error('A new account has a team.')
  return { email, token, userId: user.uid, teamId: current_team.id }
}
