import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscriptions } from '../../src/backend/modules/billing/tables.ts'
import { exportPacks } from '../../src/backend/modules/export-packs/tables.ts'
import { files, storageLimits } from '../../src/backend/modules/files/tables.ts'
import { listOutbox } from '../../src/backend/modules/outbox/index.ts'
import { eraseAccounts } from '../../src/backend/modules/personal-data/erase-accounts.ts'
import { contract } from '../../src/contract/contract.ts'
import { ACCOUNT_DELETION_DAYS } from '../../src/contract/limits.ts'
import { PASSWORD, type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { makeCreative } from '../support/creatives.ts'
import { insertTask } from '../support/task-row.ts'
import { insertTrack, TEAM_ROWS } from '../support/team-rows.ts'
import { addColleague, inviteTo, join } from '../support/teams.ts'
import { createTestClock } from '../support/test-clock.ts'

const { accounts, brands, campaigns, creatives, library, personalData, teams } = contract
const MINUTE_MS = 60_000
const WAIT_MS = ACCOUNT_DELETION_DAYS * 24 * 60 * MINUTE_MS

/** Tables whose rows stay with another person's team, with an id that no longer leads to anybody. */
const NAMELESS = [
  'creatives',
  'credit_lots',
  'files',
  'ledger_transactions',
  'library_items',
  'tasks',
  'team_invitations',
]
/** Tables that keep rows for accounting, the operator, and mails in transit, without the person's name. */
const KEPT = [
  'credit_balances',
  'credit_lots',
  'ledger_entries',
  'ledger_transactions',
  'subscriptions',
  'teams',
]

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ replace: { clock } })
})
afterAll(() => backend.close())

const ask = (account: SignedUp) => backend.call(personalData.deleteAccount, {}, account)
const login = ({ email }: SignedUp) =>
  backend.call(accounts.login, { email, ticket: PASSWORD, oauth_enum: 'EMAIL_LOGIN' })
const mailsTo = async ({ email }: SignedUp) =>
  (await listOutbox(backend.context, { email })).map(({ template }) => template)

async function pass(ms = WAIT_MS + 2 * MINUTE_MS) {
  clock.advance(ms)
  await eraseAccounts(backend.context)
}

/** The tables in which any column still contains one of the words. */
async function tablesThatSay(...words: string[]): Promise<string[]> {
  const { db } = backend.context
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const isSaid = sql.join(
      words.map((word) => sql`t::text like ${`%${word}%`}`),
      sql` or `,
    )
    const hits = await db.execute(
      sql`select 1 from ${sql.identifier(name)} t where ${isSaid} limit 1`,
    )
    if (hits.rows.length > 0) found.push(name)
  }
  return found
}

test('somebody is deleted after the waiting time with all that is only theirs; the books stay', async () => {
  const { context } = backend
  const account = await signUp(backend)
  const { teamId, userId, email } = account
  await makeCreative(backend, account, { prompt: 'Secret shoes of Mai' })
  const [file] = await context.db.select().from(files).where(eq(files.teamId, teamId))
  await backend.call(brands.create, { name: 'Mai shoes' }, account)
  await backend.call(campaigns.create, { app_name: 'Mai shoes' }, account)
  await backend.call(library.createFolder, { name: 'Mai shoes' }, account)
  await backend.call(library.star, { item_ids: [file?.id ?? ''], is_starred: true }, account)
  await context.db.insert(storageLimits).values({ teamId, megabytes: 1 })
  await context.db
    .insert(exportPacks)
    .values({ teamId, userId, title: 'Mai shoes', texts: {}, status: 'SUCCEEDED' })
  await context.db.insert(subscriptions).values({
    teamId,
    planId: 'basic',
    cycle: 'month',
    currency: 'USD',
    amountMinor: 900,
    gateway: 'test',
    gatewayRef: randomUUID(),
    status: 'canceled',
    anchorAt: clock.now(),
    periodStart: clock.now(),
    periodEnd: new Date(clock.now().getTime() + 2 * WAIT_MS),
  })
  await insertTrack(context.db, { ...account, name: 'Mai shoes' })
  const ad_key = await TEAM_ROWS.ad(context.db, { teamId, userId })
  await backend.call(contract.figures.link, { ad_key, creative_id: null }, account)
  const choice = { shape: ad_key, platform: 'meta', columns: { ad: 0 }, currency: null } as const
  await backend.call(contract.figures.saveColumnChoice, choice, account)
  const host = await signUp(backend)
  // Their work in another person's team is theirs, too, and visible to nobody else.
  await insertTrack(context.db, { teamId: host.teamId, userId, name: 'Mai shoes' })
  await join(backend, account, (await inviteTo(backend, host)).code)
  const saved = await makeCreative(backend, { ...account, teamId: host.teamId })
  await ask(account)
  await pass(WAIT_MS - MINUTE_MS)
  expect(await mailsTo(account)).toEqual(['deletion_planned'])
  await pass(3 * MINUTE_MS)
  await eraseAccounts(context)
  expect(await mailsTo(account)).toEqual(['account_deleted', 'deletion_planned'])

  expect(await context.storage.sizeBytes(file?.storageKey ?? '')).toBeNull()
  expect(await tablesThatSay(teamId)).toEqual(KEPT)
  expect(await tablesThatSay('Secret shoes', 'Mai shoes')).toEqual([])
  expect(await tablesThatSay(email)).toEqual(['outbox'])
  expect(await tablesThatSay(userId)).toEqual(NAMELESS)
  const { access_token: again } = await login(host)
  const { creatives: left } = await backend.call(creatives.list, {}, { token: again })
  expect(left.map(({ creative_id }) => creative_id)).toEqual([saved])
  expect(await login(account).catch(({ code }) => code)).toBe('email_not_registered')
})

