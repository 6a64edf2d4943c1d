import { expect, it } from 'vitest'
import { makeTask } from '../../../../tests/support/task-view'
import { sentTask, withSentTask } from './sent-task'

const asked = {
  workflow_type: 'text_to_image',
  prompt: 'a red mug',
  aspect_ratio: '9:16',
  count: 3,
} as const
const earlier = makeTask({ prompt: 'a red mug' })
const sent = sentTask(asked, 'key-of-sent', [earlier])

it('from the press on, what was asked for has its places in the feed, in its shape', () => {
  const [first, ...rest] = withSentTask([earlier], sent)
  expect(first).toMatchObject({ prompt: 'a red mug', aspect_ratio: '9:16', count: 3 })
  expect(first).toMatchObject({ status: 'CREATED', can_change: false, outputs: [] })
  expect(rest).toEqual([earlier])
})

it('the task itself takes the place, whether its event or the answer is first', () => {
  const task = makeTask({ status: 'CREATED', prompt: 'a red mug' })
  expect(withSentTask([task, earlier], sent)).toEqual([task, earlier])
})

it('another generation that turns up meanwhile takes no place', () => {
  const other = makeTask({ status: 'CREATED', prompt: 'a blue lamp' })
  const tasks = withSentTask([other, earlier], sent)
  expect(tasks.map(({ task_id }) => task_id)).toEqual([
    'key-of-sent',
    other.task_id,
    earlier.task_id,
  ])
})

it('without anything sent the list stays the same one', () => {
  const tasks = [earlier]
  expect(withSentTask(tasks, null)).toBe(tasks)
})
