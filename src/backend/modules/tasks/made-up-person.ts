import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { Reference } from '../../../contract/endpoints/tasks.ts'
import { PRESENTERS_MAX } from '../../../contract/people.ts'
import type { CallContext } from '../../context.ts'
import { files, fileView, isNotBinned, SHOWN_OF_FILE } from '../files/index.ts'
import { taskOutputs, tasks } from './tables.ts'
import { isSeenBy } from './task-access.ts'

/**
 * A person invented by a model needs no consent. The claim is verified against our own records of the
 * image: it must come from text alone and from a model, because the built-in engine shows real photos.
 * @throws AppError('consent_missing') for any other image
 */
export async function requireMadeUp(
  { db, models, actor }: CallContext<'user'>,
  image: Reference,
): Promise<void> {
  const fileId = 'output_id' in image ? image.output_id : null
  const [made] = fileId
    ? await db
        .select({ model: tasks.model })
        .from(taskOutputs)
        .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
        .where(
          and(
            eq(taskOutputs.fileId, fileId),
            eq(tasks.workflowType, 'text_to_image'),
            isSeenBy(actor),
          ),
        )
    : []
  if (!made || models.find(made.model)?.isBuiltIn) throw new AppError('consent_missing')
}

/** Images made as presenters whose files still exist. */
export async function listPresenters(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.people.presenters>> {
  const { db, actor, request } = context
  const rows = await db
    .select({ prompt: tasks.prompt, createdAt: tasks.createdAt, file: SHOWN_OF_FILE })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .innerJoin(files, and(eq(files.id, taskOutputs.fileId), isNull(files.deletedAt)))
    .where(
      and(
        isSeenBy(actor),
        isNull(tasks.deletedAt),
        eq(tasks.workflowType, 'text_to_image'),
        sql`${tasks.person} is not null`,
        isNotBinned(taskOutputs.fileId),
      ),
    )
    .orderBy(desc(tasks.id))
    .limit(PRESENTERS_MAX)
  return {
    presenters: rows.map(({ prompt, createdAt, file }) => {
      const { width, height, thumbnail_url } = fileView(context, request, file)
      const created_at = createdAt.toISOString()
      return { file_id: file.id, prompt, width, height, thumbnail_url, created_at }
    }),
  }
}
