import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../../context.ts'
import { openSealed, sealText } from '../../../security/sealed-text.ts'
import { secondFactors } from '../tables.ts'

const PERIOD_SECONDS = 30
/** A phone's clock may be off by one step, and typing takes time. */
const STEPS_BESIDE = 1
const KEY_BYTES = 20
const PURPOSE = 'second_factor'

const newTotp = (secret: Secret, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, ...names })

/** Creates a key for an authenticator app, with the URI for its QR code. */
export function createAppKey({ env }: Pick<Context, 'env'>, email: string) {
  const secret = new Secret({ size: KEY_BYTES })
  const uri = newTotp(secret, { issuer: env.BRAND_NAME, label: email }).toString()
  return { key: secret.base32, uri }
}

export const sealAppKey = ({ secret }: Pick<Context, 'secret'>, userId: string, key: string) =>
  sealText(secret, PURPOSE, userId, key)

/**
 * Accepts an app code that is right, current, and newer than the last accepted one. Of several
 * concurrent attempts one succeeds.
 */
export async function takeAppCode(
  { db, clock, secret, log }: Pick<Context, 'db' | 'clock' | 'secret' | 'log'>,
  { userId, sealed }: Pick<typeof secondFactors.$inferSelect, 'userId' | 'sealed'>,
  code: string,
): Promise<boolean> {
  const key = openSealed(secret, PURPOSE, userId, sealed)
  if (!key) {
    log.error({ userId }, 'the key of a second factor was sealed with another SECRET')
    return false
  }
  const timestamp = clock.now().getTime()
  const delta = newTotp(Secret.fromBase32(key)).validate({
    token: code,
    timestamp,
    window: STEPS_BESIDE,
  })
  if (delta === null) return false
  const step = TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}
