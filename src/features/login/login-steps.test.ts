import { describe, expect, test } from 'vitest'
import {
  hasWayBack,
  LOGIN_STEPS,
  type LoginAction,
  loginReducer,
  loginStart,
  registrationProgress,
} from './login-steps'

const email = 'mai@example.com'
const follow = (...actions: LoginAction[]) => actions.reduce(loginReducer, loginStart())

const codeSent: LoginAction = { type: 'code-sent', email }
const codeAccepted: LoginAction = { type: 'code-accepted', code: '123456' }
const toRegistration: LoginAction = { type: 'switch', step: 'request-code' }

describe('[R4.12][R2.50] the five login steps', () => {
  test('are login, get code, fill code, set password and reset password', () => {
    expect(LOGIN_STEPS).toEqual([
      'login',
      'request-code',
      'fill-code',
      'set-password',
      'reset-password',
    ])
  })

  test('registration goes through three steps and keeps what was entered', () => {
    expect(follow(toRegistration).step).toBe('request-code')
    expect(follow(toRegistration, codeSent)).toMatchObject({ step: 'fill-code', email })
    expect(follow(toRegistration, codeSent, codeAccepted)).toMatchObject({
      step: 'set-password',
      email,
      code: '123456',
    })
  })

  test('the way back leads one step back, on steps 2 and 3 only', () => {
    const back: LoginAction = { type: 'back' }
    expect(follow(toRegistration, codeSent, codeAccepted, back)).toMatchObject({
      step: 'fill-code',
      email,
    })
    expect(follow(toRegistration, codeSent, back)).toMatchObject({ step: 'request-code', email })
    expect(LOGIN_STEPS.filter(hasWayBack)).toEqual(['fill-code', 'set-password'])
  })

  test('switching links reset every form', () => {
    const state = follow(toRegistration, codeSent, codeAccepted, { type: 'switch', step: 'login' })
    expect(state).toEqual({ ...loginStart(), round: 2 })
  })

  test('a code that turns out to be over leads back to the code field, which is empty', () => {
    const state = follow(toRegistration, codeSent, codeAccepted, { type: 'code-refused' })
    expect(state).toMatchObject({ step: 'fill-code', email, code: '' })
  })

  test('a forgotten password is reset with the address that was typed', () => {
    expect(follow({ type: 'forgot-password', email })).toMatchObject({
      step: 'reset-password',
      email,
    })
  })

  test('after the reset the login form says so and knows the address', () => {
    expect(
      follow({ type: 'forgot-password', email }, { type: 'password-reset', email }),
    ).toMatchObject({ step: 'login', email, isPasswordReset: true })
  })

  test('an address that is not registered starts its registration', () => {
    expect(follow({ type: 'create-account', email })).toMatchObject({ step: 'request-code', email })
  })

  test('only registration counts its steps', () => {
    expect(LOGIN_STEPS.map(registrationProgress)).toEqual([
      null,
      { current: 1, total: 3 },
      { current: 2, total: 3 },
      { current: 3, total: 3 },
      null,
    ])
  })
})
