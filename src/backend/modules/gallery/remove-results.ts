import { and, inArray, isNull } from 'drizzle-orm'
import { isAppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { CallContext } from '../../context.ts'
import { keepOwnResults, removeOutput, removeTask } from '../tasks/index.ts'
import { publications } from './tables.ts'

type Remove = typeof contract.gallery.remove

/**
 * Takes results and tasks out of what one has made, and out of the public gallery. What is gone
 * already is no failure; what cannot go is answered with the reason.
 */
export async function removeResults(
  context: CallContext<'user'>,
  { output_ids, task_ids }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  const { db, actor } = context
  const refused: OutputOf<Remove>['refused'] = []
  const own = await keepOwnResults(db, { fileIds: output_ids, userId: actor.userId })
  if (own.size > 0) {
    // What the operator took out stays known, so that it cannot come back.
    await db
      .delete(publications)
      .where(and(inArray(publications.fileId, [...own]), isNull(publications.removedAt)))
  }
  for (const id of own) {
    const code = await refusalOf(removeOutput(context, id))
    if (code) refused.push({ id, code })
  }
  for (const id of new Set(task_ids)) {
    const code = await refusalOf(removeTask(context, { taskId: id }))
    if (code) refused.push({ id, code })
  }
  return { refused }
}

/** Why something could not be removed; null when it could, or was gone. */
async function refusalOf(removal: Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await removal
    return null
  } catch (error) {
    if (!isAppError(error)) throw error
    return error.code === 'not_found' ? null : error.code
  }
}
