import { eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import { PASSKEYS_MAX } from '../../../../contract/limits.ts'
import type { CallContext } from '../../../context.ts'
import { requireConfirmed } from '../confirmation.ts'
import { requireUser } from '../find-user.ts'
import { mailOwner } from '../mail-owner.ts'
import { passkeys, users } from '../tables.ts'
import { ALGORITHMS } from './begin-passkey.ts'
import { takeChallenge } from './challenge.ts'
import { passkeySite } from './passkey-site.ts'
import { passkeyView } from './passkey-view.ts'

type Add = typeof contract.accounts.addPasskey

/** Verifies a device's new credential, stores its public key and notifies the owner. */
export async function addPasskey(
  context: CallContext<'user'>,
  { challenge_id: challengeId, name, credential }: ParsedInputOf<Add>,
): Promise<OutputOf<Add>> {
  await requireConfirmed(context)
  const { db, clock, actor } = context
  const challenge = await takeChallenge(context, challengeId, actor.userId)
  const made = await verifyRegistration(context, challenge, credential)
  return db.transaction(async (tx) => {
    // Serializes concurrent additions, so the limit holds.
    await tx.select().from(users).where(eq(users.id, actor.userId)).for('update')
    const user = await requireUser(tx, actor.userId)
    const count = await tx.$count(passkeys, eq(passkeys.userId, user.id))
    if (count >= PASSKEYS_MAX) throw new AppError('passkeys_limit_reached')
    const [row] = await tx
      .insert(passkeys)
      .values({ userId: user.id, name, createdAt: clock.now(), ...made })
      .onConflictDoNothing()
      .returning()
    // The key already belongs to an account, theirs or another.
    if (!row) throw new AppError('passkey_refused')
    await mailOwner(context, tx, user, 'passkey_added', { name })
    context.log.info({ userId: user.id, passkeyId: row.id }, 'passkey added')
    return passkeyView(row)
  })
}

async function verifyRegistration(
  context: CallContext<'user'>,
  challenge: string,
  credential: ParsedInputOf<Add>['credential'],
) {
  // Loaded lazily: only passkey users need the library.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { origin, rpId } = passkeySite(context)
  const { transports = [], ...response } = credential.response
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    const { request, log } = context
    log.warn({ err: error, requestId: request.id }, 'passkey not taken')
    throw new AppError('passkey_refused')
  })
  if (!made) throw new AppError('passkey_refused')
  const { id: credentialId, publicKey, counter } = made.credential
  return {
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  }
}
