import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Replicate, { validateWebhook } from 'replicate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Adapter } from '../../src/backend/generation/providers/adapter.ts'
import { createReplicate } from '../../src/backend/generation/providers/replicate/adapter.ts'
import { present } from '../support/present.ts'
import { type Asked, asked } from '../support/providers/asked.ts'
import {
  REPLICATE_FILM,
  signReplicateReport,
  startReplicate,
} from '../support/providers/replicate/stand-in.ts'
import { testTools } from '../support/providers/test-tools.ts'
import type { Vendor, VendorRequest } from '../support/providers/vendor.ts'
import {
  DOCUMENTS_NOTICE,
  hasDocuments,
  openDocument,
} from '../support/providers/vendor-document.ts'
import { openOperations } from '../support/providers/vendor-operations.ts'

const { remoteEndpoints: endpoints } = REPLICATE_FILM
const FILM: Asked = {
  workflowType: 'text_to_video',
  aspectRatio: '16:9',
  durationSeconds: 4,
  remote: { endpoints },
}
const REPORT_URL = 'https://ads.example/reports/'

let vendor: Vendor
let adapter: Adapter

beforeEach(async () => {
  vendor = await startReplicate()
  const baseUrl = `${vendor.baseUrl}/v1`
  adapter = createReplicate({ baseUrl, key: 'token', reportUrl: REPORT_URL, tools: testTools() })
})
afterEach(() => vendor.close())

async function send(request: Asked = FILM): Promise<VendorRequest> {
  await adapter.submit(await asked(request), { clientToken: 'token', signal: undefined })
  return present(vendor.at('submit').at(-1))
}
const client = () => new Replicate({ auth: 'token', baseUrl: `${vendor.baseUrl}/v1` })
const essence = ({ method, path, headers, json }: VendorRequest) => ({
  method,
  path,
  authorization: headers.authorization,
  json,
})

const VERSION = { ...endpoints.text_to_video, id: '5c7d5dc6dd8bf75c' }

describe.skipIf(!hasDocuments)(`Replicate’s own document${DOCUMENTS_NOTICE}`, () => {
  const DOCUMENT = 'replicate-openapi.yaml'

  test('knows every field of a request for a model and for a version', async () => {
    const findFaults = await openDocument(DOCUMENT)
    expect(findFaults('schemas_prediction_request', (await send()).json)).toEqual([])
    const remote = { endpoints: { text_to_video: VERSION } }
    const { json } = await send({ ...FILM, remote })
    expect(findFaults('schemas_version_prediction_request', json)).toEqual([])
    const wrong = { ...json, input: 'a mug', hurry: true }
    expect(findFaults('schemas_version_prediction_request', wrong)).toEqual(
      expect.arrayContaining(['/input must be object', 'hurry is not documented']),
    )
  })

  test('knows every address that is asked', async () => {
    await send()
    await send({ ...FILM, remote: { endpoints: { text_to_video: VERSION } } })
    await present(adapter.find)(await lostOf())
    await adapter.look({ id: 'p' }).catch(() => null)
    await adapter.cancel?.({ id: 'p' }).catch(() => null)
    await adapter.check()
    const findFaults = await openOperations(DOCUMENT)
    const asked = vendor.requests.map(({ path, ...rest }) => ({
      ...rest,
      path: path.replace(/^\/v1/, ''),
    }))
    expect(asked.length).toBeGreaterThanOrEqual(6)
    expect(asked.flatMap(findFaults)).toEqual([])
    const elsewhere = { method: 'GET', path: '/orders', query: new URLSearchParams() }
    expect(findFaults(elsewhere)).toEqual(['GET /orders is not documented'])
  })
})

test('Replicate’s own client sends the same for a model, a look and a cancel', async () => {
  const ours = await send()
  const { taskId } = await asked()
  const { id } = await client().predictions.create({
    model: 'acme/film',
    input: { prompt: 'a red mug on a white table', seed: 7, aspect_ratio: '16:9', duration: 4 },
    webhook: REPORT_URL + taskId,
    webhook_events_filter: ['completed'],
  })
  expect(essence(ours)).toEqual(essence(present(vendor.at('submit').at(-1))))
  await adapter.look({ id })
  await adapter.cancel?.({ id })
  await client().predictions.get(id)
  await client().predictions.cancel(id)
  for (const step of ['look', 'cancel'] as const) {
    const [mine, theirs] = vendor.at(step).map(essence)
    expect(mine).toEqual(theirs)
  }
})

test('a version of somebody’s model is named in the request, as by the client', async () => {
  const remote = { endpoints: { text_to_video: VERSION } }
  const ours = await send({ ...FILM, remote })
  const input = { prompt: 'a red mug on a white table', seed: 7, aspect_ratio: '16:9', duration: 4 }
  await client().predictions.create({ version: '5c7d5dc6dd8bf75c', input })
  const { webhook: _, webhook_events_filter: __, ...json } = ours.json
  expect(essence({ ...ours, json })).toEqual(essence(present(vendor.at('submit').at(-1))))
})

test.each([
  ['one address', 'https://a.replicate.delivery/1.mp4', 1],
  ['a list', ['https://a.replicate.delivery/1.png', 'https://a.replicate.delivery/2.png'], 2],
  ['an object', { video: 'https://a.replicate.delivery/1.mp4', seed: 3 }, 1],
  ['words alone', 'I made nothing', 0],
])('the output may be %s', async (_name, output, count) => {
  vendor.spoil('look', { body: { id: 'p', status: 'succeeded', output } })
  const { outputs } = { outputs: [], ...(await adapter.look({ id: 'p' })) }
  expect(outputs).toHaveLength(count)
})

