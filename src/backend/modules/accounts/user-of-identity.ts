import { and, eq } from 'drizzle-orm'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { acceptInvitation } from '../teams/index.ts'
import { createAccount } from './create-account.ts'
import { findUserByEmail, type User } from './find-user.ts'
import { lockEmail } from './lock-email.ts'
import { identities, users } from './tables.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

const GOOGLE = 'https://accounts.google.com'

/**
 * The account of a user an identity provider vouches for, created if there is none. Issuer and subject
 * identify the user; the e-mail only decides, once, which account they belong to. An invitation applies
 * only to new accounts: existing users accept it on the team page.
 * @throws AppError('oauth_email_taken') when the e-mail's account must not be opened this way
 */
export async function userOfIdentity(
  context: CallContext<'public'>,
  tx: Transaction,
  identity: VerifiedIdentity,
  inviteCode: string | null | undefined,
): Promise<User> {
  const { issuer, subject, email } = identity
  await lockEmail(tx, email)
  const [known] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  if (known) return known.user
  const existing = await findUserByEmail(tx, email)
  if (existing && !(await mayLink(tx, existing, identity))) throw new AppError('oauth_email_taken')
  const { language } = context.request
  const user =
    existing ?? (await createAccount(context, tx, { email, passwordHash: null, language }))
  if (!existing && inviteCode) await tryInvitation(context, tx, { user, code: inviteCode })
  await tx
    .insert(identities)
    .values({ userId: user.id, issuer, subject, createdAt: context.clock.now() })
  return user
}

/** A failed invitation does not block the sign-in: the team page explains it. */
async function tryInvitation(
  context: CallContext<'public'>,
  tx: Transaction,
  { user, code }: { user: User; code: string },
): Promise<void> {
  const { id: userId, email } = user
  try {
    await acceptInvitation(context, tx, { userId, email, code })
  } catch (error) {
    if (!isAppError(error)) throw error
    context.log.info({ userId, code: error.code }, 'invitation not accepted')
  }
}

/**
 * Linking gives an account to the user who the issuer says owns its e-mail. Our side is sound: an
 * account exists only because its mailbox received a code, an issuer vouched, or the operator created
 * it, so nobody can have parked an account on a stranger's address. The issuer's side is sound if
 * - it is authoritative for the address. An issuer the operator chose is. Google is for its own mail
 *   and for organizations whose mail it hosts (`hd`); any other address it has only verified once
 *   with a code, and the address may have changed hands since;
 * - no other account of the same issuer is linked already: that one had the address before.
 */
async function mayLink(tx: Transaction, user: User, identity: VerifiedIdentity): Promise<boolean> {
  const { issuer, email, hostedDomain } = identity
  const speaksForAddress =
    issuer !== GOOGLE || email.endsWith('@gmail.com') || hostedDomain !== undefined
  if (!speaksForAddress) return false
  const [other] = await tx
    .select({ id: identities.id })
    .from(identities)
    .where(and(eq(identities.userId, user.id), eq(identities.issuer, issuer)))
  return other === undefined
}
