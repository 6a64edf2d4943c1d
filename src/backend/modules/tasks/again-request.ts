import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { isAppError } from '../../../contract/app-error.ts'
import type { SafeZone } from '../../../contract/safe-zone.ts'
import type { Context } from '../../context.ts'
import { canLayOut } from '../../generation/model.ts'
import type { GenerationRequest } from '../../generation/provider.ts'
import { MARK_WORDS } from '../../generation/scenes.ts'
import { generationRequest, labelOf } from './generation-request.ts'
import { LAID_OUT } from './repeatable.ts'
import { taskOutputs, tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'
import { fillWorkFolder } from './work-folder.ts'

/** The shape in which an earlier result is wanted. */
export interface AgainShape {
  width: number
  height: number
  safeZone: SafeZone | null
  /** Minimum and maximum length of a film. */
  seconds: [number, number | null] | null
}

/** A result to remake in another shape with the built-in engine. */
export interface Again {
  request: GenerationRequest
  /** Index of the output to use. */
  position: number
  /** A model's picture under the words; it must be brought into the new shape first. */
  cleanFileId: string | null
}

/**
 * Builds the request that remakes an earlier result in another shape from its brief, seed and look. Null
 * if the built-in engine cannot lay it out, or a source file is gone.
 */
export async function againRequest(
  context: Context,
  { taskId, fileId, folder }: { taskId: string; fileId: string; folder: string },
  shape: AgainShape,
): Promise<Again | null> {
  const [found] = await context.db
    .select({ task: tasks, output: taskOutputs })
    .from(taskOutputs)
    .innerJoin(tasks, eq(tasks.id, taskOutputs.taskId))
    .where(and(eq(taskOutputs.taskId, taskId), eq(taskOutputs.fileId, fileId)))
  const model = found && context.models.find(found.task.model)
  if (!found || !model) return null
  const { task, output } = found
  const isFilm = task.durationSeconds !== null
  const isOurs = canLayOut(model) && LAID_OUT.includes(task.workflowType)
  // Reaching a later film would mean making every film before it.
  const isLater = output.position > 0 && !task.versions
  if (!output.cleanFileId && (!isOurs || (isFilm && isLater))) return null
  try {
    const filled = await fillWorkFolder(context, task, {
      workDir: join(folder, 'engine'),
      inputsDir: folder,
    })
    const request: GenerationRequest = {
      ...generationRequest(context, { ...task, scenePrompt: null }, model, filled),
      ...shapeFacts(shape, task.durationSeconds),
      taskId: `${task.id} ${output.position} ${shape.width}x${shape.height}`,
    }
    return output.cleanFileId
      ? wordsOver(
          { ...request, ...oneVersion(task, output) },
          task,
          output.cleanFileId,
          task.paintedBy ?? labelOf(model),
        )
      : laidOut(request, task, output)
  } catch (error) {
    if (isAppError(error) && error.code === 'upload_missing') return null
    throw error
  }
}

const laidOut = (
  asked: GenerationRequest,
  task: TaskRow,
  output: typeof taskOutputs.$inferSelect,
): Again => {
  const style = output.style ?? task.style
  const request = { ...asked, ...oneVersion(task, output) }
  // From a language set, only this result's words are requested.
  const position = request.versions ? 0 : output.position
  const again = { ...request, count: position + 1, ...(style && { style }) }
  return { request: again, position, cleanFileId: null }
}

const oneVersion = (
  { versions }: TaskRow,
  { position }: typeof taskOutputs.$inferSelect,
): Pick<GenerationRequest, 'versions'> => {
  const words = versions?.words[position]
  return versions && words ? { versions: { ...versions, words: [words] } } : {}
}

function wordsOver(
  request: GenerationRequest,
  { language }: TaskRow,
  cleanFileId: string,
  madeBy: string,
): Again {
  const painted = { pictures: [], madeBy, mark: MARK_WORDS[language] }
  return { request: { ...request, images: [], count: 1, painted }, position: 0, cleanFileId }
}

function shapeFacts({ width, height, safeZone, seconds }: AgainShape, asked: number | null) {
  const [least, most] = seconds ?? [0, null]
  const durationSeconds = asked && Math.min(Math.max(asked, Math.ceil(least)), most ?? asked * 100)
  return { width, height, safeZone, ...(durationSeconds && { durationSeconds }) }
}
