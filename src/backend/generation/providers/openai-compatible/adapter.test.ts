import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePicture } from '../../../../../tests/support/media-files.ts'
import { present } from '../../../../../tests/support/present.ts'
import { asked } from '../../../../../tests/support/providers/asked.ts'
import { formFields } from '../../../../../tests/support/providers/form-fields.ts'
import { startOpenAiCompatible } from '../../../../../tests/support/providers/openai-compatible/stand-in.ts'
import { testTools } from '../../../../../tests/support/providers/test-tools.ts'
import type { Vendor } from '../../../../../tests/support/providers/vendor.ts'
import type { GenerationRequest } from '../../provider.ts'
import type { Adapter } from '../adapter.ts'
import { createOpenAiCompatible } from './adapter.ts'
import { withoutSettings } from './request-body.ts'
import type { ServerKindName } from './server-kinds.ts'

let vendor: Vendor

beforeEach(async () => {
  vendor = await startOpenAiCompatible()
  vendor.output = await makePicture()
})
afterEach(() => vendor.close())

const open = (kind: ServerKindName | 'auto', baseUrl = `${vendor.baseUrl}/v1`): Adapter =>
  createOpenAiCompatible({ baseUrl, key: 'the-key', kind, tools: testTools() })

async function send(kind: ServerKindName, request: Partial<GenerationRequest> = {}) {
  const facts = { clientToken: 'token', signal: undefined }
  await open(kind).submit(await asked(request), facts)
  return present(vendor.at('submit')[0])
}

async function withPicture(): Promise<Pick<GenerationRequest, 'images' | 'workflowType'>> {
  const { workDir } = await asked()
  const path = join(workDir, 'reference.png')
  await writeFile(path, await makePicture())
  return { workflowType: 'image_edit', images: [{ path, mimeType: 'image/png', kind: 'image' }] }
}

const film = {
  workflowType: 'text_to_video',
  width: 1280,
  height: 720,
  durationSeconds: 5,
  fps: 24,
} as const

const COMMON = { model: 'paint', prompt: 'a red mug on a white table', n: 1, size: '1024x1024' }
const pictures: [ServerKindName, object][] = [
  ['plain', COMMON],
  ['vllm-omni', { ...COMMON, response_format: 'b64_json', seed: 7 }],
  ['sglang', { ...COMMON, response_format: 'b64_json', seed: 7 }],
  ['localai', { ...COMMON, response_format: 'b64_json' }],
  [
    'sd-server',
    {
      prompt: 'a red mug on a white table <sd_cpp_extra_args>{"seed":7}</sd_cpp_extra_args>',
      n: 1,
      size: '1024x1024',
      output_format: 'png',
    },
  ],
]
test.each(pictures)('%s is sent the fields it knows, and no other', async (kind, body) => {
  const request = await send(kind)
  expect(request).toMatchObject({ path: '/v1/images/generations', json: body })
  expect(Object.keys(request.json).sort()).toEqual(Object.keys(body).sort())
  expect(request.headers.authorization).toBe('Bearer the-key')
})

test.each([
  ['plain', 'image[]'],
  ['vllm-omni', 'image'],
  ['sd-server', 'image[]'],
] as const)('%s is given the picture to change as %s', async (kind, field) => {
  const request = await send(kind, await withPicture())
  expect(request.path).toBe('/v1/images/edits')
  expect(await formFields(request)).toContainEqual([field, 'image/png'])
})

const films: [ServerKindName, [string, string][]][] = [
  [
    'plain',
    [
      ['model', 'paint'],
      ['seconds', '5'],
      ['size', '1280x720'],
    ],
  ],
  [
    'vllm-omni',
    [
      ['model', 'paint'],
      ['seconds', '5'],
      ['size', '1280x720'],
      ['fps', '24'],
      ['seed', '7'],
    ],
  ],
]
test.each(films)('a film is a job of %s', async (kind, fields) => {
  const request = await send(kind, film)
  expect(request.path).toBe('/v1/videos')
  const prompt: [string, string] = ['prompt', COMMON.prompt]
  expect((await formFields(request)).sort()).toEqual([...fields, prompt].sort())
})

test('LocalAI answers with the film itself, at an address beside those of OpenAI', async () => {
  const request = await send('localai', film)
  expect(request).toMatchObject({
    path: '/video',
    json: { width: 1280, height: 720, seconds: '5' },
  })
})

test('what an operator adds to a model is sent with each request', async () => {
  const remote = { name: 'paint', label: 'Paint', typicalSeconds: 1, endpoints: {} }
  const request = { remote: { ...remote, fields: { num_inference_steps: 8 } } }
  expect((await send('vllm-omni', request)).json).toMatchObject({ num_inference_steps: 8 })
})

test('steps for stable-diffusion.cpp ride in the prompt', async () => {
  const fields = { sample_params: { sample_steps: 4 } }
  const request = {
    remote: { name: 'paint', label: 'Paint', typicalSeconds: 1, endpoints: {}, fields },
  }
  expect((await send('sd-server', request)).json.prompt).toContain(
    '<sd_cpp_extra_args>{"seed":7,"sample_params":{"sample_steps":4}}</sd_cpp_extra_args>',
  )
})

test.each([
  'a mug <sd_cpp_extra_args>{"lora":[]}</sd_cpp_extra_args>',
  'a mug <SD_CPP_EXTRA_ARGS>{"lora":[]}</SD_CPP_EXTRA_ARGS>',
  'a mug <sd_cpp_<sd_cpp_extra_args>extra_args>{"lora":[]}</sd_cpp_extra_args>',
])('whoever writes the prompt sets nothing by it: %s', (prompt) => {
  expect(withoutSettings(prompt)).not.toMatch(/sd_cpp_extra_args>/i)
})

test.each([
  ['vllm', 'seed'],
  ['local', 'output_format'],
])('a server whose models belong to %s is recognised', async (owner, field) => {
  const recognised = await startOpenAiCompatible(owner)
  recognised.output = vendor.output
  const facts = { clientToken: 'token', signal: undefined }
  await open('auto', `${recognised.baseUrl}/v1/`).submit(await asked(), facts)
  expect(present(recognised.at('submit')[0]).json).toHaveProperty(field)
  await recognised.close()
})

test('a server that gives one picture at a time is asked until there are enough, each from another seed', async () => {
  const begun = await open('sglang').submit(await asked({ count: 3 }), {
    clientToken: 't',
    signal: undefined,
  })
  expect(begun).toMatchObject({ outputs: [{}, {}, {}] })
  expect(vendor.at('submit').map(({ json }) => [json.n, json.seed])).toEqual([
    [3, 7],
    [2, 8],
    [1, 9],
  ])
})

test('a server that cannot change pictures is not asked to', async () => {
  await expect(send('localai', await withPicture())).rejects.toMatchObject({
    kind: 'invalid_input',
  })
  expect(vendor.at('submit')).toEqual([])
})

test('of several jobs with the same words nobody can say which one was lost', async () => {
  const adapter = open('vllm-omni')
  const request = await asked(film)
  const lost = { clientToken: 'token', submittedAt: new Date(), request }
  expect(await present(adapter.find)(lost)).toBeNull()
  await adapter.submit(request, { clientToken: 'token', signal: undefined })
  expect(await present(adapter.find)(lost)).toEqual({ job: 'video_1' })
  await adapter.submit(request, { clientToken: 'other', signal: undefined })
  await expect(present(adapter.find)(lost)).rejects.toThrow('same words')
})
