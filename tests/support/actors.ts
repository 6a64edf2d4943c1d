import type { UserActor, VisitorActor } from '../../src/backend/caller.ts'

/** A signed-in actor of whom only the id matters. */
export const makeUserActor = (userId: string): UserActor => ({
  kind: 'user',
  userId,
  sessionId: `session of ${userId}`,
  teamId: `team of ${userId}`,
  teamRole: 'OWNER',
  roles: [],
})

export const makeVisitorActor = (visitorId: string): VisitorActor => ({
  kind: 'visitor',
  visitorId,
})
