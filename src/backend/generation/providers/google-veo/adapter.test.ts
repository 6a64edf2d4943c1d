import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importSPKI, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { present } from '../../../../../tests/support/present.ts'
import { type Asked, asked } from '../../../../../tests/support/providers/asked.ts'
import {
  ACCOUNT_KEYS,
  accountFor,
  startGoogleVeo,
  writeAccount,
} from '../../../../../tests/support/providers/google-veo/stand-in.ts'
import { testTools } from '../../../../../tests/support/providers/test-tools.ts'
import type { Vendor } from '../../../../../tests/support/providers/vendor.ts'
import { createTestClock, type TestClock } from '../../../../../tests/support/test-clock.ts'
import { readEnv } from '../../../env.ts'
import type { Adapter } from '../adapter.ts'
import { addressOfLocation } from './adapter.ts'
import { openGoogleVeo } from './open.ts'
import { readCredentials } from './service-account.ts'

let vendor: Vendor
let clock: TestClock
let adapter: Adapter

beforeEach(async () => {
  vendor = await startGoogleVeo()
  vendor.output = Buffer.from('a film')
  clock = createTestClock()
  adapter = open()
})
afterEach(() => vendor.close())

function open(variables: Record<string, string> = {}, account: object = accountFor(vendor)) {
  const env = readEnv({ GOOGLE_VERTEX_BASE_URL: vendor.baseUrl, ...variables })
  const tools = { ...testTools(), now: () => clock.now() }
  return openGoogleVeo(writeAccount(account), env, tools).adapter
}
const film = { aspectRatio: '16:9', resolution: '1080p', durationSeconds: 6, fps: 24 } as const
async function submit(request: Asked = {}) {
  const wanted = await asked({ ...film, remote: { name: 'veo-3.1-generate-001' }, ...request })
  await adapter.submit(wanted, { clientToken: 'token', signal: undefined })
  return present(vendor.at('submit').at(-1))
}
const tokens = () => vendor.requests.filter(({ path }) => path === '/token')
const look = () => adapter.look({ operation: [...vendor.jobs.keys()][0] ?? '' })

test('a film is asked for in the project and the place that are set', async () => {
  adapter = open({ GOOGLE_CLOUD_PROJECT: 'other', GOOGLE_CLOUD_LOCATION: 'europe-west4' })
  const { path, json } = await submit({ count: 2, generateAudio: true })
  expect(path).toBe(
    '/v1/projects/other/locations/europe-west4/publishers/google/models/veo-3.1-generate-001:predictLongRunning',
  )
  expect(json).toEqual({
    instances: [{ prompt: 'a red mug on a white table' }],
    parameters: {
      sampleCount: 2,
      durationSeconds: 6,
      seed: 7,
      aspectRatio: '16:9',
      resolution: '1080p',
      generateAudio: true,
    },
  })
})

test('the picture a film begins with goes along', async () => {
  const path = join((await asked()).workDir, 'first.jpg')
  await writeFile(path, 'bytes')
  const { json } = await submit({ images: [{ path, mimeType: 'image/jpeg', kind: 'image' }] })
  const image = { bytesBase64Encoded: btoa('bytes'), mimeType: 'image/jpeg' }
  expect(json.instances).toMatchObject([{ image }])
})

test.each([
  ['global', 'https://aiplatform.googleapis.com'],
  ['eu', 'https://aiplatform.eu.rep.googleapis.com'],
  ['us-central1', 'https://us-central1-aiplatform.googleapis.com'],
])('%s has its own address', (location, address) => {
  expect(addressOfLocation(location)).toBe(address)
})

test('the claims are signed by the account and name Google as who may read them', async () => {
  await submit()
  const form = new URLSearchParams(present(tokens()[0]).bytes.toString())
  const key = await importSPKI(ACCOUNT_KEYS.publicKey, 'RS256')
  const { payload, protectedHeader } = await jwtVerify(form.get('assertion') ?? '', key, {
    issuer: 'adloom@a-project.iam.gserviceaccount.com',
    audience: `${vendor.baseUrl}/token`,
    currentDate: clock.now(),
    maxTokenAge: '1 minute',
  })
  expect(payload).toMatchObject({ scope: 'https://www.googleapis.com/auth/cloud-platform' })
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key-1' })
  expect(vendor.at('submit')[0]?.headers.authorization).toBe('Bearer ya29.token')
})

