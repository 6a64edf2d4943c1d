import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Transaction } from '../../db/database.ts'
import type { User } from './find-user.ts'
import { identities } from './tables.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/**
 * A password reset in the meantime has cut the link; the identity must not open another session.
 * @throws AppError('oauth_failed')
 */
export async function requireStillLinked(
  tx: Transaction,
  { issuer, subject }: Pick<VerifiedIdentity, 'issuer' | 'subject'>,
  user: User,
): Promise<void> {
  const [link] = await tx
    .select({ id: identities.id })
    .from(identities)
    .where(
      and(
        eq(identities.userId, user.id),
        eq(identities.issuer, issuer),
        eq(identities.subject, subject),
      ),
    )
    .for('share')
  if (!link) throw new AppError('oauth_failed', { reason: 'not_verified' })
}
