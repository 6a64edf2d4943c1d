import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'

/** Published when a user's current team, or their role in it, may have changed. */
export const membershipTopic = (userId: string): string => `membership:${userId}`

/** Notifies the user's open pages; with a transaction, when it commits. */
export const announceMembership = (
  { events }: Pick<Context, 'events'>,
  executor: Executor,
  userId: string,
): Promise<void> => events.publish(executor, membershipTopic(userId))
