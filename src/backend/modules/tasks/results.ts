import { and, asc, count, desc, eq, gte, inArray, isNull } from 'drizzle-orm'
import { type AspectRatio, workflowsThatMake } from '../../../contract/generation.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { containsText } from '../../db/contains-text.ts'
import type { Executor } from '../../db/database.ts'
import { isNotBinned, isStarredBy, isStored } from '../files/index.ts'
import { taskOutputs, tasks } from './tables.ts'
import { type Asker, isChangedBy, isOwnTask, isSeenBy } from './task-access.ts'
import type { TaskRow } from './task-row.ts'

/** A result file with the task that made it. */
export interface Result {
  task: TaskRow
  fileId: string
  /** Whether the asker has starred it. */
  isStarred: boolean
}

const resultSeenBy = ({ userId }: Asker) => ({
  task: tasks,
  fileId: taskOutputs.fileId,
  isStarred: isStarredBy(taskOutputs.fileId, userId),
})

export interface ResultFilter {
  /** Text contained in the prompt. */
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
  /** First row of the page, computed from the total. */
  offset: (total: number) => number
}

/** The actor's own results in their current team whose files still exist, with the total over all pages. */
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

/** Which files are results the actor may see, or change; deleted results are left out. */
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

/** A result the actor may change; null for others' results and for deleted tasks. */
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

/** Which files are results of a task in a history. */
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
