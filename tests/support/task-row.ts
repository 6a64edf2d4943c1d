import { v7 as uuidv7 } from 'uuid'
import type { Executor } from '../../src/backend/db/database.ts'
import { tasks } from '../../src/backend/modules/tasks/tables.ts'

type TaskRow = typeof tasks.$inferSelect

/** Writes an accepted task, without its credit hold. */
export async function insertTask(
  executor: Executor,
  given: Partial<typeof tasks.$inferInsert> = {},
): Promise<TaskRow> {
  const [row] = await executor
    .insert(tasks)
    .values({
      teamId: uuidv7(),
      userId: uuidv7(),
      workflowType: 'text_to_image',
      status: 'CREATED',
      model: 'adloom-studio-image',
      prompt: 'a red mug on a white table',
      language: 'en',
      aspectRatio: '1:1',
      resolution: '1k',
      generateAudio: false,
      watermark: true,
      count: 1,
      seed: 7,
      credits: 1,
      ...given,
    })
    .returning()
  if (!row) throw new Error('The task was not written.')
  return row
}
