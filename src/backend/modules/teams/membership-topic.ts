import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'

/** Told when the team somebody works in, or their role there, may be another one. */
export const membershipTopic = (userId: string): string => `membership:${userId}`

/** Tells the pages somebody has open; with a transaction, when it commits. */
export const announceMembership = (
  { events }: Pick<Context, 'events'>,
  executor: Executor,
  userId: string,
): Promise<void> => events.publish(executor, membershipTopic(userId))
