import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readLocal, writeLocal } from '@/browser/local-store'
import { clearNotifications } from '@/browser/notifications'
import type { ErrorCode } from '@/contract/error-codes'
import {
  button,
  field,
  fill,
  refuses,
  renderLogin,
  toldMessages,
} from '../../../tests/support/login'
import { present } from '../../../tests/support/present'

const email = 'mai@example.com'
const CODE_SENT = 'Verification code sent. Check your email, also the spam folder.'
const title = () => screen.getByRole('heading').textContent

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  clearNotifications()
})

type Stage = Parameters<typeof renderLogin>[0]

async function requestCode(stage: Stage = {}) {
  const login = await renderLogin({ startsAt: 'request-code', ...stage })
  await fill(login.user, 'Email', email)
  await login.user.click(button('Send code'))
  return login
}

async function fillCode(stage: Stage = {}) {
  const login = await requestCode(stage)
  await waitFor(() => expect(title()).toBe('Check your email'))
  await fill(login.user, 'Verification code', '123456')
  await login.user.click(button('Continue'))
  return login
}

async function setPassword(stage: Stage = {}) {
  const login = await fillCode(stage)
  await waitFor(() => expect(title()).toBe('Choose a password'))
  await fill(login.user, 'Password', 'eight-chars')
  await fill(login.user, 'Confirm password', 'eight-chars')
  await login.user.click(button('Create account'))
  return login
}

describe('[R8.05] step 1, getting a code', () => {
  test('[R5.05] the button sleeps until an address is entered', async () => {
    const { user } = await renderLogin({ startsAt: 'request-code' })
    expect(button('Send code')).toHaveProperty('disabled', true)
    await user.type(field('Email'), 'm')
    expect(button('Send code')).toHaveProperty('disabled', false)
  })

  test('[R4.12] sends the code, says so and goes on to the second of three steps', async () => {
    const { calls } = await requestCode()
    await waitFor(() => expect(title()).toBe('Check your email'))
    expect(calls.sendCode).toHaveBeenCalledExactlyOnceWith({ email, use: 'REGISTER' })
    expect(toldMessages()).toEqual([`success: ${CODE_SENT}`])
    expect(screen.getByText('Step 2 of 3')).toBeTruthy()
  })

  test('[R5.05] however often it is pressed within 300 ms, one code is sent', async () => {
    const { user, calls } = await renderLogin({ startsAt: 'request-code' })
    await fill(user, 'Email', email)
    // All in one turn: on a busy machine 300 ms could pass between two presses.
    for (let press = 0; press < 3; press++) fireEvent.click(button(/Send code/))
    fireEvent.submit(present(field('Email').form))
    expect(calls.sendCode).not.toHaveBeenCalled()
    await waitFor(() => expect(title()).toBe('Check your email'))
    expect(calls.sendCode).toHaveBeenCalledOnce()
  })

  test.each<[ErrorCode, string]>([
    ['reset_email_not_registered', 'Email not registered'],
    ['reset_limit_reached', 'The password can be reset 5 times a day. Please try again tomorrow.'],
    ['email_unusable', 'This email address can’t be used. Please try another one.'],
    ['email_registered', 'Email already registered'],
    [
      'code_requested_too_often',
      'We just sent you a code. Please wait a moment before requesting another.',
    ],
  ])('%s stands in the form and as a warning, the timer does not run', async (code, text) => {
    await requestCode({ calls: { sendCode: refuses(code) } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(toldMessages()).toEqual([`warning: ${text}`])
    expect(field('Email').readOnly).toBe(false)
    expect(button('Send code')).toBeTruthy()
  })

  test('an address that has an account leads to signing in', async () => {
    const { user } = await requestCode({ calls: { sendCode: refuses('email_registered') } })
    await user.click(await screen.findByRole('button', { name: 'Sign in instead' }))
    expect(title()).toBe('Sign in')
    await user.click(button('Create an account'))
    expect(screen.queryByText('Email already registered')).toBeNull()
  })

  test('a failure without a reason says that the code was not sent', async () => {
    await requestCode({ calls: { sendCode: () => Promise.reject(new Error('boom')) } })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The code could not be sent. Please try again.',
    )
  })
})

describe('[R4.12] the 60 seconds between two codes', () => {
  const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  async function backToFirstStep() {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const login = await requestCode()
    await waitFor(() => expect(title()).toBe('Check your email'))
    await login.user.click(button('Back'))
    return login
  }

  test('lock the address and show the countdown, also after a step back', async () => {
    await backToFirstStep()
    expect(field('Email')).toMatchObject({ value: email, readOnly: true })
    expect(button(/Resend in (1:00|0:59)/)).toHaveProperty('disabled', true)
    await later(18_000)
    expect(button(/Resend in 0:4[12]/)).toBeTruthy()
    await later(45_000)
    expect(field('Email')).toMatchObject({ value: email, readOnly: false })
    expect(button('Send code')).toHaveProperty('disabled', false)
  })

  test('do not stand in the way of the code that was sent', async () => {
    const { user } = await backToFirstStep()
    await user.click(button('Enter the code'))
    expect(title()).toBe('Check your email')
  })

  test('end when another address is wanted; the cursor is in the field', async () => {
    const { user } = await backToFirstStep()
    await user.click(button('Change email'))
    expect(field('Email')).toMatchObject({ value: email, readOnly: false })
    expect(document.activeElement).toBe(field('Email'))
  })

  test('survive that the dialog is closed and opened again', async () => {
    await backToFirstStep()
    document.body.replaceChildren()
    await renderLogin({ startsAt: 'request-code' })
    await waitFor(() => expect(field('Email')).toMatchObject({ value: email, readOnly: true }))
  })

  test('then allow another code from the second step', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, calls } = await requestCode()
    await waitFor(() => expect(title()).toBe('Check your email'))
    expect(button(/Resend in/)).toHaveProperty('disabled', true)
    await later(61_000)
    await user.click(button('Resend code'))
    await waitFor(() => expect(calls.sendCode).toHaveBeenCalledTimes(2))
    expect(await screen.findByRole('button', { name: /Resend in/ })).toBeTruthy()
  })
})

