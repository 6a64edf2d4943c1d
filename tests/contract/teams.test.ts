// @module-tag postgres
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outbox } from '../../src/backend/modules/outbox/tables.ts'
import { teams as teamRows } from '../../src/backend/modules/teams/tables.ts'
import { isAppError } from '../../src/contract/app-error.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts'
import { INVITATION_DAYS, TEAMS_OWNED_MAX } from '../../src/contract/limits.ts'
import type { TeamRole } from '../../src/contract/team-roles.ts'
import { PASSWORD, type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { balanceOf, failure, generate } from '../support/generations.ts'
import { addColleague, inviteTo, join, makeTeam } from '../support/teams.ts'
import { createTestClock } from '../support/test-clock.ts'

const { teams } = contract
const DAY_MS = 86_400_000

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({
    env: { PLAN_SEATS: '60', PLAN_CONCURRENCY: '9' },
    replace: { clock },
  })
})
afterAll(() => backend.close())

const detailOf = ({ token, teamId }: SignedUp) => backend.call(teams.detail, { teamId }, { token })
const placeOf = ({ token }: SignedUp) => backend.call(teams.currentContext, {}, { token })
const previewOf = (code: string, { token }: Partial<SignedUp> = {}) =>
  backend.call(teams.previewInvitation, { invite_code: code }, { token })

