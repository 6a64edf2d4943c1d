import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Proofs } from '../../src/backend/generation/proofs.ts'
import { AppError } from '../../src/contract/app-error.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { keysOf } from '../../src/contract/keys-of.ts'
import { mayDo, type TeamRole } from '../../src/contract/team-roles.ts'
import { type Caller, callersOf, expected, isTeamRole } from '../support/access-callers.ts'
import { ACCESS_POLICY } from '../support/access-policy.ts'
import type { ByRight, Input, OnRow, Policy } from '../support/access-rules.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { makeCreative, makeGuest, makeLink } from '../support/creatives.ts'
import { idsOfInput, placesOf } from '../support/input-ids.ts'
import { proofsHere } from '../support/proofs-here.ts'
import { TEAM_ROWS, type TeamRow } from '../support/team-rows.ts'
import { makeTeam } from '../support/teams.ts'

const endpoints = Object.entries(contract).flatMap(([domain, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ domain, name, endpoint })),
)
const policyOf = ({ domain, name }: { domain: string; name: string }): Policy | undefined =>
  ACCESS_POLICY[domain]?.[name]

const NOBODY = '0193e1c4-0000-7000-8000-000000000000'
const unavailable = () => Promise.reject(new AppError('unavailable'))

let reading: ReturnType<Proofs['read']> | undefined
let backend: TestBackend
let team: Record<TeamRole, SignedUp>
let senders: Record<Caller, Sender>
let left: SignedUp
let stranger: SignedUp
/** The token of a link to one creative. */
let linkToken: string
/** One row of each kind, made by a former member, which no call changes. */
const standing: string[] = []

beforeAll(async () => {
  backend = await createTestBackend({
    env: { PLAN_SEATS: '999', PLAN_CONCURRENCY: '999' },
    replace: {
      // Access to the brand is decided before the model is asked.
      textModel: { ask: () => Promise.resolve(null) },
      proofs: {
        ...proofsHere,
        read: (words) => (reading ??= proofsHere.read(words)),
        scene: unavailable,
        draw: unavailable,
      },
    },
  })
  team = await makeTeam(backend)
  left = await signUp(backend)
  const reviewer = await makeGuest(backend)
  const seen = await makeCreative(backend, team.OWNER)
  const wish = { kind: 'review' as const, creative_ids: [seen], title: '', days: 1 }
  linkToken = (await makeLink(backend, team.OWNER, wish)).token
  await backend.call(contract.reviews.open, { token: linkToken }, reviewer)
  stranger = await signUp(backend)
  senders = {
    ...team,
    ANONYMOUS: {},
    REVIEWER: reviewer,
    STRANGER: stranger,
    LEFT: left,
  }
  for (const row of keysOf(TEAM_ROWS))
    if (!PERSONAL.has(row)) standing.push(await rowFor('LEFT', row))
})
afterAll(() => backend.close())

/** Rows that belong to a person, whichever team they work in. */
const PERSONAL: ReadonlySet<TeamRow> = new Set([
  'upload',
  'markedUpload',
  'session',
  'passkey',
  'removal',
  'removalWork',
])

const rowFor = (caller: Caller, row: TeamRow): Promise<string> => {
  const { teamId } = team.OWNER
  const { userId } = caller === 'LEFT' ? left : team.OWNER
  return TEAM_ROWS[row](backend.context.db, { teamId, userId })
}

/** A row that's certainly the caller's; for guests, who have none, anybody's. */
function ownRowFor(caller: Caller, row: TeamRow): Promise<string> {
  const elsewhere = caller === 'LEFT' ? left : stranger
  const { teamId, userId } = isTeamRole(caller) ? team[caller] : elsewhere
  return TEAM_ROWS[row](backend.context.db, { teamId, userId })
}

/** Failures that aren't about the caller count as `done`, too. */
async function ask(endpoint: Endpoint, input: Input, caller: Caller): Promise<string> {
  const response = await backend.send(endpoint, input, senders[caller])
  const { data }: { data: { code?: string; details?: object } | null } = await response.json()
  if (response.ok) return 'done'
  const code = data?.code ?? ''
  if (code === 'invalid_input') return `${code} ${JSON.stringify(data?.details)}`
  return REFUSALS.has(code) ? code : 'done'
}
const REFUSALS = new Set([
  ...['not_signed_in', 'not_permitted', 'not_found', 'brand_not_found', 'upload_missing'],
  ...['invalid_input', 'internal'],
])

/** Everything stored about a row that can be skipped. */
async function stateOf(id: string): Promise<unknown> {
  const tables = [
    ...['files', 'library_items', 'library_stars', 'library_tags', 'creatives', 'tasks'],
    'removal_works',
  ]
  const rows = tables.map(
    (name) => sql`select t::text as row from ${sql.identifier(name)} t
      where t::text like ${`%${id}%`}`,
  )
  const found = await backend.context.db.execute(
    sql`${sql.join(rows, sql` union all `)} order by 1`,
  )
  return found.rows
}

/** The outcome; if the call succeeded without changing the row, the error for skipped rows. */
async function unlessPassedOver(
  { missing = 'not_found' }: OnRow,
  id: string,
  asked: () => Promise<string>,
): Promise<string> {
  const before = JSON.stringify(await stateOf(id))
  const outcome = await asked()
  if (outcome !== 'done') return outcome
  return JSON.stringify(await stateOf(id)) === before ? missing : 'done'
}