describe('step 2, filling in the code', () => {
  test('[R5.03] is one input for digits that takes a pasted code as it comes', async () => {
    const { user } = await requestCode()
    const code = await screen.findByLabelText<HTMLInputElement>('Verification code')
    expect(code.inputMode).toBe('numeric')
    expect(code.autocomplete).toBe('one-time-code')
    await user.click(code)
    await user.paste(' 123 456\n')
    expect(code.value).toBe('123456')
    await user.type(code, '7x')
    expect(code.value).toBe('123456')
  })

  test('goes on when the server knows the code, and does not use it up', async () => {
    const { calls } = await fillCode()
    await waitFor(() => expect(title()).toBe('Choose a password'))
    expect(calls.checkCode).toHaveBeenCalledExactlyOnceWith({ email, code: '123456' })
    expect(screen.getByText('Step 3 of 3')).toBeTruthy()
  })

  test('stays at a wrong code, with the reason under it', async () => {
    await fillCode({ calls: { checkCode: refuses('code_invalid') } })
    expect(
      await screen.findByText(
        'The code is wrong or no longer valid. Check it or request a new one.',
      ),
    ).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Verification code')))
  })

  test('asks the server nothing for fewer than six digits', async () => {
    const { user, calls } = await requestCode()
    await user.type(await screen.findByLabelText('Verification code'), '123')
    await user.click(button('Continue'))
    expect(screen.getByText('The code has 6 digits')).toBeTruthy()
    expect(calls.checkCode).not.toHaveBeenCalled()
  })
})

describe('[R8.06] step 3, setting the password', () => {
  test('makes the account and signs its owner in', async () => {
    const { calls, onSignedIn } = await setPassword()
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(calls.register).toHaveBeenCalledExactlyOnceWith({
      email,
      code: '123456',
      password: 'eight-chars',
      inviteCode: undefined,
    })
    expect(toldMessages()[0]).toBe('success: Registration successful. Welcome!')
  })

  test('[R5.02] ticks the rules off while the password is typed', async () => {
    const { user } = await fillCode()
    const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    await user.type(await screen.findByLabelText('Password'), 'eight-chars')
    expect(rules()).toEqual(['8–20 charactersmet', 'No spacesmet', 'Passwords matchnot met yet'])
    await fill(user, 'Confirm password', 'eight-chars')
    expect(rules()[2]).toBe('Passwords matchmet')
  })

  test('[R5.02] the confirmation is judged again when the password changes', async () => {
    const { user, calls } = await fillCode()
    await fill(user, await screen.findByLabelText('Password'), 'eight-chars')
    await fill(user, 'Confirm password', 'eight-chars')
    await user.type(field('Password'), '!')
    await user.click(button('Create account'))
    expect(screen.getByText('The two passwords are not the same')).toBeTruthy()
    expect(calls.register).not.toHaveBeenCalled()
  })

  test('a code that ended meanwhile leads back to the code', async () => {
    await setPassword({ calls: { register: refuses('code_invalid') } })
    await waitFor(() => expect(title()).toBe('Check your email'))
    expect(field('Verification code').value).toBe('')
    expect(toldMessages()[0]).toMatch(/^warning: The code is wrong or no longer valid/)
  })

  test('another failure stands above the button', async () => {
    await setPassword({ calls: { register: () => Promise.reject(new Error('boom')) } })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Registration failed. Please try again.',
    )
  })
})

describe('[R5.04] the invitation code', () => {
  test('of a link is filled in and sent along', async () => {
    writeLocal('invite_code', 'FRIEND')
    const { calls } = await setPassword()
    const withCode = expect.objectContaining({ inviteCode: 'FRIEND' })
    await waitFor(() => expect(calls.register).toHaveBeenCalledExactlyOnceWith(withCode))
  })

  test('may be wrong: it can be corrected or left out', async () => {
    writeLocal('invite_code', 'WRONG')
    const { user } = await setPassword({ calls: { register: refuses('invite_code_invalid') } })
    expect(await screen.findByText(/The invitation code isn’t valid/)).toBeTruthy()
    await user.click(button('Continue without a code'))
    expect(screen.queryByLabelText('Invitation code')).toBeNull()
    expect(readLocal('invite_code')).toBeNull()
  })

  test('is not asked for without a link', async () => {
    await fillCode()
    await screen.findByLabelText('Password')
    expect(screen.queryByLabelText('Invitation code')).toBeNull()
  })
})
