import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { markFileUsed } from '../files/index.ts'
import { findOwnResult } from '../tasks/index.ts'
import { resultView } from './item-view.ts'
import { publications } from './tables.ts'

type Publish = typeof contract.gallery.publish

/**
 * Publishes one of the user's own results. Publishing it again updates whether the prompt is shared.
 * From then on its file never expires.
 * @throws AppError('publishing_closed' | 'publication_removed') if the operator doesn't allow it
 */
export async function publish(
  context: CallContext<'user'>,
  { output_id: fileId, share_prompt: isPromptShared }: ParsedInputOf<Publish>,
): Promise<OutputOf<Publish>> {
  const { db, env, clock, actor } = context
  if (!env.GALLERY_PUBLISHING) throw new AppError('publishing_closed')
  return await db.transaction(async (tx) => {
    const result = await findOwnResult(tx, { fileId, actor })
    const file = result && (await markFileUsed(tx, fileId))
    // The gallery only shows images and videos.
    if (!file || file.kind === 'audio') throw new AppError('not_found')
    const { task } = result
    const prompt = isPromptShared ? task.prompt : null
    const { workflowType, model, aspectRatio, language } = task
    const [publication] = await tx
      .insert(publications)
      .values({
        fileId,
        taskId: task.id,
        userId: actor.userId,
        kind: file.kind,
        prompt,
        workflowType,
        model,
        aspectRatio,
        language,
        publishedAt: clock.now(),
      })
      .onConflictDoUpdate({ target: publications.fileId, set: { prompt } })
      .returning()
    if (publication?.removedAt) throw new AppError('publication_removed')
    return resultView(context, { result, file, publication })
  })
}
