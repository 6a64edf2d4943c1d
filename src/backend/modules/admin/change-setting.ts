import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { isEnterable } from '../../env.ts'
import { CHOICES_TOPIC } from '../../generation/choices.ts'
import { recordAction } from '../audit/index.ts'
import { sealSetting } from './entered-setting.ts'
import { enteredSettings } from './tables.ts'

type Enter = typeof contract.admin.enterSetting
type Remove = typeof contract.admin.removeSetting

/**
 * Stores a key or an address, sealed; it takes effect at once and is never shown again.
 * @throws AppError('invalid_input') for a wrong value, or one that the environment already sets
 */
export async function enterSetting(
  context: CallContext<'operator'>,
  { name, value }: ParsedInputOf<Enter>,
): Promise<OutputOf<Enter>> {
  const { actor, choices, clock, db, env, events, secret } = context
  if (env.given[name] !== undefined) {
    throw new AppError('invalid_input', { field: 'name', rule: 'set_by_environment' })
  }
  if (!isEnterable(name, value)) {
    throw new AppError('invalid_input', { field: 'value', rule: 'invalid_format' })
  }
  const row = { sealed: sealSetting(secret, name, value), enteredAt: clock.now() }
  await db.transaction(async (tx) => {
    await tx
      .insert(enteredSettings)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: enteredSettings.name, set: row })
    await recordAction(context, tx, { actor, action: 'setting_entered', subject: name })
    await events.publish(tx, CHOICES_TOPIC)
  })
  await choices.reload()
  return { done: true }
}

/** @throws AppError('not_found') */
export async function removeSetting(
  context: CallContext<'operator'>,
  { name }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  const { actor, choices, db, events } = context
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(enteredSettings)
      .where(eq(enteredSettings.name, name))
      .returning({ name: enteredSettings.name })
    if (removed.length === 0) throw new AppError('not_found')
    await recordAction(context, tx, { actor, action: 'setting_removed', subject: name })
    await events.publish(tx, CHOICES_TOPIC)
  })
  await choices.reload()
  return { done: true }
}
