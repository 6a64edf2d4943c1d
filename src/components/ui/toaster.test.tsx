import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearNotifications, notify } from '@/browser/notifications'
import { TOAST_MS } from '@/contract/limits'
import { renderPage } from '../../../tests/support/render-page'
import { Toaster } from './toaster'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const isShown = () => screen.queryByText('Saved') !== null

beforeEach(async () => {
  clearNotifications()
  await renderPage(<Toaster />)
  vi.useFakeTimers()
  act(() => notify('success', 'Saved'))
})
afterEach(() => vi.useRealTimers())

test('[D10.07] a toast closes after three seconds', () => {
  pass(TOAST_MS - 1)
  expect(isShown()).toBe(true)
  pass(1)
  expect(isShown()).toBe(false)
})

test.each([
  ['pointed at', 'mouseEnter', 'mouseLeave'],
  ['focused', 'focus', 'blur'],
] as const)('[D10.07] a toast waits while it is %s', (_, begin, end) => {
  const button = screen.getByRole('button', { name: 'Dismiss' })
  fireEvent[begin](begin === 'focus' ? button : screen.getByRole('region'))
  pass(TOAST_MS * 3)
  expect(isShown()).toBe(true)
  fireEvent[end](end === 'blur' ? button : screen.getByRole('region'))
  pass(TOAST_MS)
  expect(isShown()).toBe(false)
})

test('a toast can be dismissed at once', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(isShown()).toBe(false)
})