async function tryRow(endpoint: Endpoint, tried: OnRow): Promise<void> {
  const { teamId } = team.OWNER
  const outcomes: Record<string, string> = {}
  const wanted: Record<string, string> = {}
  let untouched: string | undefined
  for (const caller of callersOf(endpoint, tried)) {
    const hope = expected(endpoint, tried, caller)
    const isOwn = hope === 'done' || caller === 'LEFT'
    untouched ??= isOwn ? undefined : await rowFor(caller, tried.row)
    const id = (isOwn ? undefined : untouched) ?? (await rowFor(caller, tried.row))
    const own = tried.beside ? await ownRowFor(caller, tried.beside) : ''
    const asked = () => ask(endpoint, tried.input(id, teamId, own), caller)
    outcomes[caller] = tried.isPassedOver ? await unlessPassedOver(tried, id, asked) : await asked()
    wanted[caller] = hope
  }
  const places = placesOf(tried.input(NOBODY, NOBODY, ''), NOBODY).join(', ')
  expect.soft(outcomes, `another’s ${tried.row} as ${places}`).toEqual(wanted)
}

async function tryByLink(endpoint: Endpoint, { row, input }: OnRow): Promise<void> {
  const { teamId } = team.OWNER
  const asked = { ...input(await rowFor('OWNER', row), teamId, ''), token: linkToken }
  expect(endpoint.access).toBe('visitor')
  expect(await ask(endpoint, asked, 'REVIEWER')).toBe('not_found')
}

async function tryRight(endpoint: Endpoint, { right, input, refusal }: ByRight): Promise<void> {
  const outcomes: Record<string, string> = {}
  const wanted: Record<string, string> = {}
  for (const caller of ['OUTER_USER', 'MEMBER', 'ADMIN'] as const) {
    outcomes[caller] = await ask(endpoint, input, caller)
    wanted[caller] = mayDo(caller, right) ? 'done' : (refusal ?? 'not_permitted')
  }
  expect(outcomes).toEqual(wanted)
}

test('every endpoint says in the policy whose it is', () => {
  const isNamed = (given: { domain: string; name: string }) => policyOf(given) !== undefined
  const silent = endpoints.filter((given) => !isNamed(given))
  expect(
    silent.map(({ domain, name }) => `${domain}.${name}`),
    'Add these to tests/support/access-policy.ts: anyone, self, operator, link, or the rows and rights it needs.',
  ).toEqual([])
  const named = Object.values(ACCESS_POLICY).flatMap((group) => Object.keys(group))
  expect(named, 'The policy names endpoints that are no more.').toHaveLength(endpoints.length)
})

test.each(endpoints)('[R6.03] $domain $name opens to whom the policy says', async (given) => {
  const { endpoint } = given
  const policy = policyOf(given)
  if (endpoint.access === 'user') {
    expect(await ask(endpoint, {}, 'ANONYMOUS')).toBe('not_signed_in')
    expect(await ask(endpoint, {}, 'REVIEWER')).toBe('not_signed_in')
  }
  if (typeof policy === 'string') return tryWord(endpoint, policy)
  for (const tried of [policy ?? []].flat()) {
    if (!('row' in tried)) {
      await tryRight(endpoint, tried)
      await tryNarrowed(endpoint)
    } else if (tried.isByLink) await tryByLink(endpoint, tried)
    else await tryRow(endpoint, tried)
  }
})

async function tryWord(endpoint: Endpoint, policy: string): Promise<void> {
  const accesses: Record<string, string[]> = {
    anyone: ['public'],
    link: ['public', 'visitor'],
    self: ['user'],
    operator: ['operator'],
  }
  expect(accesses[policy]).toContain(endpoint.access)
  if (policy === 'self') await tryNarrowed(endpoint)
  if (policy === 'operator') {
    for (const caller of ['ANONYMOUS', 'REVIEWER', 'OWNER'] as const)
      expect(await ask(endpoint, {}, caller)).toBe('not_found')
  }
  if (endpoint.method !== 'GET' || policy !== 'self') return
  const answer = await (await backend.send(endpoint, {}, senders.LEFT)).text()
  expect(standing.filter((id) => answer.includes(id))).toEqual([])
}

/** Another person's row must get the same reply as one that doesn't exist. */
async function tryNarrowed(endpoint: Endpoint): Promise<void> {
  if (endpoint.method !== 'GET') return
  for (const field of idsOfInput(endpoint)) {
    const answerTo = async (id: string) => {
      const asked = field === 'cursor' && endpoint.id === 'library.list' ? `1.${id}` : id
      const answer = await backend.send(endpoint, { [field]: asked }, senders.LEFT)
      expect(answer.status, field).not.toBe(400)
      return (await answer.text()).replaceAll(id, '')
    }
    const nothing = await answerTo(NOBODY)
    for (const id of standing.filter((one) => one.length === NOBODY.length)) {
      const answer = await answerTo(id)
      // A row as cursor only marks a position in the caller's own list.
      if (field === 'cursor') expect(standing.filter((one) => answer.includes(one))).toEqual([])
      else expect(answer, field).toBe(nothing)
    }
  }
}
