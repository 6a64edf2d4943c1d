import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeLocal } from '@/browser/local-store'
import { clearNotifications } from '@/browser/notifications'
import { button, refuses, renderLogin, toldMessages } from '../../../tests/support/login'
import { oauthChannel } from './oauth-popup'

const CALLBACK = `${window.location.origin}/oauth/callback?code=c-1&state=state-1`
const waiting = () => screen.getByRole('button', { name: 'Waiting for Google…' })

function fakePopup() {
  const popup = { closed: false, location: { replace: vi.fn() }, close: vi.fn() }
  popup.close.mockImplementation(() => {
    popup.closed = true
  })
  return popup
}

let popup = fakePopup()
const open = vi.fn((): typeof popup | null => popup)

beforeEach(() => {
  popup = fakePopup()
  open.mockReset().mockImplementation(() => popup)
  vi.stubGlobal('open', open)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  clearNotifications()
})

async function start(stage: Parameters<typeof renderLogin>[0] = {}) {
  const login = await renderLogin({ hasGoogle: true, ...stage })
  await login.user.click(button('Continue with Google'))
  return login
}

/** Does what the popup does when the provider sends it back. */
async function comeBack(url = CALLBACK, state = 'state-1') {
  const channel = oauthChannel(state)
  const answered = new Promise((resolve) => {
    channel.onmessage = ({ data }) => resolve(data)
  })
  channel.postMessage({ type: 'callback', url })
  await answered
  channel.close()
}

describe('[R8.08] the Google button', () => {
  test('is not there when no provider is configured', async () => {
    await renderLogin({ hasGoogle: false })
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
  })

  test('opens the popup in the click and leads it to the provider, with the invitation', async () => {
    writeLocal('invite_code', 'FRIEND')
    const { calls } = await start()
    expect(open).toHaveBeenCalledOnce()
    await waitFor(() =>
      expect(popup.location.replace).toHaveBeenCalledWith(
        'https://issuer.example/authorize?state=state-1',
      ),
    )
    expect(calls.startOauth).toHaveBeenCalledWith({
      redirectUri: `${window.location.origin}/oauth/callback`,
      inviteCode: 'FRIEND',
    })
    expect(waiting().getAttribute('aria-busy')).toBe('true')
  })

  test('finishes with the address the popup came back to', async () => {
    const { calls, onSignedIn } = await start()
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled())
    await comeBack()
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(calls.finishOauth).toHaveBeenCalledWith({ flowId: 'flow-1', callbackUrl: CALLBACK })
    expect(popup.closed).toBe(true)
  })

  test('does not listen to the flow of another tab', async () => {
    const { calls } = await start()
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled())
    const other = oauthChannel('state-2')
    other.postMessage({ type: 'callback', url: CALLBACK })
    other.close()
    await comeBack()
    await waitFor(() => expect(calls.finishOauth).toHaveBeenCalledOnce())
  })

  test('opens one popup although it is pressed twice', async () => {
    const { user } = await start()
    await user.click(waiting())
    expect(open).toHaveBeenCalledOnce()
  })

  test('warns when the browser blocks the popup, and tries again', async () => {
    open.mockImplementationOnce(() => null)
    const { user, calls } = await start()
    expect(screen.getByRole('alert').textContent).toMatch(
      /Your browser blocked the sign-in window\. Allow pop-ups for this site\./,
    )
    expect(calls.startOauth).not.toHaveBeenCalled()
    await user.click(button('Try again'))
    expect(waiting()).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says that the popup was closed, and still takes a sign-in that ends later', async () => {
    const { onSignedIn } = await start()
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled())
    popup.closed = true
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /The sign-in window seems to be closed/,
    )
    expect(button('Continue with Google').getAttribute('aria-busy')).toBeNull()
    await comeBack()
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  })

  test('says when Google login is not supported yet, and closes the popup', async () => {
    await start({ calls: { startOauth: refuses('oauth_unavailable') } })
    expect((await screen.findByRole('alert')).textContent).toBe('Google login not supported yet')
    expect(popup.closed).toBe(true)
    expect(toldMessages()).toEqual(['warning: Google login not supported yet'])
  })

  test('says that the window could not open when our own start fails', async () => {
    await start({ calls: { startOauth: () => Promise.reject(new Error('boom')) } })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The sign-in window could not open. Please try again.',
    )
  })

  test('says what the server says about a sign-in that did not succeed', async () => {
    await start({ calls: { finishOauth: refuses('oauth_failed') } })
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled())
    await comeBack()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Google sign-in failed. Please try again.',
    )
    expect(button('Continue with Google')).toBeTruthy()
  })

  test('takes the popup along when the form is left', async () => {
    const { user } = await start()
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled())
    await user.click(button('Create an account'))
    expect(popup.close).toHaveBeenCalled()
  })
})
