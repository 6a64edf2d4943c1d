import { AppError } from '../../../contract/app-error.ts'
import type { Language } from '../../../contract/languages.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { grantCredits } from '../credits/index.ts'
import { acceptInvitation, createPersonalTeam } from '../teams/index.ts'
import type { User } from './find-user.ts'
import { users } from './tables.ts'

const NICK_NAME_LENGTH_MAX = 50

interface NewAccount {
  email: string
  /** Null for an account that signs in with an identity provider. */
  passwordHash: string | null
  language: Language
  inviteCode?: string | null | undefined
  /** Initial credits; the installation's welcome credits if omitted. */
  credits?: number | undefined
}

/**
 * Creates a user with their own team, brand and welcome credits, and adds them to the team that invited
 * them. All or nothing, in the caller's transaction.
 * @throws AppError('email_registered'), and whatever accepting an invitation throws
 */
export async function createAccount(
  context: Context,
  tx: Transaction,
  account: NewAccount,
): Promise<User> {
  const { email, passwordHash, language, inviteCode } = account
  const now = context.clock.now()
  const nickName = email.slice(0, email.lastIndexOf('@')).slice(0, NICK_NAME_LENGTH_MAX)
  const [user] = await tx
    .insert(users)
    .values({ email, nickName, passwordHash, language, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning()
  if (!user) throw new AppError('email_registered')
  const teamId = await createPersonalTeam(context, tx, { userId: user.id, name: nickName })
  const amount = account.credits ?? context.env.WELCOME_CREDITS
  if (amount > 0) {
    await grantCredits(tx, { teamId, amount, source: `welcome:${user.id}`, reason: 'welcome' })
  }
  if (inviteCode) {
    await acceptInvitation(context, tx, { userId: user.id, email, code: inviteCode })
  }
  context.log.info({ userId: user.id }, 'account created')
  return user
}
