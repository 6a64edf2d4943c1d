import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CreateTaskRequest } from '../../src/contract/endpoints/tasks.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import {
  balanceOf,
  failure,
  generate,
  generateUnchecked,
  storePicture,
  storeVideo,
} from '../support/generations.ts'

let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  backend = await createTestBackend({ replace: { models: fakeModels(createFakeProvider()) } })
})
beforeEach(async () => {
  user = await signUp(backend, { credits: 100 })
})
afterAll(() => backend.close())

const link = { url: 'https://example.com/a.png' }

test.each([
  ['prompt', 'required', { workflow_type: 'text_to_image', prompt: '  ' }],
  ['prompt', 'required', { workflow_type: 'text_to_video', prompt: '' }],
  ['images', 'required', { workflow_type: 'image_edit' }],
  ['images', 'required', { workflow_type: 'image_to_video' }],
  ['images', 'not_used', { workflow_type: 'text_to_image', images: [link] }],
  ['start_frame', 'required', { workflow_type: 'first_last_frame', end_frame: link }],
  ['end_frame', 'required', { workflow_type: 'first_last_frame', start_frame: link }],
  ['video', 'required', { workflow_type: 'video_edit' }],
  ['video', 'not_used', { workflow_type: 'image_edit', images: [link], video: link }],
  ['more_videos', 'not_used', { workflow_type: 'text_to_video', more_videos: [link] }],
  [
    'more_videos',
    'too_big',
    { workflow_type: 'video_edit', video: link, more_videos: [link, link, link] },
  ],
  ['resolution', 'not_offered', { workflow_type: 'text_to_image', resolution: '480p' }],
  ['duration', 'not_offered', { workflow_type: 'text_to_video', duration: 7 }],
  ['prompt', 'too_big', { prompt: 'x'.repeat(4_001) }],
  ['count', 'too_big', { count: 5 }],
] as const)('[R5.13] %s is refused as %s before anything is held', async (field, rule, request) => {
  await expect(generateUnchecked(backend, user, request)).rejects.toEqual(
    failure('invalid_input', { field, rule }),
  )
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 100, held: 0 })
})

test('[R5.09] more pictures than the plan takes ask for a better one, and nothing is held', async () => {
  const request = { workflow_type: 'image_edit', images: Array(5).fill(link) } as const
  await expect(generate(backend, user, request)).rejects.toEqual(
    failure('plan_upgrade_needed', { feature: 'reference_images', max: 4 }),
  )
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 100, held: 0 })
})

test('[D10.03] a retired model is refused with the one that takes its place', async () => {
  await expect(
    generate(backend, user, { workflow_type: 'text_to_video', model: 'openai/sora-2' }),
  ).rejects.toEqual(failure('model_retired', { successor: 'adloom-studio-video' }))
})

test.each(['nobody/nothing', 'adloom-studio-video'])(
  'the model %s cannot make a picture from words',
  (model) =>
    expect(generate(backend, user, { model })).rejects.toEqual(failure('model_unavailable')),
)

test('a picture of somebody else does not exist', async () => {
  const other = await signUp(backend)
  const fileId = await storePicture(backend, other)
  const request = {
    workflow_type: 'image_edit',
    images: [{ output_id: fileId }],
  } satisfies Partial<CreateTaskRequest>
  await expect(generate(backend, user, request)).rejects.toEqual(failure('upload_missing'))
})

test('[R1.05] a second video of somebody else does not exist', async () => {
  const other = await signUp(backend)
  const request = {
    workflow_type: 'video_edit',
    video: { output_id: await storeVideo(backend, user) },
    more_videos: [{ output_id: await storeVideo(backend, other) }],
  } satisfies Partial<CreateTaskRequest>
  await expect(generate(backend, user, request)).rejects.toEqual(
    failure('upload_missing', { field: 'more_videos.0' }),
  )
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 100, held: 0 })
})

test('a picture where a video is needed is refused by name', async () => {
  const fileId = await storePicture(backend, user)
  const request = {
    workflow_type: 'video_edit',
    video: { output_id: fileId },
  } satisfies Partial<CreateTaskRequest>
  await expect(generate(backend, user, request)).rejects.toEqual(
    failure('unsupported_media', { field: 'video', expected: 'video' }),
  )
})
