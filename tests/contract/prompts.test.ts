import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
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
