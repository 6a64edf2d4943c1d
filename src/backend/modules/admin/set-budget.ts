import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { CHOICES_TOPIC } from '../../generation/choices.ts'
import { KNOWN_PROVIDERS } from '../../generation/providers/known-providers.ts'
import { recordAction } from '../audit/index.ts'
import { providerBudgets } from './tables.ts'

type Set = typeof contract.admin.setBudget

/**
 * Sets a provider's daily budget; null lifts the limit.
 * @throws AppError('not_found')
 */
export async function setBudget(
  context: CallContext<'operator'>,
  { provider, usd_cents: usdCents }: ParsedInputOf<Set>,
): Promise<OutputOf<Set>> {
  const { actor, choices, db, events } = context
  if (!KNOWN_PROVIDERS.some(({ id }) => id === provider)) throw new AppError('not_found')
  const isOfProvider = eq(providerBudgets.provider, provider)
  await db.transaction(async (tx) => {
    await tx.delete(providerBudgets).where(isOfProvider)
    if (usdCents !== null) await tx.insert(providerBudgets).values({ provider, usdCents })
    await recordAction(context, tx, {
      actor,
      action: usdCents === null ? 'budget_removed' : 'budget_set',
      subject: provider,
      details: usdCents === null ? {} : { usd: usdCents / 100 },
    })
    await events.publish(tx, CHOICES_TOPIC)
  })
  await choices.reload()
  return { done: true }
}
