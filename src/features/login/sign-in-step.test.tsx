import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readLocal } from '@/browser/local-store'
import { onLoginSuccess } from '@/browser/login-events'
import { clearNotifications } from '@/browser/notifications'
import { AppError } from '@/contract/app-error'
import {
  button,
  field,
  fill,
  newSession,
  refuses,
  renderLogin,
  signedInUser,
  toldMessages,
} from '../../../tests/support/login'
import { present } from '../../../tests/support/present'

afterEach(() => {
  localStorage.clear()
  clearNotifications()
})

async function signIn(stage: Parameters<typeof renderLogin>[0] = {}) {
  const login = await renderLogin(stage)
  await fill(login.user, 'Email', 'mai@example.com')
  await fill(login.user, 'Password', 'correct horse')
  await login.user.click(button('Sign in'))
  return login
}

describe('[R8.04] step 0, signing in', () => {
  test('[R4.13] saves the session, loads the user, tells the page and closes', async () => {
    const heard = vi.fn()
    const stop = onLoginSuccess(heard)
    const { calls, onSignedIn } = await signIn()
    await waitFor(() =>
      expect(onSignedIn).toHaveBeenCalledWith({ isLedAway: false, language: 'en' }),
    )
    stop()
    expect(calls.signIn).toHaveBeenCalledWith({
      email: 'mai@example.com',
      password: 'correct horse',
    })
    expect(calls.loadUser).toHaveBeenCalledOnce()
    expect(heard).toHaveBeenCalledOnce()
    expect(readLocal('token')).toBe(newSession.session_id)
    expect(readLocal('isLogin')).toBe(true)
    expect(readLocal('nick_name')).toBe('Mai')
    expect(readLocal('roles')).toBe('USER')
    expect(readLocal('user_info')?.uid).toBe(signedInUser.uid)
  })

  test('goes on in the language that was chosen on the account page', async () => {
    const defaults = { language: 'de', theme: null, model: null, aspect_ratio: null } as const
    const loadUser = async () => ({ ...signedInUser, defaults })
    const { onSignedIn } = await signIn({ calls: { loadUser } })
    await waitFor(() =>
      expect(onSignedIn).toHaveBeenCalledWith({ isLedAway: false, language: 'de' }),
    )
    expect(readLocal('language')).toBe('de')
  })

  test('status 500 says why, empties the password and puts the cursor there', async () => {
    await signIn({ calls: { signIn: refuses('login_failed') } })
    const message = 'Email or password is wrong. Please try again.'
    expect(await screen.findByText(message)).toBeTruthy()
    const password = field('Password')
    expect(password.value).toBe('')
    expect(field('Email').value).toBe('mai@example.com')
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(password.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(password)).toContain(message)
    expect(toldMessages(), 'it is said once').toEqual([])
  })

  test('typing again takes the refusal away', async () => {
    const { user } = await signIn({ calls: { signIn: refuses('login_failed') } })
    await screen.findByText(/Email or password is wrong/)
    await user.type(field('Password'), 'x')
    expect(screen.queryByText(/Email or password is wrong/)).toBeNull()
  })

  test('status 2101 stands under the address and leads to its registration', async () => {
    const { user } = await signIn({ calls: { signIn: refuses('email_not_registered') } })
    expect(await screen.findByText('Email not registered')).toBeTruthy()
    expect(describedBy(field('Email'))).toContain('Email not registered')
    await user.click(button('Create an account with this email'))
    expect(screen.getByRole('heading').textContent).toBe('Create your account')
    expect(field('Email').value).toBe('mai@example.com')
  })

  test('a sentence of a foreign upstream is shown as it came', async () => {
    const statement = 'Account is frozen, call us'
    const signInCall = () =>
      Promise.reject(new AppError('internal', {}, { status: 500, statement }))
    await signIn({ calls: { signIn: signInCall } })
    expect((await screen.findByRole('alert')).textContent).toBe(statement)
  })

  test('without a reason the login-failed text stands there', async () => {
    await signIn({ calls: { signIn: () => Promise.reject(new Error('boom')) } })
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed. Please try again.')
  })

  test('pressing twice signs in once; the button is busy meanwhile', async () => {
    let answer = (_session: typeof newSession) => {}
    const pending = vi.fn(() => new Promise<typeof newSession>((resolve) => (answer = resolve)))
    const { user, onSignedIn } = await signIn({ calls: { signIn: pending } })
    expect(button(/Sign in/).getAttribute('aria-busy')).toBe('true')
    await user.click(button(/Sign in/))
    await user.type(field('Password'), '{Enter}')
    fireEvent.submit(present(field('Password').form))
    answer(newSession)
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(pending).toHaveBeenCalledOnce()
  })
})

describe('[R5.01] mistakes are shown', () => {
  test('after the field was left, not while it is typed', async () => {
    const { user } = await renderLogin()
    await user.type(field('Email'), 'mai@')
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
    await user.tab()
    expect(describedBy(field('Email'))).toContain('Please enter a valid email address')
    await user.type(field('Email'), 'example.com')
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  })

  test('for empty fields only when the form is sent, which leads to the first of them', async () => {
    const { user, calls } = await renderLogin()
    await user.click(field('Email'))
    await user.tab()
    expect(screen.queryByText('Please enter your email')).toBeNull()
    await user.click(button('Sign in'))
    expect(screen.getByText('Please enter your email')).toBeTruthy()
    expect(screen.getByText('Please enter your password')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    expect(calls.signIn).not.toHaveBeenCalled()
  })
})

test('[R2.50] the password can be shown and hidden', async () => {
  const { user } = await renderLogin()
  expect(field('Password').type).toBe('password')
  await user.click(button('Show password'))
  expect(field('Password').type).toBe('text')
  expect(button('Show password').getAttribute('aria-pressed')).toBe('true')
})

test('[R4.12] the switching links reset all forms', async () => {
  const { user } = await renderLogin()
  await fill(user, 'Email', 'mai@example.com')
  await user.click(button('Create an account'))
  expect(field('Email').value).toBe('')
  await user.type(field('Email'), 'other@example.com')
  await user.click(button('Sign in'))
  expect(screen.getByRole('heading').textContent).toBe('Sign in')
  expect(field('Email').value).toBe('')
})

test('each step begins at its heading', async () => {
  const { user } = await renderLogin()
  expect(document.activeElement?.textContent).toBe('Sign in')
  await user.click(button('Create an account'))
  expect(document.activeElement?.textContent).toBe('Create your account')
})

function describedBy(control: HTMLElement) {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
