import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teamTemplates } from '../../src/backend/modules/templates/tables.ts'
import { isAppError } from '../../src/contract/app-error.ts'
import { contract } from '../../src/contract/contract.ts'
import type { InputOf } from '../../src/contract/endpoint.ts'
import { TEMPLATES_MAX } from '../../src/contract/templates.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { makeTeam } from '../support/teams.ts'
import { sendUnchecked } from '../support/unchecked.ts'

const { templates } = contract
const clock = { now: () => new Date('2026-11-23T10:00:00Z') }
const WORDS = {
  title: 'Sale',
  prompt: '{product}, [offer]',
  aspect_ratio: null,
  occasion_day: null,
}

let backend: TestBackend
let team: Awaited<ReturnType<typeof makeTeam>>
let stranger: SignedUp
beforeAll(async () => {
  backend = await createTestBackend({ env: { PLAN_SEATS: '9' }, replace: { clock } })
  team = await makeTeam(backend)
  stranger = await signUp(backend)
})
afterAll(() => backend.close())

async function outcome(act: Promise<unknown>): Promise<string> {
  try {
    await act
    return 'done'
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
}
const save = (sender: Sender, change: Partial<InputOf<typeof templates.save>> = {}) =>
  backend.call(templates.save, { ...WORDS, ...change }, sender)
const listOf = async (sender: Sender) => (await backend.call(templates.list, {}, sender)).templates

describe('what comes along', () => {
  test('[R2.30] is there for everybody in their language, with the holidays ahead', async () => {
    const german = await sendUnchecked(backend, templates.shipped, { lang: 'de' })
    const { templates: shipped, occasions, slots } = templates.shipped.output.parse(german)
    expect(shipped.find(({ template_id }) => template_id === 'sale')).toEqual({
      template_id: 'sale',
      title: 'Rabatt',
      prompt: '{product}, {offer} bis {date}. Jetzt kaufen',
      trade: 'shop',
      is_seasonal: false,
      aspect_ratio: '1:1',
    })
    expect(slots).toContainEqual({ slot: 'product', name: 'Ihr Produkt' })
    expect(occasions[0]).toMatchObject({ name: 'Black Friday', day: '2026-11-27' })
    expect(occasions.map(({ day }) => day)).toEqual(occasions.map(({ day }) => day).toSorted())
  })
})

describe('a team’s own templates', () => {
  const WHO = ['nobody', 'stranger', 'OUTER_USER', 'MEMBER', 'ADMIN', 'OWNER'] as const
  const senderOf = (who: (typeof WHO)[number]): Sender => {
    if (who === 'nobody') return {}
    return who === 'stranger' ? stranger : team[who]
  }
  test.each([
    ['nobody', 'not_signed_in', 'not_signed_in', 'not_signed_in', 'not_signed_in'],
    ['stranger', 'done', 'done', 'not_found', 'not_found'],
    ['OUTER_USER', 'done', 'not_permitted', 'not_permitted', 'not_permitted'],
    ['MEMBER', 'done', 'done', 'done', 'done'],
    ['ADMIN', 'done', 'done', 'done', 'done'],
    ['OWNER', 'done', 'done', 'done', 'done'],
  ] as const)(
    '%s: list %s, add %s, change %s, delete %s',
    async (who, list, add, change, remove) => {
      const sender = senderOf(who)
      const { template_id } = await save(team.OWNER)
      expect(await outcome(listOf(sender))).toBe(list)
      expect(await outcome(save(sender))).toBe(add)
      expect(await outcome(save(sender, { template_id, title: who }))).toBe(change)
      expect(
        await outcome(backend.call(templates.remove, { templateId: template_id }, sender)),
      ).toBe(remove)
    },
  )

  test('are the team’s: colleagues and guests see them, others do not', async () => {
    const saved = await save(team.MEMBER, { title: 'Tết', occasion_day: '2027-02-06' })
    for (const who of [team.OWNER, team.OUTER_USER]) expect(await listOf(who)).toContainEqual(saved)
    expect(await listOf(stranger)).not.toContainEqual(saved)
    const changed = await save(team.ADMIN, {
      template_id: saved.template_id,
      prompt: 'New: {product}',
    })
    expect(changed).toMatchObject({ prompt: 'New: {product}', occasion_day: null })
    expect(await outcome(save(team.ADMIN, { template_id: randomUUID() }))).toBe('not_found')
  })

  test('are at most two hundred, also when two are added at once', async () => {
    const { teamId, userId } = stranger
    await backend.context.db.delete(teamTemplates)
    const rows = Array.from({ length: TEMPLATES_MAX - 1 }, () => ({
      teamId,
      userId,
      title: 'x',
      prompt: 'x',
    }))
    await backend.context.db.insert(teamTemplates).values(rows)
    const both = await Promise.all([outcome(save(stranger)), outcome(save(stranger))])
    expect(both.sort()).toEqual(['done', 'templates_limit_reached'])
  })
})
