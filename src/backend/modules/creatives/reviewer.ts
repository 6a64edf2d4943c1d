import type { Actor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { findNames } from '../accounts/index.ts'
import { findRole } from '../teams/index.ts'

/** The author of a review: an account or a visitor. */
interface Reviewer {
  userId: string | null
  visitorId: string | null
  author: string
  /** Whether they're a member of the creatives' team. */
  isTeam: boolean
}

/** A member's name in the team; null for guests, who give their own. */
export async function findColleagueName(
  executor: Executor,
  { actor, teamId }: { actor: Actor; teamId: string },
): Promise<string | null> {
  if (actor.kind !== 'user') return null
  const { userId } = actor
  if (!(await findRole(executor, { teamId, userId }))) return null
  return (await findNames(executor, [userId])).get(userId) ?? ''
}

export async function reviewerOf(
  executor: Executor,
  { actor, teamId, name }: { actor: Actor; teamId: string; name: string },
): Promise<Reviewer> {
  const teamName = await findColleagueName(executor, { actor, teamId })
  return {
    userId: actor.kind === 'user' ? actor.userId : null,
    visitorId: actor.kind === 'visitor' ? actor.visitorId : null,
    author: teamName ?? name,
    isTeam: teamName !== null,
  }
}

/** Whether the caller wrote it. */
export const isBy = (
  actor: Actor,
  { userId, visitorId }: Pick<Reviewer, 'userId' | 'visitorId'>,
): boolean =>
  (actor.kind === 'user' && actor.userId === userId) ||
  (actor.kind === 'visitor' && actor.visitorId === visitorId)
