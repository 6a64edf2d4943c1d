import type { Endpoint } from '../../src/contract/endpoint.ts'
import { isAmong } from '../../src/contract/keys-of.ts'
import { mayDo, TEAM_ROLES, type TeamRole } from '../../src/contract/team-roles.ts'
import type { OnRow } from './access-rules.ts'

/** `LEFT` made rows of the team, then left it and works elsewhere. */
export type Caller = 'ANONYMOUS' | 'REVIEWER' | 'STRANGER' | 'LEFT' | TeamRole

/** Whether the caller is in the team. */
export const isTeamRole = (caller: Caller): caller is TeamRole => isAmong(TEAM_ROLES, caller)

/** What the policy expects an endpoint to answer: `done`, or the code it refuses with. */
export function expected(endpoint: Endpoint, tried: OnRow, caller: Caller): string {
  const { missing = 'not_found', seenBy, doneBy, isPersonal = false } = tried
  const isSignedIn = caller !== 'ANONYMOUS' && caller !== 'REVIEWER'
  if (!isSignedIn && endpoint.access === 'user') return 'not_signed_in'
  if (caller === 'ANONYMOUS' && endpoint.access === 'visitor') return 'not_signed_in'
  if (caller === 'LEFT') return isPersonal ? 'done' : missing
  if (!isTeamRole(caller)) return missing
  const isSeen = seenBy === 'maker' ? caller === 'OWNER' : !seenBy || mayDo(caller, seenBy)
  if (!isSeen) return missing
  return doneBy && !mayDo(caller, doneBy) ? 'not_permitted' : 'done'
}

/** Roles above the lowest permitted one may, too (`team-roles.test.ts`), so they aren't tried. */
export function callersOf(endpoint: Endpoint, tried: OnRow): Caller[] {
  const guests = endpoint.access === 'user' ? [] : (['ANONYMOUS', 'REVIEWER'] as const)
  const roles = ['OUTER_USER', 'MEMBER', 'ADMIN', 'OWNER'] as const
  const isTried = (caller: Caller) => !tried.untried?.includes(caller)
  const first = roles.findIndex((role) => expected(endpoint, tried, role) === 'done')
  // Rows only for their maker must be refused to admins above all.
  const from = tried.seenBy === 'maker' ? first - 1 : 0
  const outside = tried.isPersonal ? ('STRANGER' as const) : ('LEFT' as const)
  return [...guests, outside, ...roles.slice(from, first + 1)].filter(isTried)
}
