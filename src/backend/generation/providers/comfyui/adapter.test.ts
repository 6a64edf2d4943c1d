import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePicture } from '../../../../../tests/support/media-files.ts'
import { present } from '../../../../../tests/support/present.ts'
import { type Asked, asked } from '../../../../../tests/support/providers/asked.ts'
import { startComfyUi } from '../../../../../tests/support/providers/comfyui/stand-in.ts'
import { formFields } from '../../../../../tests/support/providers/form-fields.ts'
import { testTools } from '../../../../../tests/support/providers/test-tools.ts'
import type { Vendor } from '../../../../../tests/support/providers/vendor.ts'
import type { LocalFile } from '../../provider.ts'
import type { Adapter } from '../adapter.ts'
import { openComfyUi } from './open.ts'

let vendor: Vendor
let adapter: Adapter

beforeEach(async () => {
  vendor = await startComfyUi()
  vendor.output = await makePicture()
  adapter = openComfyUi(vendor.baseUrl, undefined, testTools()).adapter
})
afterEach(() => vendor.close())

async function submit(name: string, request: Asked = {}, clientToken: string = randomUUID()) {
  const wanted = await asked({ ...request, remote: { name, ...request.remote } })
  return { begun: await adapter.submit(wanted, { clientToken, signal: undefined }), wanted }
}
/** The submitted nodes by id. */
const graph = () => Object(present(vendor.at('submit').at(-1)).json.prompt)

async function picture(): Promise<LocalFile> {
  const path = join((await asked()).workDir, 'reference.png')
  await writeFile(path, await makePicture())
  return { path, mimeType: 'image/png', kind: 'image' }
}
const film = { width: 1280, height: 720, durationSeconds: 5, fps: 24 } as const

test('words, size, seed and number go to their places, and the run has the name we gave it', async () => {
  const token = randomUUID()
  const { begun } = await submit('flux-schnell', { width: 1366, height: 768, count: 2 }, token)
  expect(begun).toEqual({ job: { run: token, outputs: '7', makes: 'image' } })
  expect(present(vendor.at('submit')[0]).json).toMatchObject({ prompt_id: token })
  expect(graph()).toMatchObject({
    2: { inputs: { text: 'a red mug on a white table', clip: ['1', 1] } },
    4: { inputs: { width: 1376, height: 768, batch_size: 2 } },
    5: { inputs: { seed: 7, steps: 4 } },
  })
})

test('what an operator sets for a model goes to its place, and nothing else does', async () => {
  const fields = { steps: 8, negative_prompt: 'letters', prompt: 'something else', lora: 'x' }
  await submit('qwen-image-edit', { images: [await picture()], remote: { fields } })
  expect(graph()).toMatchObject({
    7: { inputs: { prompt: 'a red mug on a white table' } },
    8: { inputs: { prompt: 'letters' } },
    12: { inputs: { steps: 8 } },
  })
  expect(JSON.stringify(graph())).not.toContain('lora')
})

test('pictures are uploaded before, and places that stay empty are taken out', async () => {
  await submit('qwen-image-edit', { images: [await picture(), await picture()] }, 'the-token')
  const uploads = vendor.requests.filter(({ path }) => path === '/upload/image')
  expect(await formFields(present(uploads[0]))).toContainEqual(['image', 'image/png'])
  expect(graph()).toMatchObject({
    4: { inputs: { image: 'adloom/the-token-1.png' } },
    5: { inputs: { image: 'adloom/the-token-2.png' } },
  })
  expect(graph()).not.toHaveProperty('6')
  expect(graph()[7].inputs).toMatchObject({ image1: ['4', 0], image2: ['5', 0] })
  expect(graph()[7].inputs).not.toHaveProperty('image3')
})

test('a film has as many frames as its model counts, and begins with a picture when there is one', async () => {
  await submit('wan-2.2-5b', film)
  expect(graph()[8].inputs).toMatchObject({ width: 1280, height: 736, length: 121 })
  expect(graph()[8].inputs).not.toHaveProperty('start_image')
  await submit('wan-2.2-5b', { ...film, images: [await picture()] })
  expect(graph()[8].inputs).toMatchObject({ start_image: ['7', 0] })
})

