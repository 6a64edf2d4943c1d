import * as client from 'openid-client'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { later, MINUTE_MS } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { openOidcClient } from './oidc-client.ts'
import { oauthFlows } from './tables.ts'

type OauthStart = typeof contract.accounts.oauthStart

/** Long enough for a second factor, too short to be useful tomorrow. */
const FLOW_LIFETIME_MS = 10 * MINUTE_MS

/** The issuer redirects the popup to exactly this address, so it must not carry anything extra. */
function checkRedirectUri(text: string): void {
  const url = new URL(text)
  const isWebPage = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWebPage || url.search || url.hash || url.username || url.password) {
    throw new AppError('invalid_input', { field: 'redirect_uri', rule: 'web_page' })
  }
}

/** Starts a code flow; the values that authenticate the reply (state, nonce, verifier) stay on the server. */
export async function oauthStart(
  context: CallContext<'public'>,
  { redirect_uri: redirectUri, invite_code: inviteCode }: ParsedInputOf<OauthStart>,
): Promise<OutputOf<OauthStart>> {
  checkRedirectUri(redirectUri)
  const { configuration } = await openOidcClient(context.env).catch((error) => {
    context.log.error({ err: error, requestId: context.request.id }, 'issuer not reached')
    throw error instanceof AppError
      ? error
      : new AppError('oauth_failed', { reason: 'unreachable' })
  })
  const state = client.randomState()
  const nonce = client.randomNonce()
  const codeVerifier = client.randomPKCECodeVerifier()
  const now = context.clock.now()
  const [flow] = await context.db
    .insert(oauthFlows)
    .values({
      state,
      nonce,
      codeVerifier,
      redirectUri,
      inviteCode,
      createdAt: now,
      expiresAt: later(now, FLOW_LIFETIME_MS),
    })
    .returning({ id: oauthFlows.id })
  if (!flow) throw new Error('The flow was not stored.')
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  return { authorization_url: address.href, flow_id: flow.id }
}
