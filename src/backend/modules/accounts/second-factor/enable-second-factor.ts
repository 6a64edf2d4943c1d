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

/** Turns the second factor on once an app code proves that the app has the key. */
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
      // Another tab may have created a new key since; that one has not been proven.
      .where(and(isBegun, eq(secondFactors.sealed, factor.sealed)))
      .returning({ userId: secondFactors.userId })
    if (enabled.length === 0) throw new AppError('changed_meanwhile')
    // Sessions opened with a password alone end.
    await endSessions(context, tx, { userId: user.id, except: actor.sessionId })
    await mailOwner(context, tx, user, 'second_factor_on')
    return { recovery_codes: await writeRecoveryCodes(context, tx, user.id) }
  })
}
