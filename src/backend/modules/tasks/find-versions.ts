import { and, asc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import type { Language } from '../../../contract/languages.ts'
import type { Executor } from '../../db/database.ts'
import { taskOutputs, tasks } from './tables.ts'
import { type Asker, isSeenBy } from './task-access.ts'
import type { TaskRow } from './task-row.ts'

/** Tasks that set an ad in other languages and did not fail, oldest first; limited to those the actor may see. */
export const findVersionTasks = (
  executor: Executor,
  { setOf, actor }: { setOf: string; actor: Asker },
): Promise<TaskRow[]> =>
  executor
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.versionsOf, setOf),
        isSeenBy(actor),
        isNull(tasks.deletedAt),
        notInArray(tasks.status, ['FAILED', 'CANCELLED']),
      ),
    )
    .orderBy(asc(tasks.id))

/** Language of each file that is a language version of an ad. */
export async function findVersionLanguages(
  executor: Executor,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  if (fileIds.length === 0) return new Map()
  const rows = await executor
    .select({
      fileId: taskOutputs.fileId,
      position: taskOutputs.position,
      versions: tasks.versions,
    })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(and(inArray(taskOutputs.fileId, [...fileIds]), isNotNull(tasks.versions)))
  return new Map(
    rows.flatMap(({ fileId, position, versions }) => {
      const language = versions?.words[position]?.language
      return language ? [[fileId, language] as const] : []
    }),
  )
}

/** The task that made a file; null if the file is not a result. */
export async function findMaker(
  executor: Executor,
  { fileId, actor }: { fileId: string; actor: Asker },
): Promise<TaskRow | null> {
  const [row] = await executor
    .select({ task: tasks })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(and(eq(taskOutputs.fileId, fileId), isSeenBy(actor)))
  return row?.task ?? null
}
