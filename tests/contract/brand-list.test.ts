// @module-tag postgres
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tasks } from '../../src/backend/modules/tasks/tables.ts'
import { isAppError } from '../../src/contract/app-error.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts'
import type { BrandInput } from '../../src/contract/endpoints/brands.ts'
import type { TeamRole } from '../../src/contract/team-roles.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { failure, generate } from '../support/generations.ts'
import { makeTeam } from '../support/teams.ts'

const { brands, teams } = contract

let backend: TestBackend
let team: Record<TeamRole, SignedUp>
let stranger: SignedUp
beforeAll(async () => {
  backend = await createTestBackend({ env: { PLAN_SEATS: '60', PLAN_CONCURRENCY: '9' } })
  team = await makeTeam(backend)
  stranger = await signUp(backend)
})
afterAll(() => backend.close())

const listOf = async ({ token }: SignedUp) =>
  (await backend.call(brands.list, {}, { token })).brands
const namesOf = async (user: SignedUp) => (await listOf(user)).map(({ name }) => name)
const create = async ({ token }: SignedUp, name: string) =>
  (await backend.call(brands.create, { name }, { token })).brand_id
const currentOf = async ({ token }: SignedUp) =>
  (await backend.call(teams.currentContext, {}, { token })).current_brand?.name

const LOOK = {
  colours: [],
  heading_font: null,
  body_font: null,
  tone_words: [],
  legal_line: null,
} satisfies Partial<BrandInput>

