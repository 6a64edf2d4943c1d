import type { Access } from '../contract/endpoint.ts'
import type { Language } from '../contract/languages.ts'
import type { TeamRole } from '../contract/team-roles.ts'

export interface UserActor {
  kind: 'user'
  userId: string
  sessionId: string
  /** The team they work in: one they are in at this very request. */
  teamId: string
  teamRole: TeamRole
  roles: readonly string[]
}
export interface VisitorActor {
  kind: 'visitor'
  visitorId: string
}
export interface AnonymousActor {
  kind: 'anonymous'
}
export type Actor = UserActor | VisitorActor | AnonymousActor

/** Who an endpoint's verb may count on, by its declared access. */
export type ActorFor<Caller extends Access> = Caller extends 'user' | 'operator'
  ? UserActor
  : Caller extends 'visitor'
    ? UserActor | VisitorActor
    : Actor

/** Address of a caller that has none: this process itself, which renders a page for everybody. */
export const OURSELVES = 'local'

/** The request a verb answers, as far as verbs may know it. */
export interface RequestInfo {
  id: string
  ip: string
  userAgent: string
  language: Language
  /** Origin the browser sees, for signed addresses. */
  origin: string
}
