import type { UserActor, VisitorActor } from '../../src/backend/caller.ts'

/** Somebody signed in, of whom nothing but the id counts. */
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
