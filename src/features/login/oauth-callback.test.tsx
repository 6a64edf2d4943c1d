import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../tests/support/render-page'
import { OauthCallback } from './oauth-callback'
import { onOauthCallback } from './oauth-popup'

const close = vi.fn()
vi.stubGlobal('close', close)

afterEach(() => {
  vi.useRealTimers()
  close.mockReset()
  window.history.replaceState(null, '', '/')
})

test('[R8.08] the popup hands its address over and closes', async () => {
  const listener = vi.fn()
  const stop = onOauthCallback('s-1', listener)
  window.history.replaceState(null, '', '/oauth/callback?code=c-1&state=s-1')
  await renderPage(<OauthCallback />)
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  stop()
  expect(listener).toHaveBeenCalledExactlyOnceWith(
    `${window.location.origin}/oauth/callback?code=c-1&state=s-1`,
  )
})

test('the code does not stay in the address', async () => {
  window.history.replaceState(null, '', '/oauth/callback?code=c-1&state=s-2')
  await renderPage(<OauthCallback />)
  expect(window.location.href).not.toContain('c-1')
})

test('a popup nobody waits for says what to do', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await renderPage(<OauthCallback />)
  await vi.advanceTimersByTimeAsync(3_100)
  expect((await screen.findByRole('alert')).textContent).toMatch(/Close this window, go back/)
  expect(close).not.toHaveBeenCalled()
})
