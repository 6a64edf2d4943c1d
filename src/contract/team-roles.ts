/**
 * What each role of a team may do, in one table: every endpoint checks it, and screens hide by it what
 * would be refused. Kept free of zod: the browser carries this file.
 *
 * A team has one owner. An outer user is a guest from outside, such as a freelancer: works with the
 * team's credits and brand, and sees nothing of what the others make.
 */
export const TEAM_ROLES = ['OWNER', 'ADMIN', 'MEMBER', 'OUTER_USER'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** The roles somebody is invited with or changed to; a team is handed over instead. */
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

/** Whether somebody may do something; who is in no team may do nothing. */
export const mayDo = (role: TeamRole | null | undefined, right: TeamRight): boolean =>
  role != null && TEAM_RIGHTS[right].includes(role)

/** The owner's role is changed by handing the team over, and by nothing else. */
export const mayChangeRole = (own: TeamRole, theirs: TeamRole): boolean =>
  mayDo(own, 'manageMembers') && theirs !== 'OWNER'

/** Whoever wants to go leaves; nobody removes the owner. */
export const mayRemove = (own: TeamRole, theirs: TeamRole): boolean =>
  mayDo(own, 'manageMembers') && theirs !== 'OWNER'

/** A team is never without its owner, who hands it over first. */
export const mayLeave = (own: TeamRole): boolean => own !== 'OWNER'

/** Somebody from outside does not come to own a team. */
export const mayBecomeOwner = (theirs: TeamRole): boolean =>
  theirs === 'ADMIN' || theirs === 'MEMBER'

/** A role as other installations of the API name it; what is unknown may do the least. */
export const readTeamRole = (role: string | null | undefined): TeamRole | null =>
  role == null ? null : (TEAM_ROLES.find((known) => known === role) ?? 'OUTER_USER')
