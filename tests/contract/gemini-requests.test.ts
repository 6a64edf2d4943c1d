import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GoogleGenAI } from '@google/genai'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { LocalFile } from '../../src/backend/generation/provider.ts'
import type { Adapter } from '../../src/backend/generation/providers/adapter.ts'
import { createGemini } from '../../src/backend/generation/providers/gemini/adapter.ts'
import { makePicture, makeVideo } from '../support/media-files.ts'
import { present } from '../support/present.ts'
import { type Asked, asked } from '../support/providers/asked.ts'
import { startGemini } from '../support/providers/gemini/stand-in.ts'
import { testTools } from '../support/providers/test-tools.ts'
import type { Vendor, VendorRequest } from '../support/providers/vendor.ts'

const KEY = 'google-key'
const PROMPT = 'a red mug on a white table'
const FILM = { resolution: '720p', aspectRatio: '16:9', durationSeconds: 8 } as const

let vendor: Vendor
let adapter: Adapter

beforeEach(async () => {
  vendor = await startGemini('video')
  vendor.output = await makeVideo({ seconds: 1 })
  adapter = createGemini({ baseUrl: vendor.baseUrl, key: KEY, tools: testTools() })
})
afterEach(() => vendor.close())

async function send(request: Asked): Promise<VendorRequest> {
  await adapter.submit(await asked(request), { clientToken: 'token', signal: undefined })
  return present(vendor.at('submit').at(-1))
}

async function fileOf(kind: 'image' | 'video'): Promise<LocalFile> {
  const path = join((await asked()).workDir, 'reference')
  await writeFile(path, kind === 'image' ? await makePicture() : vendor.output)
  return { path, kind, mimeType: kind === 'image' ? 'image/png' : 'video/mp4' }
}

/** The blocks' types, or their text. */
function inputOf({ json }: VendorRequest): string[] {
  const blocks: { type: string; text?: string }[] = Array.isArray(json.input) ? json.input : []
  return blocks.map(({ type, text }) => text ?? type)
}
const essence = ({ method, path, headers, json }: VendorRequest) => ({
  method,
  path,
  key: headers['x-goog-api-key'],
  json,
})

test('a report comes to an address that only Google was told, and no other is heard', async () => {
  const reportUrl = 'https://ads.example/reports/'
  adapter = createGemini({ baseUrl: vendor.baseUrl, key: KEY, reportUrl, tools: testTools() })
  const { json } = await send(FILM)
  const { taskId } = await asked()
  const [address] = z.object({ uris: z.array(z.string()) }).parse(json.webhook_config).uris
  expect(address).toMatch(`${reportUrl}${taskId}?key=`)
  const key = new URL(present(address)).searchParams.get('key')
  const hear = (given: string | null, task: string | null = taskId) =>
    adapter.isReport?.({ headers: new Headers(), body: '{}', taskId: task, key: given })
  expect(await hear(key)).toBe(true)
  expect(await hear(key, 'another')).toBe(false)
  expect(await hear(`${key}A`)).toBe(false)
  expect(await hear(null)).toBe(false)
})

test('Google’s own client sends the same for a picture, a film, a look and a cancel', async () => {
  const client = new GoogleGenAI({ apiKey: KEY, httpOptions: { baseUrl: vendor.baseUrl } })
  const common = { background: true, store: true } as const
  const input = [{ type: 'text', text: PROMPT }] as const

  const picture = await send({ resolution: '2k', aspectRatio: '4:5' })
  await client.interactions.create({
    ...common,
    model: 'paint',
    input: [...input],
    response_format: { type: 'image', aspect_ratio: '4:5', image_size: '2K' },
  })
  expect(essence(picture)).toEqual(essence(present(vendor.at('submit').at(-1))))

  const film = await send({ ...FILM, workflowType: 'text_to_video' })
  const { id } = await client.interactions.create({
    ...common,
    model: 'paint',
    input: [...input],
    response_format: {
      type: 'video',
      aspect_ratio: '16:9',
      resolution: '720p',
      duration: '8s',
      delivery: 'uri',
    },
  })
  expect(essence(film)).toEqual(essence(present(vendor.at('submit').at(-1))))

  await adapter.look({ ids: id })
  await adapter.cancel?.({ ids: id })
  await client.interactions.get(id)
  await client.interactions.cancel(id)
  for (const step of ['look', 'cancel'] as const) {
    const [ours, theirs] = vendor.at(step).map(essence)
    expect(ours).toEqual(theirs)
  }
})

test('a film begins with one picture, and takes several as references', async () => {
  const image = await fileOf('image')
  const one = await send({ ...FILM, workflowType: 'image_to_video', images: [image] })
  expect(inputOf(one)).toEqual(['image', `[# Sources <FIRST_FRAME>@Image1]\n${PROMPT}`])
  const two = await send({ ...FILM, workflowType: 'image_to_video', images: [image, image] })
  const references = '[# References <IMAGE_REF_0>@Image1 <IMAGE_REF_1>@Image2]'
  expect(inputOf(two)).toEqual(['image', 'image', `${references}\n${PROMPT}`])
})

test('a film between two pictures and a film that is changed say what each file is for', async () => {
  const image = await fileOf('image')
  const between = { ...FILM, workflowType: 'first_last_frame' } as const
  expect(inputOf(await send({ ...between, startFrame: image, endFrame: image }))).toEqual([
    'image',
    'image',
    `[# Sources <FIRST_FRAME>@Image1 <LAST_FRAME>@Image2]\n${PROMPT}`,
  ])
  const change = { ...FILM, workflowType: 'video_edit', video: await fileOf('video') } as const
  expect(inputOf(await send({ ...change, images: [image] }))).toEqual([
    'video',
    'image',
    `[# Sources <VIDEO_0>@Video1] [# References <IMAGE_REF_0>@Image1]\n${PROMPT}`,
  ])
})

test('a result may come in the answer although an address was asked for', async () => {
  await send({ ...FILM, workflowType: 'text_to_video' })
  const content = [{ type: 'video', mime_type: 'video/mp4', data: 'AAAA' }]
  const steps = [{ type: 'thought' }, { type: 'model_output', content }]
  vendor.spoil('look', { body: { id: 'v1_1', status: 'completed', steps } })
  expect(await adapter.look({ ids: 'v1_1' })).toEqual({
    state: 'done',
    outputs: [{ base64: 'AAAA' }],
  })
})

test('a file that is still being written is waited for', async () => {
  await send({ ...FILM, workflowType: 'text_to_video' })
  vendor.spoil('other', { body: { name: 'files/film-1', state: 'PROCESSING' } })
  expect(await adapter.look({ ids: 'v1_1' })).toMatchObject({ state: 'running' })
  expect(await adapter.look({ ids: 'v1_1' })).toMatchObject({ state: 'done' })
})

test.each(['requires_action', 'incomplete', 'budget_exceeded', 'failed'])(
  'an interaction that is %s has failed',
  async (status) => {
    vendor.spoil('look', { body: { id: 'v1_1', status } })
    expect(await adapter.look({ ids: 'v1_1' })).toMatchObject({ state: 'failed' })
  },
)
