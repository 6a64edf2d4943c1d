import { type AnyColumn, and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ResultNote } from '../../../contract/result-notes.ts'
import type { Executor } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { files, isNotBinned, SHOWN_OF_FILE, type ShownFile } from '../files/index.ts'
import { type InputRole, taskInputs, taskOutputs } from './tables.ts'

interface Belonging {
  taskId: string
  file: ShownFile
}

export interface Reference extends Belonging {
  role: InputRole
}

export interface Output extends Belonging {
  position: number
  notes: ResultNote[]
  canVary: boolean
  canReword: boolean
}

/** The query, for tasks that match the condition. */
function belongingsOf(executor: Executor, isOfTasks: (taskId: AnyColumn) => SQL) {
  const given = executor
    .select({
      taskId: taskInputs.taskId,
      fileId: taskInputs.fileId,
      position: taskInputs.position,
      role: sql<InputRole | null>`${taskInputs.role}`.as('role'),
      notes: sql<ResultNote[] | null>`null::jsonb`.as('notes'),
      canVary: sql<boolean>`false`.as('can_vary'),
      canReword: sql<boolean>`false`.as('can_reword'),
    })
    .from(taskInputs)
    .where(isOfTasks(taskInputs.taskId))
  const made = executor
    .select({
      taskId: taskOutputs.taskId,
      fileId: taskOutputs.fileId,
      position: taskOutputs.position,
      role: sql<InputRole | null>`null`.as('role'),
      notes: sql<ResultNote[] | null>`${taskOutputs.notes}`.as('notes'),
      canVary: sql<boolean>`${taskOutputs.style} is not null`.as('can_vary'),
      canReword: sql<boolean>`${taskOutputs.cleanFileId} is not null`.as('can_reword'),
    })
    .from(taskOutputs)
    .where(and(isOfTasks(taskOutputs.taskId), isNotBinned(taskOutputs.fileId)))
  const placed = unionAll(given, made).as('placed')
  return executor
    .select({ placed: placed._.selectedFields, file: SHOWN_OF_FILE })
    .from(placed)
    .innerJoin(files, and(eq(files.id, placed.fileId), isNull(files.deletedAt)))
    .orderBy(asc(placed.role), asc(placed.position))
}

/** Prepared, because pages poll a single task while it runs. */
const belongingsOfOne = prepared((executor) =>
  belongingsOf(executor, (taskId) => eq(taskId, sql.placeholder('taskId'))).prepare(
    'belongings_of_one',
  ),
)

/**
 * References and outputs of some tasks, by position, with files whose bytes still exist. One query,
 * because pages constantly poll a running task.
 */
export async function findBelongings(
  executor: Executor,
  taskIds: readonly string[],
): Promise<{ references: Reference[]; outputs: Output[] }> {
  const [first, ...others] = taskIds
  const rows =
    first && others.length === 0
      ? await belongingsOfOne(executor).execute({ taskId: first })
      : await belongingsOf(executor, (taskId) => inArray(taskId, [...taskIds]))
  return {
    references: rows.flatMap(({ placed: { taskId, role }, file }) =>
      role === null ? [] : [{ taskId, file, role }],
    ),
    outputs: rows.flatMap(
      ({ placed: { taskId, role, position, notes, canVary, canReword }, file }) =>
        role === null ? [{ taskId, file, position, notes: notes ?? [], canVary, canReword }] : [],
    ),
  }
}
