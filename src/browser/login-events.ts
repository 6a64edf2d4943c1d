/**
 * Any part of the page may ask for the login modal; the modal tells everyone when somebody came in.
 * Events on `window`, because who asks and who answers do not know each other.
 */
export interface ShowLoginDetail {
  /** Which form comes first. */
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

// A page that is still coming alive has nobody who listens yet: the wish waits here.
let isHeard = false
let waiting: ShowLoginDetail | null = null

/** Opens the login modal. */
export function showLogin(mode: ShowLoginDetail['mode'] = 'login') {
  if (!isHeard) waiting = { mode }
  window.dispatchEvent(new CustomEvent(EVENT_OF_MODE[mode], { detail: { mode } }))
}

/**
 * Calls back whenever the login modal is asked for, also for a wish that came before; returns how to
 * stop. There is one listener at a time.
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

/** Calls back after every sign-in in this tab; returns how to stop. */
export function onLoginSuccess(listener: () => void): () => void {
  window.addEventListener('login-success', listener)
  return () => window.removeEventListener('login-success', listener)
}
