import Replicate, { validateWebhook } from 'replicate'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
  const { text_to_video } = endpoints
  const remote = { endpoints: { text_to_video: { ...text_to_video, id: '5c7d5dc6dd8bf75c' } } }
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

test('a prediction whose answer was lost is found by its words and its seed', async () => {
  const request = await asked(FILM)
  const lost = { clientToken: 'token', submittedAt: new Date(), request }
  const find = present(adapter.find)
  expect(await find(lost)).toBeNull()
  await adapter.submit({ ...request, seed: 8 }, { clientToken: 'other', signal: undefined })
  expect(await find(lost)).toBeNull()
  const begun = await adapter.submit(request, { clientToken: 'token', signal: undefined })
  expect(begun).toEqual({ job: await find(lost) })
})

test('a model that takes no seed is not asked a second time when its answer was lost', async () => {
  const { text_to_video } = endpoints
  const fields = { prompt: 'prompt', duration: 'duration' }
  const remote = { endpoints: { text_to_video: { ...text_to_video, fields } } }
  const request = await asked({ ...FILM, remote })
  const lost = { clientToken: 'token', submittedAt: new Date(), request }
  await expect(present(adapter.find)(lost)).rejects.toThrow('not among')
})

const BODY = '{"id":"prediction1","status":"succeeded"}'
const hear = (headers: Record<string, string>, body = BODY) =>
  adapter.isReport?.({ headers: new Headers(headers), body })

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
