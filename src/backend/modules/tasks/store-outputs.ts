import { v5 as uuidv5 } from 'uuid'
import type { Context } from '../../context.ts'
import type { OutputFile } from '../../generation/provider.ts'
import { deleteFile, storeFile } from '../files/index.ts'
import type { TaskRow } from './task-row.ts'

/** The same output of the same task always gets the same id, so that storing it again does nothing. */
const outputId = (taskId: string, position: number) => uuidv5(String(position), taskId)

/** Copies a task's results into our storage; answers their ids in order. */
export async function storeOutputs(
  context: Context,
  { id, teamId, userId, prompt, workflowType }: TaskRow,
  outputs: readonly OutputFile[],
  signal: AbortSignal,
): Promise<string[]> {
  const ids: string[] = []
  for (const [position, { path, kind }] of outputs.entries()) {
    const file = await storeFile(context, {
      id: outputId(id, position),
      localPath: path,
      origin: 'output',
      fileName: prompt || workflowType,
      ...{ teamId, userId, kind, signal },
    })
    ids.push(file.id)
  }
  return ids
}

/** Deletes what was stored of a task that will not have results. */
export async function dropOutputs(context: Context, { id, count }: TaskRow): Promise<void> {
  for (let position = 0; position < count; position++) {
    await deleteFile(context, outputId(id, position))
  }
}
