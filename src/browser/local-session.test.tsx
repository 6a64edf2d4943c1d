import { beforeEach, expect, test } from 'vitest'
import { forgetSession, isSignedInLocally, rememberSession, rememberUser } from './local-session'
import { writeLocal } from './local-store'

const user = {
  uid: 'u-1',
  email: 'mai@example.com',
  user_name: 'mai',
  nick_name: 'Mai',
  roles: 'USER,OUTER_USER',
}

beforeEach(() => localStorage.clear())

test('[R4.13] a sign-in leaves its public id, the name, the roles and the user', () => {
  rememberSession({ sessionId: 's-1', nickName: 'Mai' })
  rememberUser(user)
  expect(isSignedInLocally()).toBe(true)
  const { roles, ...info } = user
  expect({ ...localStorage }).toEqual({
    token: 's-1',
    isLogin: 'true',
    nick_name: 'Mai',
    roles,
    user_info: JSON.stringify(info),
  })
})

test('[R4.14][R4.15] a logout clears exactly what belongs to the session', () => {
  rememberSession({ sessionId: 's-1', nickName: 'Mai' })
  rememberUser(user)
  localStorage.setItem('ga_app_info', '{"app_id":"4"}')
  writeLocal('language', 'de')
  forgetSession()
  expect(isSignedInLocally()).toBe(false)
  expect({ ...localStorage }).toEqual({ isLogin: 'false', language: 'de' })
})
