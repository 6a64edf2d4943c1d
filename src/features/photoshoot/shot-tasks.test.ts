import { expect, test } from 'vitest'
import { makeOutput, makeTask } from '../../../tests/support/task-view.ts'
import { ENLARGE, largerOf, toShow } from './shot-tasks'

test('photoshoots are shown while they wait and as long as they have images, other tasks are not', () => {
  const waiting = makeTask({ workflow_type: 'photoshoot', status: 'CREATED' })
  const failed = makeTask({ workflow_type: 'photoshoot', status: 'FAILED' })
  const made = makeTask({ workflow_type: 'photoshoot', outputs: [makeOutput()] })
  const expired = makeTask({ workflow_type: 'photoshoot' })
  const cancelled = makeTask({ workflow_type: 'photoshoot', status: 'CANCELLED' })
  const other = makeTask({ outputs: [makeOutput()] })
  expect(toShow([waiting, failed, made, expired, cancelled, other])).toEqual([
    waiting,
    failed,
    made,
  ])
})

test('the larger copy of an image is found again, unless it came to nothing', () => {
  const from = (file_id: string) => [
    { role: 'image' as const, file_id, kind: 'image' as const, thumbnail_url: '' },
  ]
  const edit = { workflow_type: 'image_edit', prompt: ENLARGE } as const
  const running = makeTask({ ...edit, status: 'RUNNING', references: from('a') })
  const failed = makeTask({ ...edit, status: 'FAILED', references: from('b') })
  const changed = makeTask({ ...edit, prompt: 'Make it blue', references: from('b') })
  expect(largerOf([failed, changed, running], 'a')).toBe(running)
  expect(largerOf([failed, changed, running], 'b')).toBeUndefined()
})