test('a file that is not taken leaves nothing unknown: no run was asked for', async () => {
  const images = [await picture()]
  vendor.spoil('other', vendor.refusals.timeout)
  await expect(submit('qwen-image-edit', { images })).rejects.toMatchObject({
    kind: 'timeout',
    isAnswer: true,
  })
  expect(vendor.at('submit')).toEqual([])
})

test('a node or weights that the server lacks are the operator’s to mend, and named to them', async () => {
  const errors = [{ type: 'value_not_in_list', message: 'Value not in list', details: 'ckpt_name' }]
  const body = {
    error: {
      type: 'prompt_outputs_failed_validation',
      message: 'Prompt outputs failed validation',
    },
    node_errors: { 1: { errors, class_type: 'CheckpointLoaderSimple' } },
  }
  vendor.spoil('submit', { status: 400, body })
  await expect(submit('flux-schnell')).rejects.toMatchObject({
    kind: 'misconfigured',
    message: expect.stringContaining('CheckpointLoaderSimple'),
  })
})

test('a run whose answer was lost is found while it waits, while it is worked on and when it is done', async () => {
  const { wanted } = await submit('flux-schnell', {}, 'first')
  await submit('flux-schnell', {}, 'second')
  const find = (clientToken: string) =>
    present(adapter.find)({ clientToken, submittedAt: new Date(), request: wanted })
  for (const verdict of ['running', 'done'] as const) {
    vendor.verdict = verdict
    for (const token of ['first', 'second']) expect(await find(token)).toMatchObject({ run: token })
    expect(await find('third')).toBeNull()
  }
})

test('a look tells a run that waits from one that is worked on', async () => {
  await submit('flux-schnell', {}, 'first')
  await submit('flux-schnell', {}, 'second')
  vendor.verdict = 'running'
  expect(await adapter.look({ run: 'first' })).toEqual({ state: 'running', isQueued: false })
  expect(await adapter.look({ run: 'second' })).toEqual({ state: 'running', isQueued: true })
})

test('a run that ends between the two questions of a look is done', async () => {
  await submit('flux-schnell', {}, 'first')
  vendor.spoil('look', { body: {} })
  expect(await adapter.look({ run: 'first', outputs: '7', makes: 'image' })).toMatchObject({
    state: 'done',
  })
})

test('what a workflow only shows on its way is no result, nor is a file of another kind', async () => {
  await submit('flux-schnell', {}, 'first')
  const address = { url: 'view?filename=adloom_1_.png&subfolder=&type=output' }
  const done = { state: 'done', outputs: [address] }
  expect(await adapter.look({ run: 'first', outputs: '7', makes: 'image' })).toEqual(done)
  expect(await adapter.look({ run: 'first', outputs: '', makes: 'image' })).toEqual(done)
  expect(await adapter.look({ run: 'first', outputs: '', makes: 'video' })).toMatchObject({
    outputs: [],
  })
})

test('a run that fails says at which node and why', async () => {
  await submit('flux-schnell', {}, 'first')
  vendor.verdict = 'refused'
  expect(await adapter.look({ run: 'first' })).toMatchObject({
    state: 'failed',
    error: { kind: 'content_blocked', message: expect.stringContaining('node 2 (CLIPTextEncode)') },
  })
})

test('only a run of ours is stopped: one that waits is taken from the queue alone', async () => {
  await submit('flux-schnell', {}, 'first')
  await submit('flux-schnell', {}, 'second')
  vendor.verdict = 'running'
  await present(adapter.cancel)({ run: 'second' })
  expect(vendor.at('cancel')).toEqual([])
  await present(adapter.cancel)({ run: 'first' })
  expect(vendor.at('cancel').map(({ json }) => json)).toEqual([{ prompt_id: 'first' }])
})

test('a name and a password in the address go with every request, and in no address', async () => {
  const address = vendor.baseUrl.replace('//', '//me:se%20cret@')
  adapter = openComfyUi(`${address}/`, undefined, testTools()).adapter
  expect(adapter.baseUrl).toBe(vendor.baseUrl)
  await submit('flux-schnell')
  const words = Buffer.from('me:se cret').toString('base64')
  expect(vendor.at('submit')[0]?.headers.authorization).toBe(`Basic ${words}`)
})

test('a run that the server no longer knows has failed', async () => {
  await expect(adapter.look({ run: 'gone' })).rejects.toMatchObject({
    kind: 'not_found',
    isAnswer: true,
  })
})
