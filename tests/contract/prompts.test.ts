import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { NoAnswer } from '../../src/backend/system/asked-process.ts'
import { contract } from '../../src/contract/contract.ts'
import type { InputOf } from '../../src/contract/endpoint.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { failure, generate, generateUnchecked, reach, showTask } from '../support/generations.ts'
import { present } from '../support/present.ts'

const provider = createFakeProvider()
let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  backend = await createTestBackend({ worker: true, replace: { models: fakeModels(provider) } })
  user = await signUp(backend, { credits: 100 })
})
afterAll(() => backend.close())

const understand = (prompt: string) => backend.call(contract.prompts.understand, { prompt })

test('[R1.01] anybody is told what the engine reads out of a prompt', async () => {
  const reading = await understand('Running shoes, 30% off, shop now')
  expect(reading).toMatchObject({
    language: 'en',
    headline: 'Running shoes',
    offer: '30% off',
    subject: expect.stringContaining('👟'),
  })
})

test.each([
  ['An ad for this shoe, 30% off', ['image_edit', 'image_to_video']],
  ['Slow push in with the words “Run free”', ['image_to_video']],
  ['Make the background blue', []],
])('“%s” of a picture: its words are set in %j', async (prompt, more) => {
  const { workflows } = await understand(prompt)
  expect(workflows).toEqual(['text_to_image', 'text_to_video', ...more])
})

test('a prompt longer than a task takes is refused', async () => {
  await expect(understand('x'.repeat(4_001))).rejects.toEqual(
    failure('invalid_input', { field: 'prompt' }),
  )
})

test('corrections are stored with the task, reach the engine and come back with a retry', async () => {
  const corrections = { headline: 'Run free', offer: null, colours: ['teal', '#ff0044'] } as const
  provider.fail('engine_failed', { times: 1 })
  const { task_id } = await generate(backend, user, {
    corrections: { ...corrections, colours: [...corrections.colours] },
  })
  const failed = await reach(backend, user, task_id, 'FAILED')
  expect(failed.corrections).toEqual(corrections)
  expect(provider.requests.at(-1)?.corrections).toEqual(corrections)

  provider.finish()
  const retried = await backend.call(contract.tasks.retry, { taskId: task_id }, user)
  await reach(backend, user, retried.task_id, 'SUCCEEDED')
  expect(provider.requests.at(-1)?.corrections).toEqual(corrections)
})

test.each([
  ['a headline of nothing', { headline: '' }],
  ['a headline that is too long', { headline: 'x'.repeat(121) }],
  ['a line break', { subline: 'one\ntwo' }],
  ['half a character', { subline: '\ud800' }],
  ['a colour that is none', { colours: ['#12345g'] }],
  ['four colours', { colours: ['red', 'blue', 'green', 'teal'] }],
  ['a part that no ad has', { footer: 'x' }],
])('%s is no correction', async (_what, corrections) => {
  await expect(generateUnchecked(backend, user, { corrections })).rejects.toEqual(
    failure('invalid_input'),
  )
})

test('a task without corrections says so', async () => {
  const { task_id } = await generate(backend, user)
  await reach(backend, user, task_id, 'SUCCEEDED')
  expect((await showTask(backend, user, task_id)).corrections).toBeNull()
})

test('more like a result: its look reaches the engine, and only its owner has it', async () => {
  const { task_id } = await generate(backend, user)
  const { outputs } = await reach(backend, user, task_id, 'SUCCEEDED')
  const like = present(outputs[0]).output_id
  expect(outputs[0]?.can_vary).toBe(true)
  const again = await generate(backend, user, { like })
  await reach(backend, user, again.task_id, 'SUCCEEDED')
  expect(provider.requests.at(-1)?.style).toEqual({ paintedBy: 'fake' })

  const other = await signUp(backend, { credits: 10 })
  await expect(generate(backend, other, { like })).rejects.toEqual(failure('upload_missing'))
})

const prove = (input: Partial<InputOf<typeof contract.prompts.proof>>, sender?: SignedUp) =>
  backend.call(
    contract.prompts.proof,
    { prompt: 'Running shoes, 30% off, shop now', seed: 5, ...input },
    sender,
  )

const pixelsOf = (image: string) =>
  sharp(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')).metadata()

test('[R1.01] anybody sees a trial picture in the ratio of the placement; nothing is stored', async () => {
  const { image, width, height } = await prove({ placement: 'meta.stories', aspect_ratio: '9:16' })
  expect(image).toMatch(/^data:image\/webp;base64,/)
  expect(await pixelsOf(image)).toMatchObject({ format: 'webp', width, height })
  expect([width, height]).toEqual([270, 480])
  // Tasks of earlier tests may still be removing their folders.
  await expect.poll(() => readdir(join(backend.context.env.dataDir, 'tmp'))).toEqual([])
})

test('words that are refused are not drawn either', async () => {
  for (const input of [{ prompt: 'child porn' }, { corrections: { headline: 'child porn' } }]) {
    await expect(prove(input)).rejects.toMatchObject({ code: 'content_blocked' })
  }
})

test('a trial picture in the look of a result is for its owner alone', async () => {
  await expect(prove({ like: uuidv7() })).rejects.toEqual(
    failure('upload_missing', { field: 'like' }),
  )
  await expect(prove({ like: uuidv7() }, user)).rejects.toEqual(
    failure('upload_missing', { field: 'like' }),
  )
})

test.each([
  ['replaced', 'user_cancelled'],
  ['busy', 'too_many_requests'],
  ['failed', 'unavailable'],
] as const)('an engine without an answer (%s) is told as %s', async (reason, code) => {
  const refuse = () => Promise.reject(new NoAnswer(reason))
  const other = await createTestBackend({
    replace: {
      proofs: {
        ...{ read: refuse, scene: refuse, draw: refuse, font: refuse, close: () => {} },
        ...{ takeApart: refuse, drawLayers: refuse, measureLayers: refuse, measureFilm: refuse },
      },
    },
  })
  onTestFinished(() => other.close())
  const input = { prompt: 'Shoes', seed: 1 }
  await expect(other.call(contract.prompts.proof, input)).rejects.toMatchObject({ code })
})
