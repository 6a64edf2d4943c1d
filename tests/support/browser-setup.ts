import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { onShowLogin } from '@/browser/login-events'
import { clearNotifications } from '@/browser/notifications'

// Results come late on a busy machine; the default is one second.
configure({ asyncUtilTimeout: 60_000 })

// A worker's test files share one simulated browser, so it's emptied before each test.
beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  clearNotifications()
  // A pending sign-in request waits for a listener; this one takes it.
  onShowLogin(() => {})()
  // The simulated browser has no page to scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
