import type { Context } from '../../context.ts'
import type { OutputFile } from '../../generation/provider.ts'
import type { Attempt } from '../../runs/run-to-end.ts'
import type { TaskRow } from './task-row.ts'
import { prepareWorkFolder } from './work-folder.ts'

/** Workflows whose result is the owner's file, edited. */
const EDITS: readonly string[] = ['image_edit', 'video_edit']

/**
 * Signs results as the very last step. A result that cannot be signed is delivered unsigned, because its
 * owner did not ask for a signature; the operator did, and is alerted.
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

/** The given video, or else the first given file. */
async function sourceOf(context: Context, task: TaskRow) {
  const { inputs } = await prepareWorkFolder(context, task)
  const given = inputs.find(({ role }) => role === 'video') ?? inputs[0]
  return given && { file: given.path, mimeType: given.mimeType, carries: 'credentials' as const }
}
