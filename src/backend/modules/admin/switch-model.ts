import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { CHOICES_TOPIC } from '../../generation/choices.ts'
import { recordAction } from '../audit/index.ts'
import { modelSwitches } from './tables.ts'

type Switch = typeof contract.admin.switchModel

/**
 * Switches a model on or off, effective from the next request; accepted tasks are finished.
 * @throws AppError('not_found')
 */
export async function switchModel(
  context: CallContext<'operator'>,
  { model: modelId, is_on: isOn }: ParsedInputOf<Switch>,
): Promise<OutputOf<Switch>> {
  const { actor, choices, clock, db, events, models } = context
  if (!models.find(modelId)) throw new AppError('not_found')
  await db.transaction(async (tx) => {
    const changed = isOn
      ? await tx.delete(modelSwitches).where(eq(modelSwitches.modelId, modelId)).returning()
      : await tx
          .insert(modelSwitches)
          .values({ modelId, offSince: clock.now() })
          .onConflictDoNothing()
          .returning()
    if (changed.length === 0) return
    const action = isOn ? 'model_on' : 'model_off'
    await recordAction(context, tx, { actor, action, subject: modelId })
    await events.publish(tx, CHOICES_TOPIC)
  })
  await choices.reload()
  return { done: true }
}
