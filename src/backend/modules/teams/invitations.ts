import { and, desc, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { INVITATION_DAYS } from '../../../contract/limits.ts'
import type { GrantedRole } from '../../../contract/team-roles.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { hashToken, keyedHash } from '../../security/tokens.ts'
import { teamInvitations } from './tables.ts'

export type InvitationRow = typeof teamInvitations.$inferSelect

/**
 * The code of an invitation: 256 bits derived from its id with the installation's secret. So the link can
 * be shown again, while the database holds nothing that opens a team.
 */
const codeOf = ({ secret }: Pick<Context, 'secret'>, id: string): string =>
  keyedHash(secret, 'team-invitation', id)

/** Null if it was created under another secret. */
export function findCode(
  context: Pick<Context, 'secret'>,
  { id, codeHash }: InvitationRow,
): string | null {
  const code = codeOf(context, id)
  return hashToken(code) === codeHash ? code : null
}

const expiryOf = ({ clock }: Pick<Context, 'clock'>) => later(clock.now(), INVITATION_DAYS * DAY_MS)

const isOpen = isNull(teamInvitations.usedBy)

/** A team's open invitations, including expired ones, newest first. */
export const listInvitations = (executor: Executor, teamId: string): Promise<InvitationRow[]> =>
  executor
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.teamId, teamId), isOpen))
    .orderBy(desc(teamInvitations.id))

/** @throws AppError('not_found') */
export async function requireInvitation(
  executor: Executor,
  { teamId, invitationId }: { teamId: string; invitationId: string },
): Promise<InvitationRow> {
  const [row] = await executor
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.id, invitationId), eq(teamInvitations.teamId, teamId), isOpen))
  if (!row) throw new AppError('not_found')
  return row
}

export async function findOpenInvitation(
  executor: Executor,
  { teamId, email }: { teamId: string; email: string },
): Promise<InvitationRow | undefined> {
  const [row] = await executor
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.teamId, teamId), eq(teamInvitations.email, email), isOpen))
  return row
}

/** @throws AppError('invite_code_invalid') */
export async function requireInvitationOfCode(
  executor: Executor,
  code: string,
): Promise<InvitationRow> {
  const [row] = await executor
    .select()
    .from(teamInvitations)
    .where(eq(teamInvitations.codeHash, hashToken(code)))
  if (!row) throw new AppError('invite_code_invalid')
  return row
}

interface NewInvitation {
  id: string
  teamId: string
  email: string | null
  role: GrantedRole
  invitedBy: string
}

export async function insertInvitation(
  context: Context,
  tx: Transaction,
  invitation: NewInvitation,
): Promise<InvitationRow> {
  const [row] = await tx
    .insert(teamInvitations)
    .values({
      ...invitation,
      codeHash: hashToken(codeOf(context, invitation.id)),
      expiresAt: expiryOf(context),
      createdAt: context.clock.now(),
    })
    .returning()
  if (!row) throw new Error('The invitation was not stored.')
  return row
}

/** Restarts an invitation's validity from today, under the current secret. */
export async function extendInvitation(
  context: Context,
  tx: Transaction,
  id: string,
  change: { role?: GrantedRole } = {},
): Promise<InvitationRow> {
  const [row] = await tx
    .update(teamInvitations)
    .set({ ...change, codeHash: hashToken(codeOf(context, id)), expiresAt: expiryOf(context) })
    .where(eq(teamInvitations.id, id))
    .returning()
  if (!row) throw new AppError('not_found')
  return row
}
