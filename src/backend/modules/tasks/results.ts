import { and, asc, count, desc, eq, gte, inArray, isNull } from 'drizzle-orm'
import { type AspectRatio, workflowsThatMake } from '../../../contract/generation.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { containsText } from '../../db/contains-text.ts'
import type { Executor } from '../../db/database.ts'
import { isNotBinned, isStarredBy, isStored } from '../files/index.ts'
import { taskOutputs, tasks } from './tables.ts'
import { type Asker, isChangedBy, isOwnTask, isSeenBy } from './task-access.ts'
import type { TaskRow } from './task-row.ts'

/** A file a task has made, with that task. */
export interface Result {
  task: TaskRow
  fileId: string
  /** Whether it is among the favorites of whoever asks. */
  isStarred: boolean
}

const resultSeenBy = ({ userId }: Asker) => ({
  task: tasks,
  fileId: taskOutputs.fileId,
  isStarred: isStarredBy(taskOutputs.fileId, userId),
})

export interface ResultFilter {
  /** Part of the prompt. */
  words?: string
  kind?: MediaKind
  model?: string
  aspectRatio?: AspectRatio
  since?: Date
  isStarred?: boolean
}

interface ResultsWanted extends ResultFilter {
  actor: Asker
  isOldestFirst?: boolean
  limit: number
  /** First row of the page, once it is known how many there are. */
  offset: (total: number) => number
}

/** Results somebody made in the team they work in, whose files still exist, with how many there are on all pages. */
export async function listResults(
  executor: Executor,
  { actor, isOldestFirst = false, limit, offset, ...filter }: ResultsWanted,
): Promise<{ results: Result[]; total: number }> {
  const where = and(
    isOwnTask(actor),
    isNull(tasks.deletedAt),
    isStored(taskOutputs.fileId),
    isNotBinned(taskOutputs.fileId),
    filter.words === undefined ? undefined : containsText(tasks.prompt, filter.words),
    filter.kind && inArray(tasks.workflowType, workflowsThatMake(filter.kind)),
    filter.model === undefined ? undefined : eq(tasks.model, filter.model),
    filter.aspectRatio && eq(tasks.aspectRatio, filter.aspectRatio),
    filter.since && gte(tasks.createdAt, filter.since),
    filter.isStarred ? isStarredBy(taskOutputs.fileId, actor.userId) : undefined,
  )
  const [all] = await executor
    .select({ count: count() })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(where)
  const total = all?.count ?? 0
  const results = await executor
    .select(resultSeenBy(actor))
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(where)
    .orderBy(isOldestFirst ? asc(tasks.id) : desc(tasks.id), asc(taskOutputs.position))
    .limit(limit)
    .offset(offset(total))
  return { results, total }
}

/** Which of some files are results somebody may look at, or change; deleted ones are not. */
export async function keepResults(
  executor: Executor,
  { fileIds, actor, to }: { fileIds: readonly string[]; actor: Asker; to: 'see' | 'change' },
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set()
  const own = await executor
    .select({ fileId: taskOutputs.fileId })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(
      and(
        inArray(taskOutputs.fileId, [...fileIds]),
        to === 'see' ? isSeenBy(actor) : isChangedBy(actor),
        isNull(tasks.deletedAt),
        isNotBinned(taskOutputs.fileId),
      ),
    )
  return new Set(own.map(({ fileId }) => fileId))
}

/** A result somebody may change; null for others', and for one whose task was deleted. */
export async function findOwnResult(
  executor: Executor,
  { fileId, actor }: { fileId: string; actor: Asker },
): Promise<Result | null> {
  const [result] = await executor
    .select(resultSeenBy(actor))
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(
      and(
        eq(taskOutputs.fileId, fileId),
        isChangedBy(actor),
        isNull(tasks.deletedAt),
        isNotBinned(taskOutputs.fileId),
      ),
    )
  return result ?? null
}

/** Which of some files are results of a task in a history. */
export async function findListedResults(
  executor: Executor,
  fileIds: readonly string[],
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set()
  const rows = await executor
    .select({ fileId: taskOutputs.fileId })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(and(inArray(taskOutputs.fileId, [...fileIds]), isNull(tasks.deletedAt)))
  return new Set(rows.map(({ fileId }) => fileId))
}
