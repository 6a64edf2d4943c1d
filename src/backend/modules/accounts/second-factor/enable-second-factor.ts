import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import { requireConfirmed } from '../confirmation.ts'
import { countTry, forgetTries } from '../counted-tries.ts'
import { endSessions } from '../end-sessions.ts'
import { requireUser } from '../find-user.ts'
import { mailOwner } from '../mail-owner.ts'
import { secondFactors } from '../tables.ts'
import { takeAppCode } from './app-code.ts'
import { CODE_TRIES } from './check-second-factor.ts'
import { writeRecoveryCodes } from './recovery-codes.ts'

type Enable = typeof contract.accounts.enableSecondFactor

/** The app has shown that it knows the key: from now on sign-in asks for its codes. */
export async function enableSecondFactor(
  context: CallContext<'user'>,
  { code }: ParsedInputOf<Enable>,
): Promise<OutputOf<Enable>> {
  await requireConfirmed(context)
  const { db, clock, actor } = context
  const user = await requireUser(db, actor.userId)
  const isBegun = and(eq(secondFactors.userId, user.id), isNull(secondFactors.enabledAt))
  const [factor] = await db.select().from(secondFactors).where(isBegun)
  if (!factor) throw new AppError('changed_meanwhile')
  await countTry(context, CODE_TRIES, user.id)
  if (!(await takeAppCode(context, factor, code.replace(/\s/g, '')))) {
    throw new AppError('code_invalid')
  }
  await forgetTries(context, CODE_TRIES, user.id)
  return db.transaction(async (tx) => {
    const enabled = await tx
      .update(secondFactors)
      .set({ enabledAt: clock.now() })
      // A key that another tab has made meanwhile is not the one that was shown to be known.
      .where(and(isBegun, eq(secondFactors.sealed, factor.sealed)))
      .returning({ userId: secondFactors.userId })
    if (enabled.length === 0) throw new AppError('changed_meanwhile')
    // What was opened by a password alone ends.
    await endSessions(context, tx, { userId: user.id, except: actor.sessionId })
    await mailOwner(context, tx, user, 'second_factor_on')
    return { recovery_codes: await writeRecoveryCodes(context, tx, user.id) }
  })
}
