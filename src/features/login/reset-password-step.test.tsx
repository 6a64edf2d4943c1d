import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { clearNotifications } from '@/browser/notifications'
import {
  button,
  field,
  fill,
  refuses,
  renderLogin,
  toldMessages,
} from '../../../tests/support/login'

const email = 'mai@example.com'
const title = () => screen.getByRole('heading').textContent

afterEach(() => {
  localStorage.clear()
  clearNotifications()
})

async function reset(stage: Parameters<typeof renderLogin>[0] = {}) {
  const login = await renderLogin({ startsAt: 'reset-password', ...stage })
  await fill(login.user, 'Email', email)
  await login.user.click(button('Send code'))
  await screen.findByRole('button', { name: /Resend in/ })
  await fill(login.user, 'Verification code', '123456')
  await fill(login.user, 'Password', 'eight-chars')
  await fill(login.user, 'Confirm password', 'eight-chars')
  await login.user.click(button('Reset password'))
  return login
}

describe('[R8.07] step 4, resetting the password', () => {
  test('is reached by the forgot link, with the address that was typed', async () => {
    const { user } = await renderLogin()
    await fill(user, 'Email', email)
    await user.click(button('Forgot password?'))
    expect(title()).toBe('Reset your password')
    expect(field('Email').value).toBe(email)
  })

  test('sends a code for a reset and locks the address', async () => {
    const { calls } = await reset()
    expect(calls.sendCode).toHaveBeenCalledExactlyOnceWith({ email, use: 'UPDATE_PWD' })
  })

  test('sets the password and returns to the login, which knows the address', async () => {
    const { calls } = await reset()
    await waitFor(() => expect(title()).toBe('Sign in'))
    expect(calls.resetPassword).toHaveBeenCalledExactlyOnceWith({
      email,
      code: '123456',
      password: 'eight-chars',
    })
    expect(field('Email').value).toBe(email)
    const message = 'Password reset. Please sign in with the new one.'
    expect(toldMessages()[0]).toBe(`success: ${message}`)
    expect(screen.getByRole('status').textContent).toBe(message)
  })

  test('says under the code what is wrong with it', async () => {
    await reset({ calls: { resetPassword: refuses('code_invalid') } })
    expect(await screen.findByText(/The code is wrong or no longer valid/)).toBeTruthy()
    expect(field('Verification code').getAttribute('aria-invalid')).toBe('true')
  })

  test('[R5.14] the sixth reset of a day is refused with the server’s reason', async () => {
    const { user } = await renderLogin({
      startsAt: 'reset-password',
      calls: { sendCode: refuses('reset_limit_reached') },
    })
    await fill(user, 'Email', email)
    await user.click(button('Send code'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/5 times a day/)
    expect(button('Send code')).toHaveProperty('disabled', false)
  })

  test('without a reason the reset-failed text stands there', async () => {
    await reset({ calls: { resetPassword: () => Promise.reject(new Error('boom')) } })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The password could not be reset. Please try again.',
    )
  })

  test('sends no code to something that is no address', async () => {
    const { user, calls } = await renderLogin({ startsAt: 'reset-password' })
    await user.type(field('Email'), 'mai@')
    await user.click(button('Send code'))
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    expect(calls.sendCode).not.toHaveBeenCalled()
  })
})
