import { eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import { PASSKEY_CHALLENGE_MS } from '../../../../contract/limits.ts'
import type { CallContext } from '../../../context.ts'
import { requireUser } from '../find-user.ts'
import { startSession } from '../start-session.ts'
import { passkeys } from '../tables.ts'
import { startChallenge, takeChallenge } from './challenge.ts'
import { passkeySite } from './passkey-site.ts'
import { userHandleOf } from './passkey-view.ts'

type Begin = typeof contract.accounts.beginPasskeyLogin
type Login = typeof contract.accounts.loginWithPasskey
type Assertion = ParsedInputOf<Login>['credential']

/** Reveals nothing about any account: the device finds its key by the site. */
export async function beginPasskeyLogin(context: CallContext<'public'>): Promise<OutputOf<Begin>> {
  const { rpId } = passkeySite(context)
  const { id, challenge } = await startChallenge(context, null)
  return {
    challenge_id: id,
    options: { challenge, rpId, timeout: PASSKEY_CHALLENGE_MS, userVerification: 'required' },
  }
}

/**
 * A passkey is possession plus biometrics or PIN, so no second factor is needed.
 * @throws AppError('passkey_refused') for every failure
 */
export async function loginWithPasskey(
  context: CallContext<'public'>,
  { challenge_id: challengeId, credential }: ParsedInputOf<Login>,
): Promise<OutputOf<Login>> {
  const { db, clock } = context
  const challenge = await takeChallenge(context, challengeId, null)
  return db.transaction(async (tx) => {
    // Locked until the end, so that the same counter is accepted only once.
    const [passkey] = await tx
      .select()
      .from(passkeys)
      .where(eq(passkeys.credentialId, credential.id))
      .for('update')
    if (!passkey) throw new AppError('passkey_refused')
    const counter = await verifyAssertion(context, passkey, challenge, credential)
    await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: clock.now() })
      .where(eq(passkeys.id, passkey.id))
    return startSession(context, tx, await requireUser(tx, passkey.userId))
  })
}

/** @returns the device's signature count */
async function verifyAssertion(
  context: CallContext<'public'>,
  passkey: typeof passkeys.$inferSelect,
  challenge: string,
  credential: Assertion,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { userId, credentialId, publicKey, counter } = passkey
  const { origin, rpId } = passkeySite(context)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch((error: unknown) => {
    const { request, log } = context
    log.warn({ err: error, userId, requestId: request.id }, 'wrong passkey')
    throw new AppError('passkey_refused')
  })
  const isTheirs = credential.response.userHandle === userHandleOf(userId).toString('base64url')
  if (!(verified && isTheirs)) {
    context.log.warn({ userId, requestId: context.request.id }, 'wrong passkey')
    throw new AppError('passkey_refused')
  }
  return authenticationInfo.newCounter
}