async function outcome<E extends Endpoint>(endpoint: E, input: InputOf<E>, token?: string) {
  try {
    await backend.call(endpoint, input, { token })
    return 'done'
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
}

describe('[R6.03] who may do what with a brand', () => {
  const ASKERS = ['VISITOR', 'STRANGER', 'OUTER_USER', 'MEMBER', 'ADMIN', 'OWNER'] as const
  const tokenOf = (asker: (typeof ASKERS)[number]) => {
    if (asker === 'VISITOR') return undefined
    return (asker === 'STRANGER' ? stranger : team[asker]).token
  }
  let brandId: string
  beforeEach(async () => {
    brandId = await create(team.OWNER, 'Fjell')
  })

  type Try = (token: string | undefined) => Promise<string>
  const done = 'done'
  const signIn = 'not_signed_in'
  const none = 'brand_not_found'
  const no = 'not_permitted'
  /** In the order of the callers above. */
  const POLICY: [string, Try, string[]][] = [
    ['list', (token) => outcome(brands.list, {}, token), [signIn, done, done, done, done, done]],
    [
      'detail',
      (token) => outcome(brands.detail, { brandId }, token),
      [signIn, none, done, done, done, done],
    ],
    [
      'select',
      (token) => outcome(brands.select, { brandId }, token),
      [signIn, none, done, done, done, done],
    ],
    [
      'preview',
      (token) => {
        const seen = { brandId, ...LOOK, name: 'Fjell', prompt: 'Fresh coffee', seed: 1 }
        return outcome(brands.preview, seen, token)
      },
      [signIn, none, done, done, done, done],
    ],
    [
      'save',
      (token) => outcome(brands.save, { brandId, ...LOOK, name: `Fjell ${token}` }, token),
      [signIn, none, no, done, done, done],
    ],
    [
      'create',
      (token) => outcome(brands.create, { name: 'Sky' }, token),
      // A stranger creates one in their own team.
      [signIn, done, no, no, done, done],
    ],
    [
      'makeDefault',
      (token) => outcome(brands.makeDefault, { brandId }, token),
      [signIn, none, no, no, done, done],
    ],
    [
      'restore',
      (token) => outcome(brands.restore, { brandId }, token),
      [signIn, none, no, no, done, done],
    ],
    [
      'remove',
      (token) => outcome(brands.remove, { brandId }, token),
      // The owner no longer finds what the admin has deleted.
      [signIn, none, no, no, done, none],
    ],
  ]

  test.each(POLICY)('%s', async (_name, attempt, expected) => {
    const outcomes: string[] = []
    for (const asker of ASKERS) outcomes.push(await attempt(tokenOf(asker)))
    expect(outcomes).toEqual(expected)
  })
})

describe('[R2.25] the brands of a team', () => {
  test('[R7.11] everybody works in the one they chose, and without a choice in the default', async () => {
    const { OWNER, ADMIN, MEMBER } = await makeTeam(backend)
    const first = await currentOf(OWNER)
    const second = await create(OWNER, 'Second')
    expect(await currentOf(OWNER)).toBe('Second')
    expect(await currentOf(MEMBER)).toBe(first)
    await backend.call(brands.makeDefault, { brandId: second }, { token: ADMIN.token })
    expect(await currentOf(MEMBER)).toBe('Second')
    const [, other] = await listOf(MEMBER)
    expect(other).toMatchObject({ name: first, is_current: false, is_default: false })
    await backend.call(brands.select, { brandId: other?.brand_id ?? '' }, { token: MEMBER.token })
    expect(await currentOf(MEMBER)).toBe(first)
    expect(await currentOf(ADMIN)).toBe('Second')
  })

  test('one that is deleted is in no list, and comes back for whoever worked in it', async () => {
    const user = await signUp(backend)
    const brandId = await create(user, 'Gone')
    await backend.call(brands.remove, { brandId }, { token: user.token })
    expect(await namesOf(user)).not.toContain('Gone')
    expect(await currentOf(user)).not.toBe('Gone')
    expect(await outcome(brands.save, { brandId, ...LOOK, name: 'x' }, user.token)).toBe(
      'brand_not_found',
    )
    await backend.call(brands.restore, { brandId }, { token: user.token })
    expect(await currentOf(user)).toBe('Gone')
  })

  test('a task bears the brand that is named, however it is changed and deleted later', async () => {
    const user = await signUp(backend)
    const brandId = await create(user, 'Kept')
    await create(user, 'Worked in')
    const task = await generate(backend, user, { use_brand: true, brand_id: brandId })
    await backend.call(brands.save, { brandId, ...LOOK, name: 'Renamed' }, { token: user.token })
    await backend.call(brands.remove, { brandId }, { token: user.token })
    const rows = await backend.context.db.select({ id: tasks.id, brand: tasks.brand }).from(tasks)
    expect(rows.find(({ id }) => id === task.task_id)?.brand).toMatchObject({ name: 'Kept' })
    await expect(generate(backend, user, { use_brand: true, brand_id: brandId })).rejects.toEqual(
      failure('brand_not_found'),
    )
  })

  test('a small ad shows the look in the form, saved or not', async () => {
    const user = await signUp(backend)
    const brandId = await create(user, 'Seen')
    const preview = (look: Partial<BrandInput>) =>
      backend.call(
        brands.preview,
        { brandId, ...LOOK, ...look, name: 'Seen', prompt: 'Fresh coffee. Shop now', seed: 3 },
        { token: user.token },
      )
    const plain = await preview({})
    const red = await preview({ colours: ['#e4002b'] })
    expect(red.image).toMatch(/^data:image\/webp;base64,/)
    expect(red.image).not.toBe(plain.image)
  })

  test('[R5.16] of two who save the same version the second is told, and nothing is overwritten', async () => {
    const { OWNER, ADMIN } = await makeTeam(backend)
    const brandId = await create(OWNER, 'Ours')
    const { version } = await backend.call(brands.detail, { brandId }, { token: ADMIN.token })
    const save = ({ token }: SignedUp, name: string) =>
      backend.call(brands.save, { brandId, ...LOOK, version, name }, { token })
    const saved = await Promise.allSettled([save(OWNER, 'Red'), save(ADMIN, 'Blue')])
    expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const late = saved.find(({ status }) => status === 'rejected')
    expect(late).toMatchObject({ reason: failure('changed_meanwhile') })
    const now = await backend.call(brands.detail, { brandId }, { token: ADMIN.token })
    expect(now.version).toBe(version + 1)
  })
})
