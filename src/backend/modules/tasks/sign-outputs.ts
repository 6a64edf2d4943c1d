import type { Context } from '../../context.ts'
import type { OutputFile } from '../../generation/provider.ts'
import type { Attempt } from '../../runs/run-to-end.ts'
import type { TaskRow } from './task-row.ts'
import { prepareWorkFolder } from './work-folder.ts'

/** Types whose result is what its owner gave, changed. */
const EDITS: readonly string[] = ['image_edit', 'video_edit']

/**
 * Signs results as the last thing that is done to them. One that cannot be signed is delivered as it
 * is, since its owner has not asked for a signature; the operator has, and is alarmed.
 */
export async function signOutputs(
  context: Context,
  { row: task, signal }: Attempt<TaskRow>,
  outputs: readonly OutputFile[],
): Promise<OutputFile[]> {
  const { contentCredentials } = context
  if (!contentCredentials) return [...outputs]
  const source = EDITS.includes(task.workflowType) ? await sourceOf(context, task) : null
  const signed: OutputFile[] = []
  for (const output of outputs) {
    signal.throwIfAborted()
    const { path, mimeType, original = null } = output
    const copy = await contentCredentials
      .sign({ path, mimeType, source, original })
      .catch((error: unknown) => {
        context.log.error({ err: error, alarm: 'content credentials', taskId: task.id }, UNSIGNED)
        return null
      })
    signed.push(copy ? { ...output, path: copy } : output)
  }
  return signed
}

const UNSIGNED = 'a result goes out without Content Credentials'

/** What the first of the given files was. */
async function sourceOf(context: Context, task: TaskRow) {
  const { inputs } = await prepareWorkFolder(context, task)
  const given = inputs.find(({ role }) => role === 'video') ?? inputs[0]
  return given && { file: given.path, mimeType: given.mimeType, carries: 'credentials' as const }
}
