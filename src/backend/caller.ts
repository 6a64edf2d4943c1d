import type { Access } from '../contract/endpoint.ts'
import type { Language } from '../contract/languages.ts'
import type { TeamRole } from '../contract/team-roles.ts'

export interface UserActor {
  kind: 'user'
  userId: string
  sessionId: string
  /** The team the user works in; membership is checked on every request. */
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

/** The actor a verb can rely on, given its endpoint's declared access. */
export type ActorFor<Caller extends Access> = Caller extends 'user' | 'operator'
  ? UserActor
  : Caller extends 'visitor'
    ? UserActor | VisitorActor
    : Actor

/** Stands in for the IP when there is none: this process itself, rendering a page for everybody. */
export const OURSELVES = 'local'

/** The facts about a request that verbs may use. */
export interface RequestInfo {
  id: string
  ip: string
  userAgent: string
  language: Language
  /** Origin the browser sees, for signed addresses. */
  origin: string
}
