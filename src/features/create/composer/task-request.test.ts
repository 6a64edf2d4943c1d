import { expect, it } from 'vitest'
import type { ModelAbility } from '@/contract/endpoints/models'
import { makeModel, makeVideoModel } from '../../../../tests/support/model-view'
import { makeReference } from '../../../../tests/support/reference-item'
import { EMPTY_DRAFTS } from './draft'
import { taskRequest } from './task-request'

it('sends all references in the order of the tray', () => {
  const references = ['1', '2', '3'].map((upload_id) => makeReference({ source: { upload_id } }))
  const draft = { ...EMPTY_DRAFTS.image_edit, prompt: ' warmer light ', references }
  expect(taskRequest('image_edit', draft, makeModel())).toMatchObject({
    workflow_type: 'image_edit',
    prompt: 'warmer light',
    images: [{ upload_id: '1' }, { upload_id: '2' }, { upload_id: '3' }],
  })
})

it('sends nothing the mode does not take', () => {
  const draft = {
    ...EMPTY_DRAFTS.text_to_image,
    settings: { ...EMPTY_DRAFTS.text_to_image.settings, generateAudio: true },
    references: [makeReference(), makeReference({ role: 'video' })],
  }
  const request = taskRequest('text_to_image', draft, makeModel())
  expect(request).toMatchObject({ images: [], video: undefined, generate_audio: false })
  expect(request.duration).toBeUndefined()
})

it('sends both frames and the length of a video', () => {
  const draft = {
    ...EMPTY_DRAFTS.first_last_frame,
    references: [
      makeReference({ role: 'end_frame', source: { output_id: 'end' } }),
      makeReference({ role: 'start_frame', source: { upload_id: 'start' } }),
    ],
  }
  expect(taskRequest('first_last_frame', draft, makeVideoModel())).toMatchObject({
    start_frame: { upload_id: 'start' },
    end_frame: { output_id: 'end' },
    duration: 5,
    seed: undefined,
  })
})

it('sends videos in the order of their places, and pictures to go with them', () => {
  const references = [
    makeReference({ role: 'third_video', kind: 'video', source: { upload_id: '3' } }),
    makeReference({ role: 'video', kind: 'video', source: { upload_id: '1' } }),
    makeReference({ source: { upload_id: 'card' } }),
    makeReference({ role: 'second_video', kind: 'video', source: { upload_id: '2' } }),
  ]
  const draft = { ...EMPTY_DRAFTS.video_edit, references }
  expect(taskRequest('video_edit', draft, makeVideoModel())).toMatchObject({
    video: { upload_id: '1' },
    more_videos: [{ upload_id: '2' }, { upload_id: '3' }],
    images: [{ upload_id: 'card' }],
  })
})

it('asks for a brand and a look only of a model that can bear and keep them', () => {
  const draft = {
    ...EMPTY_DRAFTS.text_to_image,
    settings: { ...EMPTY_DRAFTS.text_to_image.settings, useBrand: true },
    like: { outputId: 'earlier', thumbnailUrl: '/earlier.webp', keeps: 'look' as const },
  }
  const asked = (abilities: ModelAbility[]) =>
    taskRequest('text_to_image', draft, makeModel({ abilities }))
  expect(asked(['brand', 'look'])).toMatchObject({ use_brand: true, like: 'earlier' })
  expect(asked(['look'])).toMatchObject({ use_brand: false, like: 'earlier' })
  expect(asked(['brand'])).toMatchObject({ use_brand: true })
  expect(asked(['brand'])).not.toHaveProperty('like')
})

it('asks for other words over an earlier picture only of an engine that sets them, and once', () => {
  const { settings } = EMPTY_DRAFTS.text_to_image
  const draft = {
    ...EMPTY_DRAFTS.text_to_image,
    settings: { ...settings, count: 3 },
    like: { outputId: 'earlier', thumbnailUrl: '/earlier.webp', keeps: 'picture' as const },
  }
  const asked = (abilities: ModelAbility[]) =>
    taskRequest('text_to_image', draft, makeModel({ abilities }))
  expect(asked(['look'])).toMatchObject({ over: 'earlier', count: 1 })
  expect(asked(['look'])).not.toHaveProperty('like')
  expect(asked(['words'])).not.toHaveProperty('over')
})
