import { and, eq, gt, isNull } from 'drizzle-orm'
import * as client from 'openid-client'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { openOidcClient } from './oidc-client.ts'
import { signInWithIdentity } from './sign-in-with-identity.ts'
import { oauthFlows } from './tables.ts'
import { readIdentity, type VerifiedIdentity } from './verified-identity.ts'

type OauthFinish = typeof contract.accounts.oauthFinish
type Flow = typeof oauthFlows.$inferSelect

/** Finishes a code flow. A flow is good for one reply, right or wrong. */
export async function oauthFinish(
  context: CallContext<'public'>,
  input: ParsedInputOf<OauthFinish>,
): Promise<OutputOf<OauthFinish>> {
  const flow = await spendFlow(context, input.flow_id)
  const identity = await redeem(context, flow, new URL(input.callback_url)).catch((error) => {
    context.log.warn({ err: error, requestId: context.request.id }, 'code flow refused')
    if (error instanceof AppError) throw error
    const isDeclined = error instanceof client.AuthorizationResponseError
    throw new AppError('oauth_failed', { reason: isDeclined ? 'declined' : 'not_verified' })
  })
  return context.db.transaction((tx) => signInWithIdentity(context, tx, identity, flow.inviteCode))
}

async function spendFlow(context: CallContext<'public'>, flowId: string): Promise<Flow> {
  const now = context.clock.now()
  const [flow] = await context.db
    .update(oauthFlows)
    .set({ usedAt: now })
    .where(and(eq(oauthFlows.id, flowId), isNull(oauthFlows.usedAt), gt(oauthFlows.expiresAt, now)))
    .returning()
  if (!flow) throw new AppError('oauth_failed', { reason: 'used_before' })
  return flow
}

/**
 * Checks state, issuer, code, verifier, signature, audience, expiry and nonce, and asks the issuer
 * for the e-mail when the identity token itself does not carry it.
 */
async function redeem(
  context: CallContext<'public'>,
  flow: Flow,
  callback: URL,
): Promise<VerifiedIdentity> {
  const { configuration, issuer } = await openOidcClient(context.env)
  // Only the issuer's parameters are taken over: the address itself is the one the flow began with.
  const answer = new URL(flow.redirectUri)
  answer.search = callback.search
  const tokens = await client.authorizationCodeGrant(configuration, answer, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new AppError('oauth_failed', { reason: 'not_verified' })
  if (claims.email !== undefined) return readIdentity(issuer, claims)
  const profile = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
  return readIdentity(issuer, profile)
}
