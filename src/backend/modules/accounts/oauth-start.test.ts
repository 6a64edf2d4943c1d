import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { type OidcIssuer, startOidcIssuer } from '../../../../tests/support/oidc-issuer.ts'
import { contract } from '../../../contract/contract.ts'
import { oauthFlows } from './tables.ts'

const REDIRECT_URI = 'http://localhost:3000/login/popup'

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

const start = (redirectUri = REDIRECT_URI) =>
  backend.call(contract.accounts.oauthStart, { redirect_uri: redirectUri })

const refusedBecause = (reason: string) =>
  expect.objectContaining({ code: 'oauth_failed', status: 500, details: { reason } })

describe('beginning a code flow', () => {
  test('sends the popup to the issuer with PKCE, state and nonce, none of which the page needs', async () => {
    const { flow_id: flowId, authorization_url: address } = await start()
    const asked = Object.fromEntries(new URL(address).searchParams)
    const [flow] = await backend.context.db
      .select()
      .from(oauthFlows)
      .where(eq(oauthFlows.id, flowId))
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: REDIRECT_URI,
      state: flow?.state,
      nonce: flow?.nonce,
    })
    expect(address).not.toContain(flow?.codeVerifier)
  })

  test.each([
    'javascript:alert(1)',
    'http://user:pass@localhost:3000/login/popup',
    `${REDIRECT_URI}?next=elsewhere`,
    `${REDIRECT_URI}#part`,
  ])('is refused for the address %s', async (address) => {
    await expect(start(address)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { field: 'redirect_uri' },
    })
  })

  test('[R8.08] is not offered without a client, nor possible', async () => {
    const plain = await createTestBackend()
    try {
      const { google } = await plain.call(contract.accounts.oauthConfig, {})
      expect(google.enabled).toBe(false)
      await expect(
        plain.call(contract.accounts.oauthStart, { redirect_uri: REDIRECT_URI }),
      ).rejects.toMatchObject({ code: 'oauth_unavailable', status: 500 })
    } finally {
      await plain.close()
    }
  })

  test('fails while the issuer cannot be reached, and works as soon as it can', async () => {
    const redirectUris = [REDIRECT_URI]
    const gone = await startOidcIssuer({ redirectUris })
    await gone.close()
    const other = await createTestBackend({ env: gone.env })
    const begin = () => other.call(contract.accounts.oauthStart, { redirect_uri: REDIRECT_URI })
    try {
      await expect(begin()).rejects.toEqual(refusedBecause('unreachable'))
      const back = await startOidcIssuer({ redirectUris, port: Number(new URL(gone.url).port) })
      await expect(begin()).resolves.toBeDefined()
      await back.close()
    } finally {
      await other.close()
    }
  })

  test('asks no issuer over plain http that is not on this machine', async () => {
    const other = await createTestBackend({
      env: { ...issuer.env, OIDC_ISSUER: 'http://issuer.example' },
    })
    try {
      await expect(
        other.call(contract.accounts.oauthStart, { redirect_uri: REDIRECT_URI }),
      ).rejects.toEqual(refusedBecause('unreachable'))
    } finally {
      await other.close()
    }
  })
})
