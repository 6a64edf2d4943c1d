import { expect, it } from 'vitest'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import { feedEntries } from './feed-entries'

it('a running task holds a place for each variation', () => {
  const entries = feedEntries(makeTask({ status: 'RUNNING', count: 3 }))
  expect(entries.map((entry) => entry.isFirst)).toEqual([true, false, false])
  expect(entries.every((entry) => entry.output === null)).toBe(true)
})

it('places keep their keys when results arrive', () => {
  const running = makeTask({ status: 'RUNNING', count: 2 })
  const outputs = [makeOutput(), makeOutput()]
  const done = { ...running, status: 'SUCCEEDED', outputs } as const
  const keys = (task: typeof running) => feedEntries(task).map((entry) => entry.key)
  expect(keys({ ...done, outputs })).toEqual(keys(running))
  expect(feedEntries({ ...done, outputs }).map((entry) => entry.output)).toEqual(outputs)
})

it('a task that ended without results takes one place', () => {
  expect(feedEntries(makeTask({ status: 'FAILED', count: 4 }))).toHaveLength(1)
})

it('what is ready before the rest stands at its own place', () => {
  const previews = [{ position: 1, url: '/preview/1' }]
  const entries = feedEntries(makeTask({ status: 'RUNNING', count: 3, previews }))
  expect(entries.map((entry) => entry.previewUrl)).toEqual([null, '/preview/1', null])
})
