import { expect, it } from 'vitest'
import { makeReference } from '../../../../tests/support/reference-item'
import { EMPTY_DRAFTS } from './draft'
import { taskRequest } from './task-request'

it('sends all references in the order of the tray', () => {
  const references = ['1', '2', '3'].map((upload_id) => makeReference({ source: { upload_id } }))
  const draft = { ...EMPTY_DRAFTS.image_edit, prompt: ' warmer light ', references }
  expect(taskRequest('image_edit', draft, 'built-in/image')).toMatchObject({
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
  const request = taskRequest('text_to_image', draft, 'built-in/image')
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
  expect(taskRequest('first_last_frame', draft, 'built-in/video')).toMatchObject({
    start_frame: { upload_id: 'start' },
    end_frame: { output_id: 'end' },
    duration: 5,
    seed: undefined,
  })
})
