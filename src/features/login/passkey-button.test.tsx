import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearNotifications } from '@/browser/notifications'
import { button, refuses, renderLogin, toldMessages } from '../../../tests/support/login'

const PASSKEY = 'Sign in with a passkey'

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  clearNotifications()
})

test('a passkey signs in without a word typed', async () => {
  const { user, calls, onSignedIn } = await renderLogin()
  await user.click(button(PASSKEY))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(calls.signInWithPasskey).toHaveBeenCalledOnce()
})

test('one that is refused is told, one that somebody declined to choose is not', async () => {
  const signInWithPasskey = refuses('passkey_refused')
  const { user } = await renderLogin({ calls: { signInWithPasskey } })
  await user.click(button(PASSKEY))
  expect((await screen.findByRole('alert')).textContent).toContain('This passkey didn’t work.')
  signInWithPasskey.mockImplementation(refuses('user_cancelled'))
  await user.click(button(PASSKEY))
  await waitFor(() => expect(signInWithPasskey).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(toldMessages()).toHaveLength(1)
})

test('a browser without passkeys offers none', async () => {
  vi.unstubAllGlobals()
  await renderLogin()
  expect(screen.queryByRole('button', { name: PASSKEY })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Sign in' })).toHaveLength(1)
})
