import { expect, test } from 'vitest'
import { CreateTaskRequest } from '../../../contract/endpoints/tasks.ts'
import { hashRequest } from './task-request.ts'

const hash = (sent: Partial<CreateTaskRequest>) =>
  hashRequest(CreateTaskRequest.parse({ workflow_type: 'text_to_image', ...sent }))

test('a field with its default counts as not sent, so that an upgrade that adds one changes nothing', () => {
  expect(hash({ prompt: 'mug', count: 1, images: [] })).toBe(hash({ prompt: 'mug' }))
})

test.each<[string, Partial<CreateTaskRequest>]>([
  ['words', { prompt: 'cup' }],
  ['number', { count: 2 }],
  ['type', { workflow_type: 'text_to_video' }],
  ['picture', { images: [{ upload_id: '0197f9f0-5a5d-7b1e-9d8e-2f4c1a3b5c7d' }] }],
])('another %s is another request', (_what, other) => {
  expect(hash({ prompt: 'mug', ...other })).not.toBe(hash({ prompt: 'mug' }))
})
