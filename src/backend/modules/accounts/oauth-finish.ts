import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import * as client from 'openid-client'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireUser } from './find-user.ts'
import { openOidcClient } from './oidc-client.ts'
import { checkSecondFactor } from './second-factor/check-second-factor.ts'
import { hasSecondFactor } from './second-factor/second-factor-row.ts'
import { startSession } from './start-session.ts'
import { oauthFlows } from './tables.ts'
import { userOfIdentity } from './user-of-identity.ts'
import { readIdentity, type VerifiedIdentity } from './verified-identity.ts'

type OauthFinish = typeof contract.accounts.oauthFinish
type Flow = typeof oauthFlows.$inferSelect

/**
 * Finishes a code flow. A flow accepts one reply of the issuer, right or wrong; if the account has a
 * second factor, it then waits for the code.
 */
export async function oauthFinish(
  context: CallContext<'public'>,
  input: ParsedInputOf<OauthFinish>,
): Promise<OutputOf<OauthFinish>> {
  if (input.second_factor_code !== undefined) {
    return resumeFlow(context, input, input.second_factor_code)
  }
  const flow = await spendFlow(context, input.flow_id)
  const identity = await redeem(context, flow, new URL(input.callback_url)).catch((error) => {
    context.log.warn({ err: error, requestId: context.request.id }, 'code flow refused')
    if (error instanceof AppError) throw error
    const isDeclined = error instanceof client.AuthorizationResponseError
    throw new AppError('oauth_failed', { reason: isDeclined ? 'declined' : 'not_verified' })
  })
  const { db } = context
  const user = await db.transaction((tx) => userOfIdentity(context, tx, identity, flow.inviteCode))
  if (await hasSecondFactor(db, user.id)) {
    await db.update(oauthFlows).set({ userId: user.id }).where(eq(oauthFlows.id, flow.id))
    throw new AppError('second_factor_needed')
  }
  return db.transaction((tx) => startSession(context, tx, user))
}

/** Resumes the flow with the code: only the client that began it knows its state. */
async function resumeFlow(
  context: CallContext<'public'>,
  input: ParsedInputOf<OauthFinish>,
  code: string,
): Promise<OutputOf<OauthFinish>> {
  const { db, clock } = context
  const state = new URL(input.callback_url).searchParams.get('state') ?? ''
  const isWaiting = and(
    eq(oauthFlows.id, input.flow_id),
    eq(oauthFlows.state, state),
    isNotNull(oauthFlows.userId),
    gt(oauthFlows.expiresAt, clock.now()),
  )
  const [flow] = await db.select().from(oauthFlows).where(isWaiting)
  if (!flow?.userId) throw new AppError('oauth_failed', { reason: 'used_before' })
  await checkSecondFactor(context, flow.userId, code)
  const user = await requireUser(db, flow.userId)
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(oauthFlows)
      .set({ userId: null })
      .where(isWaiting)
      .returning({ id: oauthFlows.id })
    if (ended.length === 0) throw new AppError('oauth_failed', { reason: 'used_before' })
    return startSession(context, tx, user)
  })
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
 * Checks state, issuer, code, verifier, signature, audience, expiry and nonce, and asks the issuer for
 * the e-mail if the identity token does not include it.
 */
async function redeem(
  context: CallContext<'public'>,
  flow: Flow,
  callback: URL,
): Promise<VerifiedIdentity> {
  const { configuration, issuer } = await openOidcClient(context.env)
  // Take only the query from the callback: the address is the one the flow started with.
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
