import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'zod'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { Envelope, ErrorData } from '../../src/contract/envelope.ts'
import { PASSWORD, signUp } from '../support/accounts.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { newEmail, readCode, wrongCode } from '../support/email-codes.ts'
import { newIssuerUser, type OidcIssuer, startOidcIssuer } from '../support/oidc-issuer.ts'

const REDIRECT_URI = 'http://localhost:3000/oauth/callback'
const { accounts, teams, visitors } = contract

let issuer: OidcIssuer
let backend: TestBackend
beforeAll(async () => {
  issuer = await startOidcIssuer({ redirectUris: [REDIRECT_URI] })
  backend = await createTestBackend({ env: issuer.env })
})
afterAll(async () => {
  await backend.close()
  await issuer.close()
})
beforeEach(() => {
  issuer.user = newIssuerUser()
})

/** What a client gets: the HTTP status with the envelope. */
async function ask(endpoint: Endpoint, input: Record<string, unknown>, sender?: Sender) {
  const response = await backend.send(endpoint, input, sender)
  const envelope = Envelope.parse(await response.json())
  return { http: response.status, envelope }
}

async function succeed<E extends Endpoint>(
  endpoint: E,
  input: Record<string, unknown>,
  sender?: Sender,
) {
  const { http, envelope } = await ask(endpoint, input, sender)
  expect({ http, status: envelope.status }).toEqual({ http: 200, status: 200 })
  return parse<E['output']>(endpoint.output, envelope.data)
}

async function fail(endpoint: Endpoint, input: Record<string, unknown>, sender?: Sender) {
  const { http, envelope } = await ask(endpoint, input, sender)
  expect(envelope.desc).not.toBe('')
  expect(envelope.message).not.toBe('')
  const { code } = ErrorData.parse(envelope.data)
  return { http, status: envelope.status, code }
}

const sendCode = (email: string, use: string) => ({ email, ticket_use_type: use })
const login = (email: string, ticket: string) => ({ email, ticket, oauth_enum: 'EMAIL_LOGIN' })
const register = (email: string, ticket: string) => ({
  email,
  ticket,
  pwd: PASSWORD,
  oauth_enum: 'EMAIL_REGISTERED',
})

