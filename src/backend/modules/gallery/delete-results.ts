import { isAppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { CallContext } from '../../context.ts'
import { deleteOutput, deleteTask, keepResults } from '../tasks/index.ts'
import { withdrawPublications } from './withdraw-publications.ts'

type Delete = typeof contract.gallery.remove

/**
 * Deletes the caller's own results and tasks (an admin may delete the whole team's), also from the public
 * gallery. Missing ones are not an error; those that can't be deleted are returned with the reason.
 */
export async function deleteResults(
  context: CallContext<'user'>,
  { output_ids, task_ids }: ParsedInputOf<Delete>,
): Promise<OutputOf<Delete>> {
  const { db, actor } = context
  const refused: OutputOf<Delete>['refused'] = []
  const own = await keepResults(db, { fileIds: output_ids, actor, to: 'change' })
  const seen = await keepResults(db, { fileIds: output_ids, actor, to: 'see' })
  for (const id of seen) if (!own.has(id)) refused.push({ id, code: 'not_permitted' })
  await withdrawPublications(db, [...own])
  for (const id of own) {
    const code = await refusalOf(deleteOutput(context, id))
    if (code) refused.push({ id, code })
  }
  for (const id of new Set(task_ids)) {
    const code = await refusalOf(deleteTask(context, { taskId: id }))
    if (code) refused.push({ id, code })
  }
  return { refused }
}

/** Why something couldn't be deleted; null if it was deleted or already gone. */
async function refusalOf(deletion: Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await deletion
    return null
  } catch (error) {
    if (!isAppError(error)) throw error
    return error.code === 'not_found' ? null : error.code
  }
}
