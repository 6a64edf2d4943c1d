/**
 * What each team role may do, in one table: every endpoint checks it, and screens hide what would be refused.
 * Kept free of zod: the browser loads this file.
 *
 * A team has one owner. An outer user is a guest, such as a freelancer: works with the team's credits and
 * brand, but cannot see what others make.
 */
export const TEAM_ROLES = ['OWNER', 'ADMIN', 'MEMBER', 'OUTER_USER'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** Roles that can be granted by invitation or change; ownership is transferred instead. */
export const GRANTED_ROLES = ['ADMIN', 'MEMBER', 'OUTER_USER'] as const
export type GrantedRole = (typeof GRANTED_ROLES)[number]

const RIGHTS = {
  generate: ['OWNER', 'ADMIN', 'MEMBER', 'OUTER_USER'],
  seeMembers: ['OWNER', 'ADMIN', 'MEMBER'],
  seeEverybodysTasks: ['OWNER', 'ADMIN', 'MEMBER'],
  seeEverybodysCreatives: ['OWNER', 'ADMIN', 'MEMBER'],
  shareCreatives: ['OWNER', 'ADMIN', 'MEMBER'],
  seeEverybodysFiles: ['OWNER', 'ADMIN', 'MEMBER'],
  organizeLibrary: ['OWNER', 'ADMIN', 'MEMBER'],
  seePayments: ['OWNER', 'ADMIN', 'MEMBER'],
  changeProducts: ['OWNER', 'ADMIN', 'MEMBER'],
  changeTemplates: ['OWNER', 'ADMIN', 'MEMBER'],
  collectAds: ['OWNER', 'ADMIN', 'MEMBER'],
  changeBrand: ['OWNER', 'ADMIN', 'MEMBER'],
  runCampaigns: ['OWNER', 'ADMIN', 'MEMBER'],
  manageBrands: ['OWNER', 'ADMIN'],
  changeEverybodysTasks: ['OWNER', 'ADMIN'],
  changeEverybodysCreatives: ['OWNER', 'ADMIN'],
  deleteEverybodysFiles: ['OWNER', 'ADMIN'],
  seeEverybodysSpending: ['OWNER', 'ADMIN'],
  pay: ['OWNER', 'ADMIN'],
  renameTeam: ['OWNER', 'ADMIN'],
  invite: ['OWNER', 'ADMIN'],
  manageMembers: ['OWNER', 'ADMIN'],
  handOverTeam: ['OWNER'],
} as const satisfies Record<string, readonly TeamRole[]>

export type TeamRight = keyof typeof RIGHTS

export const TEAM_RIGHTS: Readonly<Record<TeamRight, readonly TeamRole[]>> = RIGHTS

/** Whether a role has a right; without a team, nobody has any. */
export const mayDo = (role: TeamRole | null | undefined, right: TeamRight): boolean =>
  role != null && TEAM_RIGHTS[right].includes(role)

/** The owner's role only changes when the team is transferred. */
export const mayChangeRole = (own: TeamRole, theirs: TeamRole): boolean =>
  mayDo(own, 'manageMembers') && theirs !== 'OWNER'

/** Nobody can remove the owner; members who want to go leave by themselves. */
export const mayRemove = (own: TeamRole, theirs: TeamRole): boolean =>
  mayDo(own, 'manageMembers') && theirs !== 'OWNER'

/** The owner must transfer the team before leaving. */
export const mayLeave = (own: TeamRole): boolean => own !== 'OWNER'

/** Outer users cannot become owners. */
export const mayBecomeOwner = (theirs: TeamRole): boolean =>
  theirs === 'ADMIN' || theirs === 'MEMBER'

/** Reads a role name from the API; an unknown role gets the fewest rights. */
export const readTeamRole = (role: string | null | undefined): TeamRole | null =>
  role == null ? null : (TEAM_ROLES.find((known) => known === role) ?? 'OUTER_USER')
