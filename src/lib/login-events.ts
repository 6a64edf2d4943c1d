/**
 * Any part of the page may ask for the login modal; the modal tells everyone when somebody came in
 * (R2.50, R4.13). Events on `window`, because who asks and who answers do not know each other.
 */
export interface ShowLoginDetail {
  /** Which form stands first. */
  mode: 'login' | 'register'
}

declare global {
  interface WindowEventMap {
    'show-login': CustomEvent<ShowLoginDetail>
    'login-success': CustomEvent
  }
}

export const showLogin = (mode: ShowLoginDetail['mode'] = 'login') =>
  window.dispatchEvent(new CustomEvent('show-login', { detail: { mode } }))

export const announceLoginSuccess = () => window.dispatchEvent(new CustomEvent('login-success'))

/** Calls back whenever the login modal is asked for; answers how to stop. */
export function onShowLogin(listener: (detail: ShowLoginDetail) => void): () => void {
  const listen = (event: WindowEventMap['show-login']) => listener(event.detail)
  window.addEventListener('show-login', listen)
  return () => window.removeEventListener('show-login', listen)
}
