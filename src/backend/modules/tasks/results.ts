import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm'
import { type AspectRatio, isVideoWorkflow, WORKFLOW_TYPES } from '../../../contract/generation.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { containsText } from '../../db/contains-text.ts'
import type { Executor } from '../../db/database.ts'
import { isStored } from '../files/index.ts'
import { taskOutputs, tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** A file a task has made, with that task. */
export interface Result {
  task: TaskRow
  fileId: string
  /** Since when it is a favourite of its maker. */
  starredAt: Date | null
}

const RESULT = { task: tasks, fileId: taskOutputs.fileId, starredAt: taskOutputs.starredAt }

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
  userId: string
  isOldestFirst?: boolean
  limit: number
  /** First row of the page, once it is known how many there are. */
  offset: (total: number) => number
}

/** Results of a person whose files still exist, with how many there are on all pages. */
export async function listResults(
  executor: Executor,
  { userId, isOldestFirst = false, limit, offset, ...filter }: ResultsWanted,
): Promise<{ results: Result[]; total: number }> {
  const where = and(
    eq(tasks.userId, userId),
    isNull(tasks.deletedAt),
    isStored(taskOutputs.fileId),
    filter.words === undefined ? undefined : containsText(tasks.prompt, filter.words),
    filter.kind && inArray(tasks.workflowType, typesOf(filter.kind)),
    filter.model === undefined ? undefined : eq(tasks.model, filter.model),
    filter.aspectRatio && eq(tasks.aspectRatio, filter.aspectRatio),
    filter.since && gte(tasks.createdAt, filter.since),
    filter.isStarred ? isNotNull(taskOutputs.starredAt) : undefined,
  )
  const [all] = await executor
    .select({ count: count() })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(where)
  const total = all?.count ?? 0
  const results = await executor
    .select(RESULT)
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(where)
    .orderBy(isOldestFirst ? asc(tasks.id) : desc(tasks.id), asc(taskOutputs.position))
    .limit(limit)
    .offset(offset(total))
  return { results, total }
}

const typesOf = (kind: MediaKind) =>
  WORKFLOW_TYPES.filter((type) => isVideoWorkflow(type) === (kind === 'video'))

/** Which of some files are results of this person whose tasks were not deleted. */
export async function keepOwnResults(
  executor: Executor,
  { fileIds, userId }: { fileIds: readonly string[]; userId: string },
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set()
  const own = await executor
    .select({ fileId: taskOutputs.fileId })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(
      and(
        inArray(taskOutputs.fileId, [...fileIds]),
        eq(tasks.userId, userId),
        isNull(tasks.deletedAt),
      ),
    )
  return new Set(own.map(({ fileId }) => fileId))
}

/** A result of this person; null for somebody else's, and for one whose task was deleted. */
export async function findOwnResult(
  executor: Executor,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<Result | null> {
  const [result] = await executor
    .select(RESULT)
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(and(eq(taskOutputs.fileId, fileId), eq(tasks.userId, userId), isNull(tasks.deletedAt)))
  return result ?? null
}

/** Makes a result a favourite of its maker, or no longer one. */
export const setStar = (executor: Executor, fileId: string, starredAt: Date | null) =>
  executor.update(taskOutputs).set({ starredAt }).where(eq(taskOutputs.fileId, fileId))
