import type { Context } from '../../context.ts'
import {
  type GenerationRequest,
  type OutputFile,
  ProviderError,
} from '../../generation/provider.ts'
import { followGeneration } from '../tasks/index.ts'

/** The bundled engine, which calls no service and costs nothing. */
const ENGINE = 'builtin'

/** Has the built-in engine make something, and waits for it. @throws ProviderError */
export async function askEngine(
  context: Context,
  request: GenerationRequest,
  signal: AbortSignal,
): Promise<OutputFile[]> {
  const provider = context.models.findProvider(ENGINE)
  if (!provider) throw new ProviderError('model_unavailable', 'There is no built-in engine here.')
  const handle = await provider.submit(request, { clientToken: request.taskId, signal })
  try {
    const onProgress = () => undefined
    return await followGeneration(context, { provider, handle, signal, onProgress })
  } catch (error) {
    await provider.cancel?.(handle)
    throw error
  }
}

interface PanelOrder {
  id: string
  picture: { path: string; mimeType: string }
  width: number
  height: number
  workDir: string
}

/** Puts a picture into another shape without cropping it, on a background that continues its own. */
export const panelRequest = ({
  id,
  picture,
  width,
  height,
  workDir,
}: PanelOrder): GenerationRequest => ({
  taskId: id,
  workflowType: 'image_edit',
  model: 'adloom-studio-image',
  prompt: 'Extend the picture',
  language: 'en',
  width,
  height,
  aspectRatio: '1:1',
  resolution: '1k',
  durationSeconds: 0,
  fps: 0,
  generateAudio: false,
  watermark: false,
  count: 1,
  seed: 0,
  images: [{ ...picture, kind: 'image' }],
  workDir,
})
