import { and, eq, max } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { later } from '../../clock.ts'
import type { CallContext, Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { announceMembership } from './membership-topic.ts'
import { teamMembers } from './tables.ts'

type Select = typeof contract.teams.select

/** A timestamp after all of a user's selections, so that two within a millisecond are ordered. */
export async function nextSelection(
  { clock }: Pick<Context, 'clock'>,
  executor: Executor,
  userId: string,
): Promise<Date> {
  const [last] = await executor
    .select({ at: max(teamMembers.selectedAt) })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId))
  const now = clock.now()
  return last?.at && last.at >= now ? later(last.at, 1) : now
}

/** Switches the user to another of their teams, on every device. */
export async function selectTeam(
  context: CallContext<'user'>,
  { team_id: teamId }: ParsedInputOf<Select>,
): Promise<OutputOf<Select>> {
  const { db, actor } = context
  const { userId } = actor
  await db.transaction(async (tx) => {
    const selectedAt = await nextSelection(context, tx, userId)
    const selected = await tx
      .update(teamMembers)
      .set({ selectedAt })
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
      .returning({ teamId: teamMembers.teamId })
    if (selected.length === 0) throw new AppError('not_found')
    await announceMembership(context, tx, userId)
  })
  return { done: true }
}
