import type { Context } from '../../context.ts'
import { canLayOut } from '../../generation/model.ts'
import { type GenerationRequest, ProviderError } from '../../generation/provider.ts'
import type { Attempt } from '../../runs/run-to-end.ts'
import { findProvider } from './find-provider.ts'
import { followGeneration } from './follow-generation.ts'
import type { TaskRow } from './task-row.ts'
import { taskFolders } from './work-folder.ts'

/**
 * For a new camera angle, sends the model the product alone on white, cut out by the built-in engine, so
 * its surroundings are not drawn too. If the cutout fails, the picture is sent unchanged.
 */
export async function withCutOut(
  context: Context,
  { row: task, signal }: Attempt<TaskRow>,
  request: GenerationRequest,
): Promise<GenerationRequest> {
  if (!task.photoshoot?.angle) return request
  const engine = context.models
    .list()
    .find((model) => canLayOut(model) && model.workflowTypes.includes('photoshoot'))
  if (!engine) return request
  const { provider } = findProvider(context, { model: engine.id })
  const { remote, avoid, ...own } = request
  try {
    const handle = await provider.submit(
      {
        ...own,
        ...{ workflowType: 'photoshoot', model: engine.id, prompt: '', count: 1 },
        photoshoot: { scenes: ['white'], ratios: ['1:1'] },
        watermark: false,
        workDir: await taskFolders(context.env).make(task.id, 'cut-out'),
      },
      { clientToken: `${task.id} cut-out`, signal },
    )
    const onProgress = () => undefined
    const [cut] = await followGeneration(context, { provider, handle, signal, onProgress })
    if (!cut) return request
    const { path, mimeType, kind } = cut
    return { ...request, images: [{ path, mimeType, kind }] }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    context.log.info({ code: error.code, taskId: task.id }, 'product not cut out for its angle')
    return request
  }
}
