import { eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import { PASSKEY_CHALLENGE_MS, PASSKEYS_MAX } from '../../../../contract/limits.ts'
import type { CallContext } from '../../../context.ts'
import { requireConfirmed } from '../confirmation.ts'
import { requireUser } from '../find-user.ts'
import { passkeys } from '../tables.ts'
import { startChallenge } from './challenge.ts'
import { passkeySite } from './passkey-site.ts'
import { userHandleOf } from './passkey-view.ts'

/** ECDSA on P-256, Ed25519, RSA, in order of preference. */
export const ALGORITHMS = [-7, -8, -257]

type Begin = typeof contract.accounts.beginPasskey

/** @throws AppError('confirm_needed' | 'passkey_refused' | 'passkeys_limit_reached') */
export async function beginPasskey(context: CallContext<'user'>): Promise<OutputOf<Begin>> {
  await requireConfirmed(context)
  const { db, env, actor } = context
  const { rpId } = passkeySite(context)
  const user = await requireUser(db, actor.userId)
  const theirs = await db.select().from(passkeys).where(eq(passkeys.userId, user.id))
  if (theirs.length >= PASSKEYS_MAX) throw new AppError('passkeys_limit_reached')
  const { id, challenge } = await startChallenge(context, user.id)
  return {
    challenge_id: id,
    options: {
      rp: { name: env.BRAND_NAME, id: rpId },
      user: {
        id: userHandleOf(user.id).toString('base64url'),
        name: user.email,
        displayName: user.nickName,
      },
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: PASSKEY_CHALLENGE_MS,
      // One key per device and account, so users need not guess which one applies.
      excludeCredentials: theirs.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  }
}