describe('[R7.15] POST /api/v1/login', () => {
  test('[R3.06] [R8.04] 200 carries the access token and who signed in', async () => {
    const { email } = await signUp(backend)
    const answer = await succeed(accounts.login, login(email, PASSWORD))
    expect(answer.user_info_resp.email).toBe(email)
    await succeed(accounts.userInfo, {}, { token: answer.access_token })
    await succeed(accounts.userInfo, {}, { token: `Bearer ${answer.access_token}` })
  })

  test('[R8.04] 500 for a wrong password, 2101 for an e-mail nobody registered', async () => {
    const { email } = await signUp(backend)
    expect(await fail(accounts.login, login(email, 'not-the-one'))).toEqual({
      http: 401,
      status: 500,
      code: 'login_failed',
    })
    expect(await fail(accounts.login, login(newEmail(), PASSWORD))).toEqual({
      http: 404,
      status: 2101,
      code: 'email_not_registered',
    })
  })

  test('tells in a header how long to wait after five wrong passwords', async () => {
    const { email } = await signUp(backend)
    for (let time = 0; time < 5; time++) await fail(accounts.login, login(email, 'not-the-one'))
    const response = await backend.send(accounts.login, login(email, PASSWORD))
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  test('[R8.06] 200 for the right code, 500 for a wrong one', async () => {
    const email = newEmail()
    await succeed(accounts.emailTicket, sendCode(email, 'REGISTER'))
    const code = await readCode(backend, email)
    expect(await fail(accounts.login, register(email, wrongCode(code)))).toEqual({
      http: 422,
      status: 500,
      code: 'code_invalid',
    })
    await succeed(accounts.login, register(email, code))
  })

  test('[R8.08] 200 for an identity token of the issuer, 500 for anything else', async () => {
    const google = { oauth_enum: 'GOOGLE', openid: issuer.user.subject }
    const token = await issuer.signToken()
    const answer = await succeed(accounts.login, { ...google, access_token: token })
    expect(answer.user_info_resp.email).toBe(issuer.user.email)
    expect(await fail(accounts.login, { ...google, access_token: 'none' })).toEqual({
      http: 401,
      status: 500,
      code: 'oauth_failed',
    })
  })

  test('1000 for a character no text can hold', async () => {
    expect(await fail(accounts.login, login(newEmail(), 'pass\0word'))).toEqual({
      http: 422,
      status: 1000,
      code: 'invalid_input',
    })
  })
})

describe('[R7.16] POST /api/v1/email/ticket, and the check of its code', () => {
  test('[R8.05] 200, then 2111 within the minute', async () => {
    const input = sendCode(newEmail(), 'REGISTER')
    await succeed(accounts.emailTicket, input)
    expect(await fail(accounts.emailTicket, input)).toEqual({
      http: 429,
      status: 2111,
      code: 'code_requested_too_often',
    })
  })

  test('[R8.05] 2131 for a registered e-mail, 2132 for one that is not, 2117 for one that cannot be', async () => {
    const { email } = await signUp(backend)
    expect(await fail(accounts.emailTicket, sendCode(email, 'REGISTER'))).toMatchObject({
      status: 2131,
    })
    expect(await fail(accounts.emailTicket, sendCode(newEmail(), 'UPDATE_PWD'))).toMatchObject({
      status: 2132,
    })
    expect(await fail(accounts.emailTicket, sendCode('a@b.invalid', 'REGISTER'))).toMatchObject({
      status: 2117,
    })
  })

  test('a code is checked without being used up', async () => {
    const email = newEmail()
    await succeed(accounts.emailTicket, sendCode(email, 'REGISTER'))
    const code = await readCode(backend, email)
    const input = sendCode(email, 'REGISTER')
    await succeed(accounts.checkTicket, { ...input, ticket: code })
    expect(await fail(accounts.checkTicket, { ...input, ticket: wrongCode(code) })).toMatchObject({
      status: 500,
      code: 'code_invalid',
    })
    await succeed(accounts.login, register(email, code))
  })
})

test('[R7.17] [R8.07] POST /api/v1/forgot/pwd returns 200 and ends the sessions, or 500', async () => {
  const { email, token } = await signUp(backend)
  await succeed(accounts.emailTicket, sendCode(email, 'UPDATE_PWD'))
  const code = await readCode(backend, email)
  const input = { email, pwd: 'another-one-7' }
  expect(await fail(accounts.forgotPassword, { ...input, ticket: wrongCode(code) })).toMatchObject({
    status: 500,
    code: 'code_invalid',
  })
  await succeed(accounts.forgotPassword, { ...input, ticket: code })
  expect(await fail(accounts.userInfo, {}, { token })).toMatchObject({ http: 401, status: 4002 })
  await succeed(accounts.login, login(email, 'another-one-7'))
})

test('[R7.13] GET /backend/auth/user/info returns the user, by nothing but their token', async () => {
  const { email, userId, token } = await signUp(backend)
  const user = await succeed(accounts.userInfo, { email: 'eve@example.com' }, { token })
  expect(user).toMatchObject({ uid: userId, email, user_name: email, roles: 'USER' })
})

test('sessions are listed, ended one by one, and by the log-out', async () => {
  const { email, token } = await signUp(backend)
  const other = await succeed(accounts.login, login(email, PASSWORD))
  const { sessions } = await succeed(accounts.sessions, {}, { token })
  expect(sessions).toHaveLength(2)
  await succeed(accounts.revokeSession, { sessionId: other.session_id }, { token })
  expect(await fail(accounts.userInfo, {}, { token: other.access_token })).toMatchObject({
    status: 4002,
  })
  await succeed(accounts.logout, {}, { token })
  expect(await fail(accounts.sessions, {}, { token })).toMatchObject({ status: 4002 })
})

test('[R7.22] the code flow is listed, begun and finished through the API', async () => {
  const { google } = await succeed(accounts.oauthConfig, {})
  expect(google).toEqual({ enabled: true, label: 'Google' })
  const flow = await succeed(accounts.oauthStart, { redirect_uri: REDIRECT_URI })
  const answer = await succeed(accounts.oauthFinish, {
    flow_id: flow.flow_id,
    callback_url: await issuer.authorize(flow.authorization_url),
  })
  expect(answer.user_info_resp.email).toBe(issuer.user.email)
})

test('[R7.11] GET /api/v1/auth/brands/current-context returns team, brand and product', async () => {
  const { teamId, token } = await signUp(backend)
  const place = await succeed(teams.currentContext, {}, { token })
  expect(place).toMatchObject({ current_team: { id: teamId }, current_product: null })
})

test('[R7.14] POST /api/v1/visit/free/check makes a visitor once', async () => {
  const { visitor_token: visitorToken = '', ...made } = await succeed(visitors.freeCheck, {})
  expect(visitorToken).not.toBe('')
  expect(await succeed(visitors.freeCheck, {}, { visitorToken })).toEqual(made)
})

describe('[R6.01] what needs an account', () => {
  const guarded: [string, Endpoint][] = [
    ['user info', accounts.userInfo],
    ['log-out', accounts.logout],
    ['sessions', accounts.sessions],
    ['end of a session', accounts.revokeSession],
    ['context', teams.currentContext],
  ]

  test.each(guarded)(
    '%s returns 1005 to a visitor and to a token that is none',
    async (_, endpoint) => {
      const { visitor_token: visitorToken } = await succeed(visitors.freeCheck, {})
      const input = { sessionId: '00000000-0000-7000-8000-000000000000' }
      for (const sender of [{}, { visitorToken }, { token: 'a-guess' }]) {
        expect(await fail(endpoint, input, sender)).toEqual({
          http: 401,
          status: 1005,
          code: 'not_signed_in',
        })
      }
    },
  )
})
