import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { PASSWORD, type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { makeCreative } from '../support/creatives.ts'
import { insertTrack } from '../support/team-rows.ts'
import { createTestClock } from '../support/test-clock.ts'
import { zipEntries } from '../support/zip-entries.ts'

const { accounts, knowledge, personalData, tasks, templates } = contract
const MINUTE_MS = 60_000

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ replace: { clock } })
})
afterAll(() => backend.close())

const fetchAt = (url: string) => backend.app.request(url, {}, { ip: '192.0.2.1' })
const make = (account: SignedUp, prompt: string) =>
  backend.call(tasks.create, { workflow_type: 'text_to_image', prompt }, account)

test('somebody downloads all that is kept of them: nobody else’s, and nothing that opens anything', async () => {
  const [account, stranger] = [await signUp(backend), await signUp(backend)]
  await make(account, 'Red shoes of Mai')
  await make(stranger, 'Blue shoes of somebody')
  const saved = await makeCreative(backend, account, { prompt: 'Green shoes of Mai' })
  await makeCreative(backend, stranger, { prompt: 'Blue boots of somebody' })
  const template = {
    title: 'Sale of Mai',
    prompt: '{product}',
    aspect_ratio: null,
    occasion_day: null,
  }
  await backend.call(templates.save, template, account)
  const known = { title: 'Claims', kind: 'claims', file_name: null, text: 'Made in Kiel' } as const
  await backend.call(knowledge.save, known, account)
  await insertTrack(backend.context.db, { ...account, name: 'Spot of Mai' })
  await insertTrack(backend.context.db, { ...stranger, name: 'Blue spot' })
  const { url } = await backend.call(personalData.exportData, {}, account)
  const answer = await fetchAt(url)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const entries = zipEntries(Buffer.from(await answer.arrayBuffer()))
  const texts = new Map(entries.map(({ name, bytes }) => [name, bytes.toString('utf8')]))
  expect([...texts.keys()].sort()).toEqual(
    [
      ...[
        'ad-board',
        'ad-figures',
        'brands',
        'creatives',
        'files',
        'imports',
        'knowledge',
        'ledger',
        'orders',
      ],
      ...['products', 'profile', 'sessions', 'subtitles', 'tasks', 'teams', 'templates'],
      ...['ugc-ads', 'uploads'],
    ].map((name) => `${name}.json`),
  )
  const read = (name: string) => JSON.parse(texts.get(name) ?? '')
  expect(read('profile.json')).toMatchObject({ email: account.email, hasPassword: true })
  expect(read('tasks.json')).toMatchObject([
    { prompt: 'Red shoes of Mai' },
    { prompt: 'Green shoes of Mai' },
  ])
  expect(read('creatives.json')).toMatchObject([{ id: saved }])
  expect(read('brands.json')).toMatchObject([{ teamId: account.teamId }])
  expect(read('teams.json')).toMatchObject([{ role: 'OWNER', teamId: account.teamId }])
  expect(read('sessions.json')).toHaveLength(1)
  expect(read('templates.json')).toMatchObject([{ title: 'Sale of Mai' }])
  expect(read('knowledge.json')).toMatchObject([{ text: 'Made in Kiel' }])
  expect(read('subtitles.json')).toMatchObject([{ name: 'Spot of Mai', cues: [] }])
  const given = read('ledger.json').filter((row: { account: string }) => row.account === 'issued')
  expect(given).toMatchObject([{ amount: -1_000, reason: 'welcome' }])
  const all = [...texts.values()].join('')
  for (const secret of ['argon2', 'Hash', 'sealed', stranger.email, stranger.userId, 'Blue'])
    expect(all).not.toContain(secret)
})

test('the address is given to who has confirmed, is theirs alone, and ends after ten minutes', async () => {
  const [account, stranger] = [await signUp(backend), await signUp(backend)]
  await expect(backend.call(personalData.exportData, {})).rejects.toMatchObject({
    code: 'not_signed_in',
  })
  clock.advance(10 * MINUTE_MS)
  await expect(backend.call(personalData.exportData, {}, account)).rejects.toMatchObject({
    code: 'confirm_needed',
  })
  await backend.call(accounts.confirm, { secret: PASSWORD }, account)
  const { url } = await backend.call(personalData.exportData, {}, account)
  expect((await fetchAt(url.replace(account.userId, stranger.userId))).status).toBe(404)
  expect((await fetchAt(url)).status).toBe(200)
  clock.advance(10 * MINUTE_MS)
  expect((await fetchAt(url)).status).toBe(410)
})
