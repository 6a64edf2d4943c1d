import type { Creative } from '../../../contract/endpoints/creatives.ts'
import type { CallContext } from '../../context.ts'
import { findNames } from '../accounts/index.ts'
import { fileView, findFiles } from '../files/index.ts'
import { findTasks, findVersionLanguages } from '../tasks/index.ts'
import { type CreativeRow, mayChangeCreative } from './creative-access.ts'
import { summarizeReviews } from './review-summary.ts'

/** Creatives as a team member sees them, in the given order. */
export async function creativeViews(
  context: CallContext<'user'>,
  rows: readonly CreativeRow[],
): Promise<Creative[]> {
  const { db, actor, request } = context
  const tasks = await findTasks(
    db,
    rows.map(({ taskId }) => taskId),
  )
  const files = await findFiles(
    db,
    rows.map(({ fileId }) => fileId),
  )
  const languages = await findVersionLanguages(
    db,
    rows.filter(({ taskId }) => tasks.get(taskId)?.versions).map(({ fileId }) => fileId),
  )
  const people = await findNames(db, [...new Set(rows.map(({ userId }) => userId))])
  const reviews = await summarizeReviews(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const task = tasks.get(row.taskId)
    const file = files.get(row.fileId)
    if (!task || !file) return []
    return {
      ...fileView(context, request, file),
      output_id: file.id,
      creative_id: row.id,
      campaign_id: row.campaignId,
      task_id: row.taskId,
      has_task: task.deletedAt === null,
      name: row.name,
      prompt: task.prompt,
      model: task.model,
      workflow_type: task.workflowType,
      aspect_ratio: task.aspectRatio,
      language: languages.get(row.fileId) ?? task.language,
      brand: task.brand?.name ?? null,
      saved_by: people.get(row.userId) ?? null,
      can_change: mayChangeCreative(actor, row),
      review: reviews(row.id),
      created_at: row.createdAt.toISOString(),
    }
  })
}
