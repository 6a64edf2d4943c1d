import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { joinLine, leaveLine, markFailed, moveInLine, useWaitingLine } from './waiting-line'

const waiting = (key: string, ownerId = 'ada') => ({
  key,
  ownerId,
  credits: 1,
  request: { workflow_type: 'text_to_image' as const, prompt: key },
})
const keysOf = (line: readonly { key: string }[]) => line.map(({ key }) => key)

afterEach(() => {
  for (const key of ['a', 'b', 'c', 'other']) leaveLine(key)
})

it('keeps the order people give it, each person their own, and shows it to all who look', () => {
  const { result } = renderHook(() => useWaitingLine('ada'))
  act(() => {
    for (const key of ['a', 'b', 'c']) joinLine(waiting(key))
    joinLine(waiting('other', 'eve'))
  })
  expect(keysOf(result.current)).toEqual(['a', 'b', 'c'])
  act(() => moveInLine('c', 'a'))
  expect(keysOf(result.current)).toEqual(['c', 'a', 'b'])
  act(() => moveInLine('c', 'b'))
  expect(keysOf(result.current)).toEqual(['a', 'b', 'c'])
  act(() => leaveLine('b'))
  expect(keysOf(result.current)).toEqual(['a', 'c'])
  act(() => markFailed('a', true))
  expect(result.current[0]?.hasFailed).toBe(true)
})

it('is still there for the next page, and ignores what is no line', () => {
  const { result } = renderHook(() => useWaitingLine('ada'))
  act(() => joinLine(waiting('a')))
  expect(localStorage.getItem('waiting_line')).toContain('"key":"a"')
  act(() => {
    localStorage.setItem('waiting_line', '[{"key":1}]')
    dispatchEvent(new StorageEvent('storage', { key: 'waiting_line' }))
  })
  expect(result.current).toEqual([])
})
