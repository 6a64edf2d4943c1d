import { describe, expect, test } from 'vitest'
import {
  mayBecomeOwner,
  mayChangeRole,
  mayDo,
  mayLeave,
  mayRemove,
  readTeamRole,
  TEAM_RIGHTS,
  TEAM_ROLES,
  type TeamRole,
} from './team-roles.ts'

const rightsOf = (role: TeamRole) =>
  Object.entries(TEAM_RIGHTS)
    .filter(([, roles]) => roles.includes(role))
    .map(([right]) => right)

const OF_EVERYBODY = ['generate']
const OF_COLLEAGUES = [
  'seeMembers',
  'seeEverybodysTasks',
  'seeEverybodysCreatives',
  'shareCreatives',
  'seeEverybodysFiles',
  'organizeLibrary',
  'seePayments',
  'changeProducts',
  'changeTemplates',
  'collectAds',
  'changeBrand',
  'runCampaigns',
]
const OF_ADMINS = [
  'manageBrands',
  'changeEverybodysTasks',
  'changeEverybodysCreatives',
  'deleteEverybodysFiles',
  'seeEverybodysSpending',
  'pay',
  'renameTeam',
  'invite',
  'manageMembers',
]

describe('[R6.03] what a role may do in its team', () => {
  test('[R3.05] an outer user works with the credits and sees nothing of the others', () => {
    expect(rightsOf('OUTER_USER')).toEqual(OF_EVERYBODY)
  })

  test('a member also sees people, files, results, creatives and payments, shares, files things, sets how a brand looks, and runs campaigns', () => {
    expect(rightsOf('MEMBER')).toEqual([...OF_EVERYBODY, ...OF_COLLEAGUES])
  })

  test('an admin also adds and deletes brands, pays, names the team, lets people in and out, and sees who spent what', () => {
    expect(rightsOf('ADMIN')).toEqual([...OF_EVERYBODY, ...OF_COLLEAGUES, ...OF_ADMINS])
  })

  test('the owner may do everything, and alone hands the team over', () => {
    expect(rightsOf('OWNER')).toEqual(Object.keys(TEAM_RIGHTS))
    expect(TEAM_RIGHTS.handOverTeam).toEqual(['OWNER'])
  })

  test('somebody in no team may do nothing', () => {
    expect(mayDo(null, 'generate')).toBe(false)
  })
})

describe('[R6.03] who manages whom', () => {
  const pairs = TEAM_ROLES.flatMap((own) => TEAM_ROLES.map((theirs) => ({ own, theirs })))
  const managed = pairs.filter(({ own, theirs }) => mayChangeRole(own, theirs))

  test('owner and admins change everybody’s role but the owner’s', () => {
    expect(managed.map(({ own, theirs }) => `${own} > ${theirs}`)).toEqual([
      'OWNER > ADMIN',
      'OWNER > MEMBER',
      'OWNER > OUTER_USER',
      'ADMIN > ADMIN',
      'ADMIN > MEMBER',
      'ADMIN > OUTER_USER',
    ])
  })

  test('whoever changes a role may also remove', () => {
    expect(pairs.filter(({ own, theirs }) => mayRemove(own, theirs))).toEqual(managed)
  })

  test('everybody may leave but the owner', () => {
    expect(TEAM_ROLES.filter(mayLeave)).toEqual(['ADMIN', 'MEMBER', 'OUTER_USER'])
  })

  test('a team is handed to an admin or a member, not to an outer user', () => {
    expect(TEAM_ROLES.filter(mayBecomeOwner)).toEqual(['ADMIN', 'MEMBER'])
  })
})

test('a role that another API invents may do the least', () => {
  expect(readTeamRole('CHIEF')).toBe('OUTER_USER')
  expect(readTeamRole('ADMIN')).toBe('ADMIN')
  expect(readTeamRole(undefined)).toBeNull()
})
