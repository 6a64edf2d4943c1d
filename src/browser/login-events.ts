/**
 * Any part of the page can ask for the login modal; the modal announces every sign-in. Both go through events
 * on `window`, because the two sides do not know each other.
 */
export interface ShowLoginDetail {
  /** Which form is shown first. */
  mode: 'login' | 'register'
}

declare global {
  interface WindowEventMap {
    'show-login': CustomEvent<ShowLoginDetail>
    'register-click': CustomEvent<ShowLoginDetail>
    'login-success': CustomEvent
  }
}

const EVENT_OF_MODE = { login: 'show-login', register: 'register-click' } as const

// Before hydration nobody listens yet: the request waits here.
let isHeard = false
let waiting: ShowLoginDetail | null = null

/** Opens the login modal. */
export function showLogin(mode: ShowLoginDetail['mode'] = 'login') {
  if (!isHeard) waiting = { mode }
  window.dispatchEvent(new CustomEvent(EVENT_OF_MODE[mode], { detail: { mode } }))
}

/**
 * Calls back whenever the login modal is requested, including a request made earlier; returns an unsubscribe
 * function. There is one listener at a time.
 */
export function onShowLogin(listener: (detail: ShowLoginDetail) => void): () => void {
  const listen = (event: WindowEventMap['show-login']) => listener(event.detail)
  for (const name of Object.values(EVENT_OF_MODE)) window.addEventListener(name, listen)
  isHeard = true
  if (waiting) listener(waiting)
  waiting = null
  return () => {
    for (const name of Object.values(EVENT_OF_MODE)) window.removeEventListener(name, listen)
    isHeard = false
  }
}

export const announceLoginSuccess = () => window.dispatchEvent(new CustomEvent('login-success'))

/** Calls back after every sign-in in this tab; returns an unsubscribe function. */
export function onLoginSuccess(listener: () => void): () => void {
  window.addEventListener('login-success', listener)
  return () => window.removeEventListener('login-success', listener)
}