test('whoever signs in before keeps everything; in the last moment it is too late', async () => {
  const [stays, goes] = [await signUp(backend), await signUp(backend)]
  const due = new Date(clock.now().getTime() + WAIT_MS).toISOString()
  expect(await ask(stays)).toEqual({ deletion_due_at: due })
  await ask(goes)
  await expect(backend.call(accounts.account, {}, stays)).rejects.toMatchObject({
    code: 'session_revoked',
  })
  clock.advance(WAIT_MS - 1)
  const { access_token: token } = await login(stays)
  clock.advance(1)
  await expect(login(goes)).rejects.toMatchObject({ code: 'email_not_registered' })
  await pass(2 * MINUTE_MS)
  expect(await mailsTo(stays)).toEqual(['deletion_taken_back', 'deletion_planned'])
  expect(await backend.call(accounts.account, {}, { token })).toMatchObject({ email: stays.email })
})

test('an owner of colleagues hands the team over first; nobody comes into one that is closing', async () => {
  const owner = await signUp(backend)
  const colleague = await addColleague(backend, owner, 'ADMIN')
  const { code } = await inviteTo(backend, colleague)
  await expect(ask(owner)).rejects.toMatchObject({ code: 'owner_stays' })
  await backend.call(teams.removeMember, { teamId: owner.teamId, userId: colleague.userId }, owner)
  await ask(owner)
  const guest = await signUp(backend)
  await expect(join(backend, guest, code)).rejects.toMatchObject({ code: 'invite_code_invalid' })
})

test('a team that came to its owner while they were going falls to an admin', async () => {
  const owner = await signUp(backend)
  const leaving = await addColleague(backend, owner, 'MEMBER')
  await addColleague(backend, owner, 'MEMBER')
  await ask(leaving)
  const wish = { teamId: owner.teamId, user_id: leaving.userId }
  await backend.call(teams.handOver, wish, owner)
  await pass()
  const { access_token: token } = await login(owner)
  const { members } = await backend.call(teams.detail, { teamId: owner.teamId }, { token })
  expect(members.map(({ role }) => role)).toEqual(['OWNER', 'MEMBER'])
})

test('an account whose task still runs, or whose storage fails, waits for the next sweep', async () => {
  const { context } = backend
  const account = await signUp(backend)
  await makeCreative(backend, account)
  const task = await insertTask(context.db, { ...account, status: 'RUNNING' })
  await ask(account)
  await pass()
  expect(await tablesThatSay(account.email)).toContain('users')
  await context.db.execute(sql`update tasks set status = 'FAILED' where id = ${task.id}`)
  const broken = {
    ...context,
    storage: { ...context.storage, remove: () => Promise.reject(new Error('no disk')) },
  }
  await eraseAccounts(broken)
  expect(await tablesThatSay(account.email)).toContain('users')
  await eraseAccounts(context)
  expect(await tablesThatSay(account.email)).toEqual(['outbox'])
})

test('only who has just confirmed, and is signed in', async () => {
  const account = await signUp(backend)
  await expect(backend.call(personalData.deleteAccount, {})).rejects.toMatchObject({
    code: 'not_signed_in',
  })
  clock.advance(10 * MINUTE_MS)
  await expect(ask(account)).rejects.toMatchObject({ code: 'confirm_needed' })
})
