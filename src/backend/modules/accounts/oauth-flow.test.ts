import { eq } from 'drizzle-orm'
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import {
  newIssuerUser,
  type OidcIssuer,
  startOidcIssuer,
} from '../../../../tests/support/oidc-issuer.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { MINUTE_MS } from '../../clock.ts'
import { identities, users } from './tables.ts'

const REDIRECT_URI = 'http://localhost:3000/login/popup'

const clock = createTestClock()
let issuer: OidcIssuer
let backend: TestBackend
beforeAll(async () => {
  issuer = await startOidcIssuer({ redirectUris: [REDIRECT_URI] })
  backend = await createTestBackend({
    env: { ...issuer.env, OIDC_LABEL: 'Test' },
    replace: { clock },
  })
})
afterAll(async () => {
  await backend.close()
  await issuer.close()
})
beforeEach(() => {
  issuer.user = newIssuerUser()
  issuer.tamper = null
})

const start = (redirectUri = REDIRECT_URI) =>
  backend.call(contract.accounts.oauthStart, { redirect_uri: redirectUri })
const finish = (flowId: string, callbackUrl: string, code?: string) =>
  backend.call(contract.accounts.oauthFinish, {
    flow_id: flowId,
    callback_url: callbackUrl,
    second_factor_code: code,
  })

/** The whole flow, from the button to the account. */
async function signIn() {
  const { flow_id: flowId, authorization_url: address } = await start()
  return finish(flowId, await issuer.authorize(address))
}

const refusedBecause = (reason: string) =>
  expect.objectContaining({ code: 'oauth_failed', status: 500, details: { reason } })

describe('[R7.22] signing in with an OpenID Connect issuer', () => {
  test('is offered with its label when it is configured', async () => {
    await expect(backend.call(contract.accounts.oauthConfig, {})).resolves.toEqual({
      google: { enabled: true, label: 'Test' },
    })
  })

  test('makes an account for a new person, with a team and the verified e-mail', async () => {
    const { access_token: token, user_info_resp: user } = await signIn()
    expect(user.email).toBe(issuer.user.email)
    const place = await backend.call(contract.teams.currentContext, {}, { token })
    expect(place.current_team).toMatchObject({ current_user_role: 'OWNER' })
  })

  test('reads the e-mail from the identity token when the issuer puts it there', async () => {
    const told = await startOidcIssuer({ redirectUris: [REDIRECT_URI], emailInToken: true })
    const other = await createTestBackend({ env: told.env })
    try {
      const flow = await other.call(contract.accounts.oauthStart, { redirect_uri: REDIRECT_URI })
      const { user_info_resp: user } = await other.call(contract.accounts.oauthFinish, {
        flow_id: flow.flow_id,
        callback_url: await told.authorize(flow.authorization_url),
      })
      expect(user.email).toBe(told.user.email)
    } finally {
      await other.close()
      await told.close()
    }
  })

  test('finds the account again by issuer and subject, even under another e-mail', async () => {
    const first = await signIn()
    issuer.user = { ...issuer.user, email: newIssuerUser().email }
    const second = await signIn()
    expect(second.user_info_resp).toEqual(first.user_info_resp)
  })

  test('two sign-ins of a new person at once make one account', async () => {
    const flows = [await start(), await start()]
    const callbacks: string[] = []
    for (const flow of flows) callbacks.push(await issuer.authorize(flow.authorization_url))
    await Promise.all(flows.map((flow, index) => finish(flow.flow_id, callbacks[index] ?? '')))
    const { db } = backend.context
    expect(await db.$count(users, eq(users.email, issuer.user.email))).toBe(1)
    expect(await db.$count(identities, eq(identities.subject, issuer.user.subject))).toBe(1)
  })

  test('opens the account that has the same verified e-mail, password and all', async () => {
    const { email, userId } = await signUp(backend)
    issuer.user = { ...issuer.user, email }
    const { access_token: token } = await signIn()
    const user = await backend.call(contract.accounts.userInfo, {}, { token })
    expect(user.uid).toBe(userId)
    const login = { email, ticket: PASSWORD, oauth_enum: 'EMAIL_LOGIN' } as const
    await expect(backend.call(contract.accounts.login, login)).resolves.toBeDefined()
  })

  test('does not open it to a second account of the issuer: the address has changed hands', async () => {
    await signIn()
    issuer.user = { ...newIssuerUser(), email: issuer.user.email }
    await expect(signIn()).rejects.toMatchObject({ code: 'oauth_email_taken', status: 500 })
  })
})

test('a code flow waits for the second factor where the account has one, and opens it once', async () => {
  const { access_token: token } = await signIn()
  const { key } = await backend.call(contract.accounts.beginSecondFactor, {}, { token })
  const codeAt = (ms: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ms })
  const { recovery_codes: codes } = await backend.call(
    contract.accounts.enableSecondFactor,
    { code: codeAt(0) },
    { token },
  )
  const { flow_id: flowId, authorization_url: address } = await start()
  const callback = await issuer.authorize(address)
  // Knowing only the flow's id, or coming before the issuer's reply, is not enough.
  await expect(finish(flowId, callback, codes[0])).rejects.toMatchObject({ code: 'oauth_failed' })
  await expect(finish(flowId, callback)).rejects.toMatchObject({ code: 'second_factor_needed' })
  await expect(finish(flowId, REDIRECT_URI, codes[0])).rejects.toMatchObject({
    code: 'oauth_failed',
  })
  await expect(finish(flowId, callback, '000000')).rejects.toMatchObject({ code: 'code_invalid' })
  const session = await finish(flowId, callback, codes[0])
  expect(session.user_info_resp.email).toBe(issuer.user.email)
  await expect(finish(flowId, callback, codes[1])).rejects.toMatchObject({ code: 'oauth_failed' })
})

