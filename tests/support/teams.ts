import { contract } from '../../src/contract/contract.ts'
import type { GrantedRole, TeamRole } from '../../src/contract/team-roles.ts'
import { type SignedUp, signUp } from './accounts.ts'
import type { TestBackend } from './backend.ts'

interface Wish {
  role?: GrantedRole
  email?: string | null
}

/** Invites somebody to an account's team; returns the invitation and its link's code. */
export async function inviteTo(
  backend: TestBackend,
  { token, teamId }: SignedUp,
  { role = 'MEMBER', email = null }: Wish = {},
) {
  const invitation = await backend.call(contract.teams.invite, { teamId, email, role }, { token })
  const code = new URL(invitation.link ?? '').searchParams.get('invite_code') ?? ''
  return { id: invitation.invitation_id, code, invitation }
}

export const join = (backend: TestBackend, { token }: SignedUp, code: string) =>
  backend.call(contract.teams.join, { invite_code: code }, { token })

/** A new account that has joined a team and works in it. */
export async function addColleague(
  backend: TestBackend,
  host: SignedUp,
  role: GrantedRole = 'MEMBER',
): Promise<SignedUp> {
  const colleague = await signUp(backend, { credits: 0 })
  await join(backend, colleague, (await inviteTo(backend, host, { role })).code)
  return { ...colleague, teamId: host.teamId }
}

/** A team with one person in each role. */
export async function makeTeam(backend: TestBackend): Promise<Record<TeamRole, SignedUp>> {
  const OWNER = await signUp(backend)
  return {
    OWNER,
    ADMIN: await addColleague(backend, OWNER, 'ADMIN'),
    MEMBER: await addColleague(backend, OWNER, 'MEMBER'),
    OUTER_USER: await addColleague(backend, OWNER, 'OUTER_USER'),
  }
}
