import { and, count, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { TEAMS_OWNED_MAX } from '../../../contract/limits.ts'
import type { CallContext, Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { insertBrand } from '../brands/index.ts'
import { announceMembership } from './membership-topic.ts'
import { nextSelection } from './select-team.ts'
import { teamMembers, teams } from './tables.ts'

type Create = typeof contract.teams.create

/** Creates a team with its owner and first brand. Returns the team's id. */
export async function insertTeam(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { userId, name, selectedAt }: { userId: string; name: string; selectedAt: Date },
): Promise<string> {
  const createdAt = clock.now()
  const [team] = await tx.insert(teams).values({ name, createdAt }).returning({ id: teams.id })
  if (!team) throw new Error('The team was not stored.')
  await tx
    .insert(teamMembers)
    .values({ teamId: team.id, userId, role: 'OWNER', selectedAt, createdAt })
  await insertBrand(tx, { teamId: team.id, name, createdAt })
  return team.id
}

/**
 * Creates an additional team of the user. It starts without credits: welcome credits are granted only once.
 * @throws AppError('teams_limit_reached')
 */
export async function createTeam(
  context: CallContext<'user'>,
  { name }: ParsedInputOf<Create>,
): Promise<OutputOf<Create>> {
  const { db, actor } = context
  const { userId } = actor
  const team_id = await db.transaction(async (tx) => {
    const [owned] = await tx
      .select({ count: count() })
      .from(teamMembers)
      .where(and(eq(teamMembers.userId, userId), eq(teamMembers.role, 'OWNER')))
    if ((owned?.count ?? 0) >= TEAMS_OWNED_MAX) throw new AppError('teams_limit_reached')
    const selectedAt = await nextSelection(context, tx, userId)
    const id = await insertTeam(context, tx, { userId, name, selectedAt })
    await announceMembership(context, tx, userId)
    return id
  })
  return { team_id }
}
