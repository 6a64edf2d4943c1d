import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import {
  newIssuerUser,
  type OidcIssuer,
  startOidcIssuer,
} from '../../../../tests/support/oidc-issuer.ts'
import { contract } from '../../../contract/contract.ts'

let issuer: OidcIssuer
let backend: TestBackend
beforeAll(async () => {
  issuer = await startOidcIssuer({ redirectUris: ['http://localhost:3000/login/popup'] })
  backend = await createTestBackend({ env: issuer.env })
})
afterAll(async () => {
  await backend.close()
  await issuer.close()
})
beforeEach(() => {
  issuer.user = newIssuerUser()
})

const login = (token: string | undefined, openid?: string) =>
  backend.call(contract.accounts.login, { oauth_enum: 'GOOGLE', access_token: token, openid })

const refusedBecause = (reason: string) =>
  expect.objectContaining({ code: 'oauth_failed', status: 500, details: { reason } })

const nowSeconds = () => Math.floor(Date.now() / 1000)

describe('[R3.06] [R8.08] signing in with an identity token', () => {
  test('makes an account the first time and opens it the next', async () => {
    const first = await login(await issuer.signToken(), issuer.user.subject)
    const second = await login(await issuer.signToken())
    expect(first.user_info_resp.email).toBe(issuer.user.email)
    expect(second.user_info_resp).toEqual(first.user_info_resp)
    expect(second.session_id).not.toBe(first.session_id)
  })

  test('opens the account with the same verified e-mail', async () => {
    const { email, userId } = await signUp(backend)
    issuer.user = { ...issuer.user, email }
    const { access_token: token } = await login(await issuer.signToken())
    const user = await backend.call(contract.accounts.userInfo, {}, { token })
    expect(user.uid).toBe(userId)
  })

  test('asks for the token when it is missing', async () => {
    await expect(login(undefined)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { field: 'access_token' },
    })
  })
})

describe('an identity token is refused', () => {
  test('that nobody signed', async () => {
    const honest = await issuer.signToken()
    const unsigned = new UnsecuredJWT(decodeJwt(honest)).encode()
    await expect(login(unsigned)).rejects.toEqual(refusedBecause('not_verified'))
  })

  test('whose signature was cut off', async () => {
    const [header, claims] = (await issuer.signToken()).split('.')
    await expect(login(`${header}.${claims}.`)).rejects.toEqual(refusedBecause('not_verified'))
  })

  test('that somebody else signed', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT(decodeJwt(await issuer.signToken()))
      .setProtectedHeader({ alg: 'RS256', kid: 'signing-key' })
      .sign(privateKey)
    await expect(login(forged)).rejects.toEqual(refusedBecause('not_verified'))
  })

  test('that is signed with the client secret, or the public key, as a shared secret', async () => {
    const reply = await fetch(`${issuer.url}/jwks`)
    for (const secret of [issuer.env.OIDC_CLIENT_SECRET ?? '', await reply.text()]) {
      const forged = await new SignJWT(decodeJwt(await issuer.signToken()))
        .setProtectedHeader({ alg: 'HS256', kid: 'signing-key' })
        .sign(new TextEncoder().encode(secret))
      await expect(login(forged)).rejects.toEqual(refusedBecause('not_verified'))
    }
  })

  test.each<[string, Record<string, unknown>]>([
    ['for another client', { aud: 'somebody-else' }],
    ['for several clients, without saying for which', { aud: ['adloom-test', 'other'] }],
    ['given to another client', { azp: 'other' }],
    ['of another issuer', { iss: 'https://issuer.example' }],
    ['that has expired', { exp: nowSeconds() - 60 }],
    ['that never expires', { exp: undefined }],
    ['that is two hours old', { iat: nowSeconds() - 7_200 }],
    ['without a subject', { sub: undefined }],
    [
      'that tells of a log-out',
      { events: { 'http://schemas.openid.net/event/backchannel-logout': {} } },
    ],
  ])('%s', async (_, claims) => {
    await expect(login(await issuer.signToken(claims))).rejects.toEqual(
      refusedBecause('not_verified'),
    )
  })

  test.each<[string, Record<string, unknown>]>([
    ['whose e-mail the issuer has not verified', { email_verified: false }],
    ['that calls the e-mail verified in words only', { email_verified: 'true' }],
    ['without an e-mail', { email: undefined }],
  ])('%s', async (_, claims) => {
    await expect(login(await issuer.signToken(claims))).rejects.toEqual(
      refusedBecause('email_not_verified'),
    )
  })

  test('that is not about the person named beside it', async () => {
    await expect(login(await issuer.signToken(), 'somebody-else')).rejects.toEqual(
      refusedBecause('not_verified'),
    )
  })

  test('the second time', async () => {
    const token = await issuer.signToken()
    await expect(login(token)).resolves.toBeDefined()
    await expect(login(token)).rejects.toEqual(refusedBecause('used_before'))
  })

  test('all but once of twenty at once', async () => {
    const token = await issuer.signToken()
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => login(token)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each(['no-token', 'a.b.c', '{}', 'ÿ.ÿ.ÿ'])('when it is no token: %j', async (text) => {
    await expect(login(text)).rejects.toEqual(refusedBecause('not_verified'))
  })
})