async function outcome<E extends Endpoint>(endpoint: E, input: InputOf<E>, token?: string) {
  try {
    await backend.call(endpoint, input, { token })
    return 'done'
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
}

describe('[R6.03] who may do what', () => {
  type Asker = TeamRole | 'VISITOR' | 'STRANGER'
  const ASKERS: Asker[] = ['VISITOR', 'STRANGER', 'OUTER_USER', 'MEMBER', 'ADMIN', 'OWNER']

  let team: Record<TeamRole, SignedUp>
  let stranger: SignedUp
  let teamId: string
  beforeAll(async () => {
    team = await makeTeam(backend)
    stranger = await signUp(backend)
    teamId = team.OWNER.teamId
  })

  const tokenOf = (asker: Asker) => {
    if (asker === 'VISITOR') return undefined
    return (asker === 'STRANGER' ? stranger : team[asker]).token
  }
  const invitation = async () => (await inviteTo(backend, team.OWNER)).id
  const colleague = async () => (await addColleague(backend, team.OWNER)).userId

  type Try = (token: string | undefined) => Promise<string>
  const done = 'done'
  const signIn = 'not_signed_in'
  const none = 'not_found'
  const no = 'not_permitted'
  /** In the order of the callers above. */
  const POLICY: [string, Try, string[]][] = [
    ['list', (token) => outcome(teams.list, {}, token), [signIn, done, done, done, done, done]],
    [
      'create',
      (token) => outcome(teams.create, { name: 'One more' }, token),
      [signIn, done, done, done, done, done],
    ],
    [
      'select',
      (token) => outcome(teams.select, { team_id: teamId }, token),
      [signIn, none, done, done, done, done],
    ],
    [
      'detail',
      (token) => outcome(teams.detail, { teamId }, token),
      [signIn, none, done, done, done, done],
    ],
    [
      'rename',
      async (token) => {
        const { name } = await detailOf(team.OWNER)
        return outcome(teams.rename, { teamId, name: `${name}+`, old_name: name }, token)
      },
      [signIn, none, no, no, done, done],
    ],
    [
      'invite',
      (token) => outcome(teams.invite, { teamId, email: null, role: 'MEMBER' }, token),
      [signIn, none, no, no, done, done],
    ],
    [
      'renewInvitation',
      async (token) =>
        outcome(teams.renewInvitation, { teamId, invitationId: await invitation() }, token),
      [signIn, none, no, no, done, done],
    ],
    [
      'revokeInvitation',
      async (token) =>
        outcome(teams.revokeInvitation, { teamId, invitationId: await invitation() }, token),
      [signIn, none, no, no, done, done],
    ],
    [
      'changeRole',
      async (token) =>
        outcome(
          teams.changeRole,
          { teamId, userId: await colleague(), role: 'ADMIN', old_role: 'MEMBER' },
          token,
        ),
      [signIn, none, no, no, done, done],
    ],
    [
      'removeMember',
      async (token) => outcome(teams.removeMember, { teamId, userId: await colleague() }, token),
      [signIn, none, no, no, done, done],
    ],
    [
      'removeMember, of the owner',
      (token) => outcome(teams.removeMember, { teamId, userId: team.OWNER.userId }, token),
      [signIn, none, no, no, no, no],
    ],
    [
      'leave',
      (token) => outcome(teams.leave, { teamId }, token),
      [signIn, none, done, done, done, 'owner_stays'],
    ],
    [
      'handOver',
      async (token) => outcome(teams.handOver, { teamId, user_id: await colleague() }, token),
      [signIn, none, none, none, none, done],
    ],
  ]

  // In sequence: people who leave in the second-to-last test are strangers in the last one.
  test.each(POLICY)('%s', async (_name, attempt, expected) => {
    const outcomes: string[] = []
    for (const asker of ASKERS) outcomes.push(await attempt(tokenOf(asker)))
    expect(outcomes).toEqual(expected)
  })

  test('handing over is the owner’s alone', async () => {
    const { OWNER, ADMIN, MEMBER } = await makeTeam(backend)
    const handOver = (by: SignedUp, to: SignedUp) =>
      outcome(teams.handOver, { teamId: OWNER.teamId, user_id: to.userId }, by.token)
    expect(await handOver(ADMIN, MEMBER)).toBe('not_permitted')
    expect(await handOver(OWNER, MEMBER)).toBe('done')
    const { members } = await detailOf(OWNER)
    expect(members.map(({ role }) => role)).toEqual(['ADMIN', 'ADMIN', 'OWNER', 'OUTER_USER'])
  })

  test('an outer user sees themselves alone, and nobody who may not invite sees a link', async () => {
    const { OUTER_USER, MEMBER, OWNER } = await makeTeam(backend)
    await inviteTo(backend, OWNER)
    expect((await detailOf(OUTER_USER)).members).toMatchObject([{ is_you: true }])
    expect(await detailOf(MEMBER)).toMatchObject({ invitations: [], seats: { invited: 1 } })
    expect((await detailOf(OWNER)).invitations).toHaveLength(1)
  })

  test('[R3.05] the account of an outer user says so while they work in that team', async () => {
    const { OUTER_USER } = await makeTeam(backend)
    const info = () => backend.call(contract.accounts.userInfo, {}, OUTER_USER)
    expect(await info()).toMatchObject({ roles: 'USER,OUTER_USER', outer_user: true })
    await backend.call(teams.leave, { teamId: OUTER_USER.teamId }, OUTER_USER)
    expect(await info()).toMatchObject({ roles: 'USER', outer_user: false })
  })

  test('somebody’s plan is not for members to buy', async () => {
    const { MEMBER } = await makeTeam(backend)
    const plan = { goods_type: 'plan', goods_id: 'basic', cycle: 'month' } as const
    const order = { ...plan, return_path: '/en/payment' }
    expect(await outcome(contract.billing.checkout, order, MEMBER.token)).toBe('not_permitted')
  })
})

describe('[R6.03] teams', () => {
  test('a new one is worked in at once, with its own brand and no credits', async () => {
    const user = await signUp(backend, { credits: 40 })
    const { team_id } = await backend.call(teams.create, { name: ' Norda ' }, user)
    const place = await placeOf(user)
    expect(place.current_team).toMatchObject({ id: team_id, name: 'Norda', members: 1 })
    expect(place.current_brand?.name).toBe('Norda')
    expect(await backend.call(contract.credits.balance, {}, user)).toMatchObject({ balance: 0 })
    await backend.call(teams.select, { team_id: user.teamId }, user)
    expect(await backend.call(contract.credits.balance, {}, user)).toMatchObject({ balance: 40 })
    const { teams: mine } = await backend.call(teams.list, {}, user)
    expect(mine.map(({ name, is_current }) => [name === 'Norda', is_current])).toContainEqual([
      true,
      false,
    ])
  })

  test('somebody owns twenty and no more', async () => {
    const user = await signUp(backend)
    const create = () => outcome(teams.create, { name: 'Again' }, user.token)
    for (let owned = 1; owned < TEAMS_OWNED_MAX; owned++) expect(await create()).toBe('done')
    expect(await create()).toBe('teams_limit_reached')
  })

  test('of two admins who rename at once the second one hears of the first', async () => {
    const { OWNER, ADMIN } = await makeTeam(backend)
    const { teamId } = OWNER
    const { name } = await detailOf(OWNER)
    const rename = (by: SignedUp, to: string) =>
      outcome(teams.rename, { teamId, name: to, old_name: name }, by.token)
    const outcomes = await Promise.all([rename(OWNER, 'First'), rename(ADMIN, 'Second')])
    expect(outcomes.toSorted()).toEqual(['changed_meanwhile', 'done'])
  })

  test('of two who change a role at once the second one hears of the first', async () => {
    const { OWNER, ADMIN, MEMBER } = await makeTeam(backend)
    const change = (by: SignedUp, role: 'ADMIN' | 'OUTER_USER') =>
      outcome(
        teams.changeRole,
        { teamId: OWNER.teamId, userId: MEMBER.userId, role, old_role: 'MEMBER' },
        by.token,
      )
    const outcomes = await Promise.all([change(OWNER, 'ADMIN'), change(ADMIN, 'OUTER_USER')])
    expect(outcomes.toSorted()).toEqual(['changed_meanwhile', 'done'])
  })

  test('of two admins who remove each other one stays', async () => {
    const { OWNER, ADMIN } = await makeTeam(backend)
    const other = await addColleague(backend, OWNER, 'ADMIN')
    const { teamId } = OWNER
    const outcomes = await Promise.all([
      outcome(teams.removeMember, { teamId, userId: other.userId }, ADMIN.token),
      outcome(teams.removeMember, { teamId, userId: ADMIN.userId }, other.token),
    ])
    expect(outcomes.toSorted()).toEqual(['done', 'not_found'])
  })
})

describe('[R5.04] an invitation', () => {
  test('tells a visitor who invites into what, and lets one person in with its role', async () => {
    const host = await signUp(backend)
    const { name } = await detailOf(host)
    const { code } = await inviteTo(backend, host, { role: 'ADMIN' })
    expect(await previewOf(code)).toMatchObject({
      team_name: name,
      invited_by: host.email.split('@')[0],
      role: 'ADMIN',
      state: 'open',
      team_id: null,
    })
    const [guest, late] = [await signUp(backend), await signUp(backend)]
    await join(backend, guest, code)
    expect((await placeOf(guest)).current_team).toMatchObject({
      id: host.teamId,
      current_user_role: 'ADMIN',
    })
    expect(await previewOf(code, guest)).toMatchObject({ state: 'joined', team_id: host.teamId })
    expect(await previewOf(code, late)).toMatchObject({ state: 'used' })
    await expect(join(backend, late, code)).rejects.toEqual(failure('invite_used'))
    // Opening the link again switches an existing member back to the team.
    await join(backend, guest, code)
  })

  test('of ten who come with it at once lets one in', async () => {
    const { code } = await inviteTo(backend, await signUp(backend))
    const guests = await Promise.all(Array.from({ length: 10 }, () => signUp(backend)))
    const tries = await Promise.allSettled(guests.map((guest) => join(backend, guest, code)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('holds for a week, and from today again when it is renewed', async () => {
    const host = await signUp(backend)
    const { id, code } = await inviteTo(backend, host)
    clock.advance(INVITATION_DAYS * DAY_MS)
    const guest = await signUp(backend)
    const owner = await signInAgain(host)
    expect(await previewOf(code, guest)).toMatchObject({ state: 'expired' })
    await expect(join(backend, guest, code)).rejects.toEqual(failure('invite_expired'))
    await backend.call(teams.renewInvitation, { teamId: host.teamId, invitationId: id }, owner)
    await join(backend, guest, code)
  })

  test('to an address is for that address alone, mailed to it, and kept when it is sent again', async () => {
    const host = await signUp(backend)
    const [guest, other] = [await signUp(backend), await signUp(backend)]
    const { code, id } = await inviteTo(backend, host, { email: guest.email })
    expect(await previewOf(code, other)).toMatchObject({ state: 'other_email' })
    await expect(join(backend, other, code)).rejects.toEqual(failure('invite_other_email'))
    const again = await inviteTo(backend, host, { email: guest.email, role: 'ADMIN' })
    expect(again.id).toBe(id)
    const mails = await mailsTo(guest.email)
    expect(mails).toHaveLength(2)
    expect(mails[0]?.values).toMatchObject({ link: expect.stringContaining(`/team?invite_code=`) })
    await join(backend, guest, code)
    expect((await placeOf(guest)).current_team?.current_user_role).toBe('ADMIN')
    const { teamId } = host
    expect(
      await outcome(teams.invite, { teamId, email: guest.email, role: 'MEMBER' }, host.token),
    ).toBe('already_in_team')
  })

  test('taken back, or never written, opens nothing', async () => {
    const host = await signUp(backend)
    const guest = await signUp(backend)
    const { id, code } = await inviteTo(backend, host)
    await backend.call(teams.revokeInvitation, { teamId: host.teamId, invitationId: id }, host)
    await expect(join(backend, guest, code)).rejects.toEqual(failure('invite_code_invalid'))
    await expect(previewOf('guessed')).rejects.toEqual(failure('invite_code_invalid'))
  })

  test('is stored as a hash', async () => {
    const { code } = await inviteTo(backend, await signUp(backend))
    expect(code.length).toBeGreaterThanOrEqual(22)
    const { rows } = await backend.context.db.execute('select * from team_invitations')
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('[R6.03] seats', () => {
  test('an open invitation keeps one free, and a full team invites nobody', async () => {
    const host = await signUp(backend)
    const { teamId } = host
    await backend.context.db.update(teamRows).set({ seats: 2 }).where(eq(teamRows.id, teamId))
    const { id } = await inviteTo(backend, host)
    await expect(inviteTo(backend, host)).rejects.toEqual(failure('seats_taken', { seats: 2 }))
    await backend.call(teams.revokeInvitation, { teamId, invitationId: id }, host)
    await join(backend, await signUp(backend), (await inviteTo(backend, host)).code)
    expect((await detailOf(host)).seats).toEqual({ total: 2, taken: 2, invited: 0 })
  })

  test('an invitation that has ended keeps none', async () => {
    const host = await signUp(backend)
    const { teamId } = host
    await backend.context.db.update(teamRows).set({ seats: 2 }).where(eq(teamRows.id, teamId))
    await inviteTo(backend, host)
    clock.advance(INVITATION_DAYS * DAY_MS)
    const again = await signInAgain(host)
    await inviteTo(backend, again)
    expect((await detailOf(again)).seats).toEqual({ total: 2, taken: 1, invited: 1 })
  })

  test('a team with fewer seats than when it invited is full for who comes then', async () => {
    const host = await signUp(backend)
    const { teamId } = host
    const { code } = await inviteTo(backend, host)
    await backend.context.db.update(teamRows).set({ seats: 1 }).where(eq(teamRows.id, teamId))
    const guest = await signUp(backend)
    expect(await previewOf(code, guest)).toMatchObject({ state: 'full' })
    await expect(join(backend, guest, code)).rejects.toEqual(failure('seats_taken', { seats: 1 }))
  })
})

async function signInAgain(user: SignedUp) {
  const { access_token: token } = await backend.call(contract.accounts.login, {
    oauth_enum: 'EMAIL_LOGIN',
    email: user.email,
    ticket: PASSWORD,
  })
  return { ...user, token }
}

async function mailsTo(email: string): Promise<{ values: Record<string, string> }[]> {
  const rows = await backend.context.db.select().from(outbox)
  return rows.filter(({ recipient }) => recipient === email)
}

describe('[R6.03] what is made in a team', () => {
  let team: Record<TeamRole, SignedUp>
  beforeAll(async () => {
    team = await makeTeam(backend)
  })
  const listOf = async ({ token }: SignedUp, of: 'me' | 'team') =>
    (await backend.call(contract.tasks.list, { of }, { token })).tasks.map(({ task_id }) => task_id)
  const make = async (user: SignedUp) => {
    const task = await generate(backend, user)
    await backend.call(contract.tasks.cancel, { taskId: task.task_id }, user)
    return task.task_id
  }

  test('is in the history of everybody but an outer user, who sees their own', async () => {
    const byOwner = await make(team.OWNER)
    const byGuest = await make(team.OUTER_USER)
    expect(await listOf(team.MEMBER, 'team')).toEqual([byGuest, byOwner])
    expect(await listOf(team.MEMBER, 'me')).toEqual([])
    expect(await listOf(team.OUTER_USER, 'team')).toEqual([byGuest])
    const show = (by: SignedUp) => outcome(contract.tasks.detail, { taskId: byOwner }, by.token)
    expect(await show(team.MEMBER)).toBe('done')
    expect(await show(team.OUTER_USER)).toBe('not_found')
    expect(await show(await signUp(backend))).toBe('not_found')
  })

  test('is changed by its maker and by admins', async () => {
    const remove = async (by: SignedUp) =>
      outcome(contract.tasks.remove, { taskId: await make(team.OWNER) }, by.token)
    expect(await remove(team.OUTER_USER)).toBe('not_found')
    expect(await remove(team.MEMBER)).toBe('not_permitted')
    expect(await remove(team.ADMIN)).toBe('done')
  })

  test('costs the team’s credits, and admins see whose task they went into', async () => {
    const before = await balanceOf(backend, team.OWNER)
    const guest = await addColleague(backend, team.OWNER)
    const { credits } = await generate(backend, guest)
    const after = await balanceOf(backend, team.OWNER)
    expect(after.balance).toBe(before.balance - credits)
    const usageOf = (by: SignedUp) => backend.call(contract.billing.usage, {}, by)
    expect(await usageOf(team.ADMIN)).toMatchObject({ is_of_everybody: true })
    expect(await usageOf(team.MEMBER)).toMatchObject({ is_of_everybody: false })
  })

  test('stays with the team when its maker is removed while it runs, who loses it at once', async () => {
    const { OWNER } = team
    const guest = await addColleague(backend, OWNER)
    const { task_id: taskId } = await generate(backend, guest)
    await backend.call(teams.removeMember, { teamId: OWNER.teamId, userId: guest.userId }, OWNER)
    expect(await outcome(contract.tasks.detail, { taskId }, guest.token)).toBe('not_found')
    expect(await listOf(guest, 'team')).toEqual([])
    expect((await placeOf(guest)).current_team?.current_user_role).toBe('OWNER')
    expect(await balanceOf(backend, guest)).toMatchObject({ balance: 0 })
    expect(await backend.call(contract.tasks.detail, { taskId }, OWNER)).toMatchObject({
      status: 'CREATED',
      made_by: guest.email.split('@')[0],
      can_change: true,
    })
  })

  test('somebody who leaves their only team has one of their own again', async () => {
    const [owner, heir] = [await signUp(backend), await signUp(backend)]
    const { teamId } = owner
    await join(backend, heir, (await inviteTo(backend, owner)).code)
    await backend.call(teams.handOver, { teamId, user_id: heir.userId }, owner)
    await backend.call(teams.leave, { teamId }, owner)
    const place = await placeOf(owner)
    expect(place.current_team).toMatchObject({ current_user_role: 'OWNER' })
    expect(place.current_team?.id).not.toBe(teamId)
    expect(place.current_brand).not.toBeNull()
  })

  test.each([
    ['orders', contract.billing.orders],
    ['movements of credits', contract.credits.ledger],
  ])('an outer user does not see the %s', async (_what, endpoint) => {
    expect(await outcome(endpoint, {}, team.OUTER_USER.token)).toBe('not_permitted')
    expect(await outcome(endpoint, {}, team.MEMBER.token)).toBe('done')
  })
})
