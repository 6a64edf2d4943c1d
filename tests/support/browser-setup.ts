import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { onShowLogin } from '@/browser/login-events'
import { clearNotifications } from '@/browser/notifications'

// What a test waits for comes late on a busy machine; the default is a second.
configure({ asyncUtilTimeout: 60_000 })

// All test files of a worker share one simulated browser: each test begins with an empty one.
beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  clearNotifications()
  // A wish to sign in waits for somebody who listens.
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
