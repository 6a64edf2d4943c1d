import { afterEach, describe, expect, test, vi } from 'vitest'
import { announceLoginSuccess, onLoginSuccess, onShowLogin, showLogin } from './login-events'

describe('[R2.50] the login modal is asked for through window events', () => {
  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })
  const listen = () => {
    const listener = vi.fn()
    stops.push(onShowLogin(listener))
    return listener
  }

  test('show-login opens the login form, register-click the registration', () => {
    const names: string[] = []
    for (const name of ['show-login', 'register-click'] as const) {
      window.addEventListener(name, () => names.push(name), { once: true })
    }
    const listener = listen()
    showLogin()
    showLogin('register')
    expect(names).toEqual(['show-login', 'register-click'])
    expect(listener.mock.calls).toEqual([[{ mode: 'login' }], [{ mode: 'register' }]])
  })

  test('a wish made before anybody listens is heard once, the last one only', () => {
    showLogin('register')
    showLogin('login')
    expect(listen().mock.calls).toEqual([[{ mode: 'login' }]])
    stops.splice(0)[0]?.()
    expect(listen()).not.toHaveBeenCalled()
  })

  test('a listener that stopped hears nothing', () => {
    const listener = listen()
    for (const stop of stops.splice(0)) stop()
    window.dispatchEvent(new CustomEvent('show-login', { detail: { mode: 'login' } }))
    expect(listener).not.toHaveBeenCalled()
  })
})

test('[R4.13] login-success reaches who listens', () => {
  const listener = vi.fn()
  const stop = onLoginSuccess(listener)
  announceLoginSuccess()
  stop()
  announceLoginSuccess()
  expect(listener).toHaveBeenCalledTimes(1)
})
