import { STREAMS } from '../../contract/endpoints/media.ts'
import type { Env } from '../env.ts'
import { openComfyUi } from './providers/comfyui/open.ts'
import type { Connection } from './providers/connection.ts'
import { createFalQueue } from './providers/fal-queue/adapter.ts'
import { FAL_MODELS } from './providers/fal-queue/rows.ts'
import { createGemini } from './providers/gemini/adapter.ts'
import { GEMINI_MODELS } from './providers/gemini/rows.ts'
import { openGoogleVeo } from './providers/google-veo/open.ts'
import { createOpenAiCompatible } from './providers/openai-compatible/adapter.ts'
import { selfHostedModels } from './providers/openai-compatible/rows.ts'
import { createOpenAiImages } from './providers/openai-images/adapter.ts'
import { OPENAI_MODELS } from './providers/openai-images/rows.ts'
import { createReplicate } from './providers/replicate/adapter.ts'
import { REPLICATE_MODELS } from './providers/replicate/rows.ts'
import type { Tools } from './providers/tools.ts'

/** Services whose key or address is set. */
export function openConnections(env: Env, tools: Tools): Connection[] {
  const connections: Connection[] = []
  if (env.OPENAI_API_KEY) {
    const settings = { baseUrl: env.OPENAI_BASE_URL, key: env.OPENAI_API_KEY, tools }
    connections.push({ adapter: createOpenAiImages(settings), rows: OPENAI_MODELS })
  }
  if (env.GEMINI_API_KEY) {
    const settings = { baseUrl: env.GEMINI_BASE_URL, key: env.GEMINI_API_KEY, tools }
    connections.push({ adapter: createGemini(settings), rows: GEMINI_MODELS })
  }
  if (env.FAL_KEY) connections.push(openFal(env, env.FAL_KEY, tools))
  if (env.REPLICATE_API_TOKEN) {
    const { REPLICATE_BASE_URL: baseUrl, REPLICATE_API_TOKEN: key } = env
    const settings = { baseUrl, key, reportUrl: reportUrlOf(env, 'replicate'), tools }
    connections.push({ adapter: createReplicate(settings), rows: REPLICATE_MODELS })
  }
  if (env.COMFYUI_URL) {
    connections.push(openComfyUi(env.COMFYUI_URL, env.COMFYUI_WORKFLOWS, tools))
  }
  if (env.GOOGLE_APPLICATION_CREDENTIALS) {
    connections.push(openGoogleVeo(env.GOOGLE_APPLICATION_CREDENTIALS, env, tools))
  }
  if (env.SELF_HOSTED_URL) {
    const { SELF_HOSTED_URL: baseUrl, SELF_HOSTED_KEY: key, SELF_HOSTED_KIND: kind } = env
    const named = { images: env.SELF_HOSTED_IMAGE_MODELS, videos: env.SELF_HOSTED_VIDEO_MODELS }
    const adapter = createOpenAiCompatible({ baseUrl, key, kind, tools })
    connections.push({ adapter, rows: selfHostedModels(named) })
  }
  return connections
}

const FAL = {
  baseUrl: 'https://queue.fal.run',
  platformUrl: 'https://api.fal.ai/v1',
  keysUrl: 'https://rest.fal.ai',
}

/** Another address than fal's own stands for all of fal. */
function openFal(env: Env, key: string, tools: Tools): Connection {
  const { FAL_BASE_URL: baseUrl } = env
  const isOwn = baseUrl === FAL.baseUrl
  const urls = isOwn ? FAL : { baseUrl, platformUrl: `${baseUrl}/v1`, keysUrl: baseUrl }
  const settings = { ...urls, key, reportUrl: reportUrlOf(env, 'fal'), tools }
  return { adapter: createFalQueue(settings), rows: FAL_MODELS }
}

/** Where a provider's reports are heard, when somebody outside can reach us; the task's id follows. */
function reportUrlOf({ PUBLIC_URL }: Env, provider: string): string | null {
  const path = STREAMS.providerReport.replace('{provider}', provider).replace('{taskId}', '')
  return PUBLIC_URL ? `${PUBLIC_URL.replace(/\/+$/, '')}${path}` : null
}
