import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { taskInputs, tasks } from './tables.ts'
import { isOwnTask } from './task-access.ts'
import { taskView } from './task-view.ts'

type Transcript = typeof contract.tasks.transcript

/**
 * The latest transcript task of a file that runs or is not yet seen, so that a user who left the page finds it again.
 */
export async function showTranscript(
  context: CallContext<'user'>,
  { fileId }: ParsedInputOf<Transcript>,
): Promise<OutputOf<Transcript>> {
  const { db, actor, request } = context
  const [found] = await db
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(taskInputs, eq(taskInputs.taskId, tasks.id))
    .where(
      and(
        isOwnTask(actor),
        eq(tasks.workflowType, 'transcript'),
        eq(taskInputs.fileId, fileId),
        isNull(tasks.deletedAt),
        or(
          inArray(tasks.status, ['CREATED', 'RUNNING']),
          and(eq(tasks.status, 'SUCCEEDED'), isNull(tasks.seenAt)),
        ),
      ),
    )
    .orderBy(desc(tasks.id))
    .limit(1)
  return { task: found ? await taskView(context, request, found.task, actor) : null }
}
