import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  clearNotifications,
  dismissToast,
  markNotificationsSeen,
  notify,
  useNotifications,
} from './notifications'

let list: { current: ReturnType<typeof useNotifications> }
beforeEach(() => {
  list = renderHook(useNotifications).result
  act(clearNotifications)
})

test('[D10.07] a message that leaves the screen stays in the list', () => {
  act(() => notify('info', 'Saved'))
  const [saved] = list.current
  act(() => dismissToast(saved?.id ?? 0))
  expect(list.current).toMatchObject([{ message: 'Saved', isToast: false, isSeen: false }])
})

test('the newest message stands first', () => {
  act(() => notify('info', 'one'))
  act(() => notify('error', 'two'))
  expect(list.current.map(({ message }) => message)).toEqual(['two', 'one'])
})

test('opening the list makes nothing new, and takes the toasts away', () => {
  act(() => notify('warning', 'Careful'))
  act(markNotificationsSeen)
  expect(list.current).toMatchObject([{ isSeen: true, isToast: false }])
})

test('the list does not grow for ever', () => {
  act(() => {
    for (let count = 0; count < 200; count += 1) notify('info', `message ${count}`)
  })
  expect(list.current).toHaveLength(50)
  expect(list.current[0]?.message).toBe('message 199')
})
