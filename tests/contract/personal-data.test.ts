import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { PASSWORD, type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { makeCreative } from '../support/creatives.ts'
import { createTestClock } from '../support/test-clock.ts'
import { zipEntries } from '../support/zip-entries.ts'

const { accounts, personalData, tasks } = contract
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
  const { url } = await backend.call(personalData.exportData, {}, account)
  const answer = await fetchAt(url)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const entries = zipEntries(Buffer.from(await answer.arrayBuffer()))
  const texts = new Map(entries.map(({ name, bytes }) => [name, bytes.toString('utf8')]))
  expect([...texts.keys()].sort()).toEqual(
    [
      ...['brands', 'creatives', 'files', 'ledger', 'orders'],
      ...['profile', 'sessions', 'tasks', 'teams', 'uploads'],
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