describe('a code flow that is not what it seems is refused', () => {
  test('with an e-mail the issuer has not verified', async () => {
    issuer.user = { ...issuer.user, emailVerified: false }
    await expect(signIn()).rejects.toEqual(refusedBecause('email_not_verified'))
    const made = await backend.context.db
      .select()
      .from(users)
      .where(eq(users.email, issuer.user.email))
    expect(made).toEqual([])
  })

  test.each<[string, Record<string, unknown>]>([
    ['nonce of another flow', { nonce: 'another' }],
    ['missing nonce', { nonce: undefined }],
    ['token for another client', { aud: 'somebody-else' }],
    ['token given to another client', { aud: ['adloom-test', 'other'], azp: 'other' }],
    ['token of another issuer', { iss: 'https://issuer.example' }],
    ['expired token', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    [
      'token from the future',
      { iat: Math.floor(Date.now() / 1000) + 3600, nbf: Math.floor(Date.now() / 1000) + 3600 },
    ],
    ['missing subject', { sub: undefined }],
    ['subject the userinfo does not know', { sub: 'somebody-else' }],
  ])('with a %s', async (_, claims) => {
    issuer.tamper = (honest) => ({ ...honest, ...claims })
    await expect(signIn()).rejects.toEqual(refusedBecause('not_verified'))
  })

  test('with a token that nobody signed', async () => {
    issuer.tamper = (claims) => new UnsecuredJWT(claims).encode()
    await expect(signIn()).rejects.toEqual(refusedBecause('not_verified'))
  })

  test('with a token that somebody else signed', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const { authorization_url: address, flow_id: flowId } = await start()
    const nonce = new URL(address).searchParams.get('nonce') ?? ''
    const header = { alg: 'RS256', kid: 'signing-key' }
    const forged = await new SignJWT({ ...decodeJwt(await issuer.signToken()), nonce })
      .setProtectedHeader(header)
      .sign(privateKey)
    issuer.tamper = () => forged
    const callback = await issuer.authorize(address)
    await expect(finish(flowId, callback)).rejects.toEqual(refusedBecause('not_verified'))
  })

  test('with the state of another flow', async () => {
    const mine = await start()
    const other = await start()
    const callback = await issuer.authorize(other.authorization_url)
    await expect(finish(mine.flow_id, callback)).rejects.toEqual(refusedBecause('not_verified'))
  })

  test('with a code that another flow got, under the right state', async () => {
    const mine = await start()
    const other = await start()
    const callback = new URL(await issuer.authorize(mine.authorization_url))
    const theirs = new URL(await issuer.authorize(other.authorization_url))
    callback.searchParams.set('code', theirs.searchParams.get('code') ?? '')
    await expect(finish(mine.flow_id, callback.href)).rejects.toEqual(
      refusedBecause('not_verified'),
    )
  })

  test('with an answer that names another issuer', async () => {
    const { flow_id: flowId, authorization_url: address } = await start()
    const callback = new URL(await issuer.authorize(address))
    callback.searchParams.set('iss', 'https://issuer.example')
    await expect(finish(flowId, callback.href)).rejects.toEqual(refusedBecause('not_verified'))
  })

  test('the second time, with the same code', async () => {
    const { flow_id: flowId, authorization_url: address } = await start()
    const callback = await issuer.authorize(address)
    await expect(finish(flowId, callback)).resolves.toBeDefined()
    await expect(finish(flowId, callback)).rejects.toEqual(refusedBecause('used_before'))
  })

  test('the second time after a failed first', async () => {
    const { flow_id: flowId, authorization_url: address } = await start()
    const callback = await issuer.authorize(address)
    await expect(finish(flowId, `${REDIRECT_URI}?state=guess&code=guess`)).rejects.toEqual(
      refusedBecause('not_verified'),
    )
    await expect(finish(flowId, callback)).rejects.toEqual(refusedBecause('used_before'))
  })

  test('after ten minutes', async () => {
    const { flow_id: flowId, authorization_url: address } = await start()
    const callback = await issuer.authorize(address)
    clock.advance(10 * MINUTE_MS)
    await expect(finish(flowId, callback)).rejects.toEqual(refusedBecause('used_before'))
  })

  test('when the person declined', async () => {
    const { flow_id: flowId, authorization_url: address } = await start()
    const state = new URL(address).searchParams.get('state') ?? ''
    const callback = new URL(REDIRECT_URI)
    callback.search = String(
      new URLSearchParams({ error: 'access_denied', state, iss: issuer.url }),
    )
    await expect(finish(flowId, callback.href)).rejects.toEqual(refusedBecause('declined'))
  })
})
