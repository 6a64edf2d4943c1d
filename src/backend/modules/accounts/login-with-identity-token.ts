import { type JWTPayload, jwtVerify } from 'jose'
import { AppError } from '../../../contract/app-error.ts'
import type { LoginResponse } from '../../../contract/endpoints/accounts.ts'
import { later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { hashToken } from '../../security/tokens.ts'
import { type LoginInput, requireField } from './login-input.ts'
import { openOidcClient } from './oidc-client.ts'
import { requireSecondFactor } from './second-factor/check-second-factor.ts'
import { startSession } from './start-session.ts'
import { requireStillLinked } from './still-linked.ts'
import { spentIdentityTokens } from './tables.ts'
import { userOfIdentity } from './user-of-identity.ts'
import { readIdentity } from './verified-identity.ts'

/** Only asymmetric signatures by the issuer's published keys count, never a shared secret or `none`. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']
const CLOCK_SKEW_SECONDS = 30
const TOKEN_AGE_MAX = '1h'

/** GOOGLE: the access token is an identity token from the configured issuer, made for this client. */
export async function loginWithIdentityToken(
  context: CallContext<'public'>,
  input: LoginInput,
): Promise<LoginResponse> {
  const token = requireField(input, 'access_token')
  const { issuer, claims } = await verifyToken(context, token)
  if (input.openid !== undefined && input.openid !== claims.sub) {
    throw new AppError('oauth_failed', { reason: 'not_verified' })
  }
  const identity = readIdentity(issuer, claims)
  const user = await context.db.transaction((tx) =>
    userOfIdentity(context, tx, identity, input.invite_code),
  )
  // Spend the token only with the session: a client asked for a second factor code sends it again.
  await requireSecondFactor(context, user.id, input.second_factor_code)
  return context.db.transaction(async (tx) => {
    await spendToken(tx, token, claims)
    await requireStillLinked(tx, identity, user)
    return startSession(context, tx, user)
  })
}

async function verifyToken(
  context: CallContext<'public'>,
  token: string,
): Promise<{ issuer: string; claims: JWTPayload }> {
  const oidc = await openOidcClient(context.env)
  try {
    const { payload, protectedHeader } = await jwtVerify(token, oidc.keys, {
      issuer: oidc.issuer,
      audience: oidc.clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'iat', 'exp'],
      maxTokenAge: TOKEN_AGE_MAX,
      clockTolerance: CLOCK_SKEW_SECONDS,
      currentDate: context.clock.now(),
    })
    checkKind(protectedHeader.typ, payload, oidc.clientId)
    return { issuer: oidc.issuer, claims: payload }
  } catch (error) {
    context.log.warn({ err: error, requestId: context.request.id }, 'identity token refused')
    throw new AppError('oauth_failed', { reason: 'not_verified' })
  }
}

/** The same keys also sign access tokens, logout tokens and tokens shared by several clients. */
function checkKind(type: string | undefined, claims: JWTPayload, clientId: string): void {
  if (type !== undefined && type.toUpperCase() !== 'JWT')
    throw new Error(`This is a ${type} token.`)
  if (claims.events !== undefined) throw new Error('This token tells of events.')
  const party = claims.azp ?? (Array.isArray(claims.aud) && claims.aud.length > 1 ? null : clientId)
  if (party !== clientId) throw new Error('This token was given to another client.')
}

/** A token signs in once, so a copy intercepted later is worthless. */
async function spendToken(tx: Transaction, token: string, claims: JWTPayload): Promise<void> {
  const expiresAt = later(new Date((claims.exp ?? 0) * 1000), CLOCK_SKEW_SECONDS * 1000)
  const spent = await tx
    .insert(spentIdentityTokens)
    .values({ tokenHash: hashToken(token), expiresAt })
    .onConflictDoNothing()
    .returning()
  if (spent.length === 0) throw new AppError('oauth_failed', { reason: 'used_before' })
}
