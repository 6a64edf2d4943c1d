import { expect, test, vi } from 'vitest'
import { askOnce } from './ask-once.ts'

test('who asks the same in one turn gets one answer, who asks something else another', async () => {
  const once = askOnce<number>()
  let count = 0
  const ask = vi.fn(() => Promise.resolve(++count))
  expect(await Promise.all([once('a', ask), once('a', ask), once('b', ask)])).toEqual([1, 1, 2])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('who asks after the asking has begun is asked for anew', async () => {
  const once = askOnce<string>()
  let state = 'before'
  const begun = Promise.withResolvers<void>()
  const first = once('a', () => {
    const read = Promise.resolve(state)
    begun.resolve()
    return read
  })
  await begun.promise
  state = 'after'
  expect(await once('a', () => Promise.resolve(state))).toBe('after')
  expect(await first).toBe('before')
})

test('a failure reaches all who asked, and the next is asked for again', async () => {
  const once = askOnce<string>()
  const fail = () => Promise.reject(new Error('away'))
  await expect(Promise.all([once('a', fail), once('a', fail)])).rejects.toThrow('away')
  expect(await once('a', () => Promise.resolve('back'))).toBe('back')
})
