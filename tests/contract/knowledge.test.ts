import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brandKnowledge } from '../../src/backend/modules/knowledge/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import type { InputOf } from '../../src/contract/endpoint.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import { KNOWLEDGE_MAX, KNOWLEDGE_PDF_MAX_BYTES } from '../../src/contract/knowledge.ts'
import { signUp } from '../support/accounts.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { failure } from '../support/generations.ts'
import { lines, makePdf } from '../support/plain-pdf.ts'
import {
  startTextModelServer,
  type TextModelServer,
} from '../support/providers/text-model/stand-in.ts'
import { makeTeam } from '../support/teams.ts'

const { knowledge } = contract
const WORDS = {
  title: 'What we may say',
  kind: 'claims',
  file_name: null,
  text: '- Roasted in Kiel\n- No sugar added',
} as const

let server: TextModelServer
let backend: TestBackend
let team: Awaited<ReturnType<typeof makeTeam>>
beforeAll(async () => {
  server = await startTextModelServer()
  backend = await createTestBackend({
    env: {
      PLAN_SEATS: '9',
      TEXT_MODEL_URL: `${server.baseUrl}/v1`,
      TEXT_MODEL: 'small',
    },
  })
  team = await makeTeam(backend)
})
beforeEach(async () => {
  server.reset()
  await backend.context.db.delete(brandKnowledge)
})
afterAll(async () => {
  await backend.close()
  await server.close()
})

const save = (sender: Sender, change: Partial<InputOf<typeof knowledge.save>> = {}) =>
  backend.call(knowledge.save, { ...WORDS, ...change }, sender)
const list = async (sender: Sender) => (await backend.call(knowledge.list, {}, sender)).entries
const brandOf = async (sender: Sender) => {
  const context = await backend.call(contract.teams.currentContext, {}, sender)
  return context.current_brand?.id ?? ''
}

test('[R2.29] an entry is kept, shown to the team, changed and deleted', async () => {
  const { entry_id: entryId, changed_at } = await save(team.MEMBER)
  expect(await list(team.OWNER)).toMatchObject([
    { entry_id: entryId, title: 'What we may say', excerpt: WORDS.text, length: WORDS.text.length },
  ])
  const { text } = await backend.call(knowledge.detail, { entryId }, team.ADMIN)
  expect(text).toBe(WORDS.text)
  await save(team.OWNER, { entry_id: entryId, seen_at: changed_at, text: 'Roasted in Bremen' })
  const late = save(team.MEMBER, { entry_id: entryId, seen_at: changed_at, text: 'Lost' })
  await expect(late).rejects.toEqual(failure('changed_meanwhile'))
  expect((await backend.call(knowledge.detail, { entryId }, team.ADMIN)).text).toBe(
    'Roasted in Bremen',
  )
  await backend.call(knowledge.remove, { entryId }, team.MEMBER)
  expect(await list(team.OWNER)).toEqual([])
  await expect(backend.call(knowledge.detail, { entryId }, team.OWNER)).rejects.toEqual(
    failure('not_found'),
  )
})

test('another team’s entry is not found, and a guest changes none', async () => {
  const { entry_id: entryId } = await save(team.OWNER)
  const stranger = await signUp(backend)
  const asked = (sender: Sender) => [
    backend.call(knowledge.detail, { entryId }, sender),
    backend.call(knowledge.remove, { entryId }, sender),
    save(sender, { entry_id: entryId }),
  ]
  for (const refused of asked(stranger)) {
    await expect(refused).rejects.toEqual(failure('not_found'))
  }
  const [, ...changes] = asked(team.OUTER_USER)
  for (const refused of changes) await expect(refused).rejects.toEqual(failure('not_permitted'))
  for (const refused of asked({})) await expect(refused).rejects.toEqual(failure('not_signed_in'))
  expect(await list(stranger)).toEqual([])
})

test('[R2.29] a PDF is read for those who may write, and nothing of it is kept', async () => {
  const read = async ({ token }: Sender, body: Uint8Array<ArrayBuffer>) => {
    const headers = token ? { authorization: token } : new Headers()
    const request = { method: 'POST', headers, body }
    const answer = await backend.app.request(`http://localhost${STREAMS.knowledgePdf}`, request)
    return (await answer.json()).data
  }
  const pdf = makePdf([lines('Roasted in Kiel')])
  expect(await read(team.MEMBER, pdf)).toEqual({ text: 'Roasted in Kiel', is_cut: false })
  expect(await list(team.OWNER)).toEqual([])
  expect(await read(team.MEMBER, makePdf(['0 0 300 300 re f']))).toMatchObject({
    code: 'pdf_without_text',
  })
  const large = new Uint8Array(KNOWLEDGE_PDF_MAX_BYTES + 1)
  expect(await read(team.MEMBER, large)).toMatchObject({ code: 'media_too_large' })
  expect(await read(team.OUTER_USER, pdf)).toMatchObject({ code: 'not_permitted' })
  expect(await read({}, pdf)).toMatchObject({ code: 'not_signed_in' })
})

test('lines of claims, names and small print are offered, those of texts are not', async () => {
  await save(team.OWNER)
  await save(team.OWNER, { kind: 'names', text: 'Nordlicht No. 1\nNordlicht No. 1' })
  await save(team.OWNER, { kind: 'text', text: 'We began in a garage.' })
  expect(await backend.call(knowledge.facts, {}, team.MEMBER)).toEqual({
    names: ['Nordlicht No. 1'],
    claims: ['Roasted in Kiel', 'No sugar added'],
    legal: [],
  })
})

test('what a brand knows is given to the text model for that brand, and to no other', async () => {
  await save(team.OWNER, { kind: 'text', text: 'We began in a garage in Kiel.' })
  const brand_id = await brandOf(team.OWNER)
  const asked = async (request: InputOf<typeof contract.prompts.enhance>) => {
    server.reset()
    server.say({ prompt: '' })
    await backend.call(contract.prompts.enhance, request, team.OWNER)
    return JSON.stringify(server.requests)
  }
  expect(await asked({ prompt: 'Coffee for $9', brand_id })).toContain('garage in Kiel')
  expect(await asked({ prompt: 'Coffee for $9' })).not.toContain('garage')
  server.reset()
  server.say({})
  await backend.call(contract.prompts.read, { prompt: 'Tea for $9', brand_id }, team.OWNER)
  expect(JSON.stringify(server.requests)).toContain('garage in Kiel')
})

test('a brand keeps a hundred entries, and a text is refused beyond its length', async () => {
  const entry = await save(team.OWNER)
  const { db } = backend.context
  const [row] = await db.select().from(brandKnowledge)
  if (!row) throw new Error('nothing was saved')
  const { id: _, ...copy } = row
  await db.insert(brandKnowledge).values(Array.from({ length: KNOWLEDGE_MAX - 1 }, () => copy))
  await expect(save(team.OWNER)).rejects.toEqual(failure('knowledge_limit_reached'))
  await save(team.OWNER, { entry_id: entry.entry_id, text: 'still to be changed' })
  await expect(save(team.OWNER, { text: 'a'.repeat(20_001) })).rejects.toEqual(
    failure('invalid_input'),
  )
})
