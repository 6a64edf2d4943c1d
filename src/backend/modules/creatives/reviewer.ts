import type { Actor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { findNames } from '../accounts/index.ts'
import { findRole } from '../teams/index.ts'

/** Who speaks by a review link: an account, or the record of a visitor. */
interface Reviewer {
  userId: string | null
  visitorId: string | null
  author: string
  /** Somebody of the team whose creatives they are. */
  isTeam: boolean
}

/** Name in the team for whoever is in it; null for guests, who say their own. */
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

/** Whether it was said by whoever asks. */
export const isBy = (
  actor: Actor,
  { userId, visitorId }: Pick<Reviewer, 'userId' | 'visitorId'>,
): boolean =>
  (actor.kind === 'user' && actor.userId === userId) ||
  (actor.kind === 'visitor' && actor.visitorId === visitorId)