test('a token is asked for once in its time, also by requests at once, and anew when it is refused', async () => {
  await Promise.all([submit(), submit()])
  expect(tokens()).toHaveLength(1)
  clock.advance(50 * 60_000)
  await submit()
  expect(tokens()).toHaveLength(1)
  clock.advance(6 * 60_000)
  await submit()
  expect(tokens()).toHaveLength(2)
  vendor.spoil('look', vendor.refusals.auth)
  await expect(look()).rejects.toMatchObject({ kind: 'auth' })
  await look()
  expect(tokens()).toHaveLength(3)
})

test('an account that Google refuses is told as such, and nothing was asked for', async () => {
  const body = { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }
  vendor.spoil('other', { status: 400, body })
  await expect(submit()).rejects.toMatchObject({ kind: 'auth', isAnswer: true })
  vendor.spoil('other', 'cut')
  await expect(submit()).rejects.toMatchObject({ kind: 'unavailable', isAnswer: true })
  expect(vendor.at('submit')).toEqual([])
  await submit()
})

test('a quota by the minute passes, and is no missing money', async () => {
  vendor.spoil('submit', vendor.refusals.busy)
  await expect(submit()).rejects.toMatchObject({ kind: 'rate_limited', retryAfterSeconds: 30 })
  vendor.spoil('submit', vendor.refusals.quota)
  await expect(submit()).rejects.toMatchObject({ kind: 'quota' })
})

const ends: [object, string][] = [
  [{ error: { code: 3, message: 'Unsupported output resolution' } }, 'invalid_input'],
  [{ error: { code: 3, message: 'It violates our Responsible AI practices' } }, 'content_blocked'],
  [{ error: { code: 8, message: 'Quota exceeded for requests per minute' } }, 'rate_limited'],
  [{ error: { code: 13, message: 'Internal error' } }, 'unknown'],
  [{ error: { code: 14, message: 'Try again' } }, 'unavailable'],
  [{ response: { raiMediaFilteredCount: 1, videos: [] } }, 'content_blocked'],
  [{ response: {} }, 'content_blocked'],
]
test.each(ends)('an operation that ends as %j is %s', async (fields, kind) => {
  await submit()
  vendor.spoil('look', { body: { name: 'operation', done: true, ...fields } })
  expect(await look()).toMatchObject({ state: 'failed', error: { kind } })
})

test('of several films those that are there are handed over', async () => {
  await submit({ count: 2 })
  const videos = [{ bytesBase64Encoded: 'QUJD' }, { gcsUri: 'gs://elsewhere' }]
  const response = { raiMediaFilteredCount: 1, videos }
  vendor.spoil('look', { body: { name: 'operation', done: true, response } })
  expect(await look()).toEqual({ state: 'done', outputs: [{ base64: 'QUJD' }] })
})

const files: [string, string, RegExp][] = [
  ['of a person', JSON.stringify({ type: 'authorized_user', refresh_token: 'secret' }), /type/],
  ['without a key', JSON.stringify({ type: 'service_account', client_email: 'a' }), /private_key/],
  ['that is no JSON', '{ secret', /cannot be read/],
]
test.each(files)(
  'a file %s is refused by name, without its content',
  async (_, content, reason) => {
    const file = join((await asked()).workDir, 'account.json')
    await writeFile(file, content)
    expect(() => readCredentials(file)).toThrow(reason)
    expect(() => readCredentials(file)).toThrow(/GOOGLE_APPLICATION_CREDENTIALS/)
    expect(() => readCredentials(file)).not.toThrow(/secret/)
  },
)

test('a project has to be named by the key or by a setting', () => {
  expect(() => open({}, { ...accountFor(vendor), project_id: undefined })).toThrow(
    /GOOGLE_CLOUD_PROJECT/,
  )
})