const lostOf = async (request: Asked = FILM) => ({
  clientToken: 'token',
  submittedAt: new Date(),
  request: await asked(request),
})
const find = async (request?: Asked) => present(adapter.find)(await lostOf(request))

test('a prediction whose answer was lost is found by its words and its seed', async () => {
  expect(await find()).toBeNull()
  await send({ ...FILM, seed: 8 })
  await send({ ...FILM, prompt: 'another mug' })
  expect(await find()).toBeNull()
  await send()
  expect(await find()).toEqual({ id: 'prediction3' })
})

test('all pages of the time in question are turned before a prediction counts as not made', async () => {
  await send()
  for (let seed = 100; seed < 110; seed++) await send({ ...FILM, seed })
  expect(await find()).toEqual({ id: 'prediction1' })
  const since = present(vendor.at('other')[0]).query.get('created_after')
  expect(Date.now() - Date.parse(present(since))).toBeGreaterThanOrEqual(60_000)
})

test('pages are asked for where we ask, wherever the service says they are', async () => {
  await send()
  const next = 'https://elsewhere.example/v1/predictions?cursor=0'
  vendor.spoil('other', { body: { results: [], next } })
  expect(await find()).toEqual({ id: 'prediction1' })
})

test('a list that has no end, or whose data is gone, proves nothing', async () => {
  await send({ ...FILM, seed: 8 })
  const next = '/v1/predictions?cursor=0'
  for (let page = 0; page < 50; page++) vendor.spoil('other', { body: { results: [], next } })
  await expect(find()).rejects.toThrow('Too many')
  for (const gone of [{ data_removed: true, input: {} }, { input: null }]) {
    vendor.spoil('other', { body: { results: [{ id: 'p', ...gone }], next: null } })
    await expect(find()).rejects.toThrow('data is removed')
  }
})

test('what was made long before is not looked at, even where the list cannot be narrowed', async () => {
  const { json } = await send()
  const old = { id: 'old', created_at: '2026-01-01T00:00:00Z', input: json.input }
  vendor.spoil('other', { body: { results: [old], next: '/v1/predictions?cursor=0' } })
  expect(await find()).toBeNull()
})

test('a model is found by the names that it has for words and seed', async () => {
  const { text_to_video } = endpoints
  const fields = { prompt: 'text', seed: 'noise', duration: 'duration' }
  const other = { ...FILM, remote: { endpoints: { text_to_video: { ...text_to_video, fields } } } }
  await send(other)
  expect(await find(other)).toEqual({ id: 'prediction1' })
  expect(await find({ ...other, seed: 8 })).toBeNull()
})

test('a prediction ends by itself when nobody waits for it any more', async () => {
  expect((await send()).headers['cancel-after']).toBe('2h')
  const image: Asked = {
    remote: { endpoints: { text_to_image: { id: 'acme/paint', fields: { prompt: 'prompt' } } } },
  }
  expect((await send(image)).headers['cancel-after']).toBe('20m')
})

test('a small picture goes with the request, a large one by an address of Replicate', async () => {
  const picture = async (bytes: number) => {
    const path = join((await asked()).workDir, 'reference.png')
    await writeFile(path, Buffer.alloc(bytes))
    return { path, mimeType: 'image/png', kind: 'image' } as const
  }
  const edit = { id: 'acme/paint', fields: { prompt: 'prompt', pictures: 'image_input' } }
  const images = [await picture(1_000), await picture(300_000)]
  const request: Asked = {
    workflowType: 'image_edit',
    images,
    remote: { endpoints: { image_edit: edit } },
  }
  const { json } = await send(request)
  expect(json.input).toMatchObject({
    image_input: [expect.stringMatching(/^data:/), `${vendor.baseUrl}/v1/files/file1`],
  })
  vendor.spoil('other', vendor.refusals.timeout)
  await expect(send(request)).rejects.toMatchObject({ kind: 'timeout', isAnswer: true })
  expect(vendor.at('submit')).toHaveLength(1)
})

test('a model that takes no seed is not asked a second time when its answer was lost', async () => {
  const { text_to_video } = endpoints
  const fields = { prompt: 'prompt', duration: 'duration' }
  const remote = { endpoints: { text_to_video: { ...text_to_video, fields } } }
  await expect(find({ ...FILM, remote })).rejects.toThrow('takes no seed')
  const always = { ...FILM, remote: { endpoints, fields: { seed: 1 } } }
  await expect(find(always)).rejects.toThrow('takes no seed')
})

const BODY = '{"id":"prediction1","status":"succeeded"}'
const hear = (headers: Record<string, string>, body = BODY) =>
  adapter.isReport?.({ headers: new Headers(headers), body, taskId: null, key: null })

test('a report that Replicate’s own client takes is taken, and no other', async () => {
  const headers = signReplicateReport(BODY)
  const { key } = await client().webhooks.default.secret.get()
  const request = new Request(REPORT_URL, { method: 'POST', headers, body: BODY })
  expect(await validateWebhook(request, key)).toBe(true)
  expect(await hear(headers)).toBe(true)
  expect(await hear(headers, `${BODY} `)).toBe(false)
  expect(await hear({ ...headers, 'webhook-id': 'msg_2' })).toBe(false)
  expect(await hear({ ...headers, 'webhook-signature': 'v1,b2xk' })).toBe(false)
  expect(await hear({})).toBe(false)
  expect(await hear(signReplicateReport(BODY, new Date(Date.now() - 400_000)))).toBe(false)
})
