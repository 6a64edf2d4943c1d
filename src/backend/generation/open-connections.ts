import { STREAMS } from '../../contract/endpoints/media.ts'
import type { Env } from '../env.ts'
import { openComfyUi } from './providers/comfyui/open.ts'
import type { Connection } from './providers/connection.ts'
import { createElevenLabs } from './providers/elevenlabs/adapter.ts'
import { ELEVENLABS_MODELS } from './providers/elevenlabs/rows.ts'
import { createFalQueue } from './providers/fal-queue/adapter.ts'
import { FAL_MODELS } from './providers/fal-queue/rows.ts'
import { FAL_HEARING } from './providers/fal-queue/transcript-rows.ts'
import { createGemini } from './providers/gemini/adapter.ts'
import { GEMINI_MODELS } from './providers/gemini/rows.ts'
import { GEMINI_VOICES } from './providers/gemini/speech-rows.ts'
import { openGoogleVeo } from './providers/google-veo/open.ts'
import { GOOGLE_VEO_MODELS } from './providers/google-veo/rows.ts'
import { createOpenAiCompatible } from './providers/openai-compatible/adapter.ts'
import { selfHostedModels } from './providers/openai-compatible/rows.ts'
import { createOpenAiImages } from './providers/openai-images/adapter.ts'
import { OPENAI_MODELS } from './providers/openai-images/rows.ts'
import { OPENAI_VOICES } from './providers/openai-images/speech-rows.ts'
import { OPENAI_HEARING } from './providers/openai-images/transcript-rows.ts'
import { createOpenAiSpeech } from './providers/openai-speech/adapter.ts'
import { speechModels } from './providers/openai-speech/rows.ts'
import { createOpenAiWhisper } from './providers/openai-whisper/adapter.ts'
import { whisperModels } from './providers/openai-whisper/rows.ts'
import { createReplicate } from './providers/replicate/adapter.ts'
import { REPLICATE_MODELS } from './providers/replicate/rows.ts'
import type { Tools } from './providers/tools.ts'

/** The rows of every supported service, whether or not it is configured. */
export const EVERY_SERVICE = [
  ...OPENAI_MODELS,
  ...OPENAI_VOICES,
  ...OPENAI_HEARING,
  ...GEMINI_MODELS,
  ...GEMINI_VOICES,
  ...ELEVENLABS_MODELS,
  ...FAL_MODELS,
  ...FAL_HEARING,
  ...REPLICATE_MODELS,
  ...GOOGLE_VEO_MODELS,
]

/** Services whose key or address is set. One that can't be opened is skipped, and the others keep working. */
export function openConnections(env: Env, tools: Tools): Connection[] {
  return Object.entries(OPENERS).flatMap(([provider, open]) => {
    try {
      return open(env, tools) ?? []
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      tools.log.error({ alarm: 'provider', provider, reason }, 'a service is switched off')
      return []
    }
  })
}

type Opener = (env: Env, tools: Tools) => Connection | null

const OPENERS: Record<string, Opener> = {
  openai(env, tools) {
    const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_WEBHOOK_SECRET } = env
    if (!key) return null
    const settings = { baseUrl, key, webhookSecret: OPENAI_WEBHOOK_SECRET, tools }
    const rows = [...OPENAI_MODELS, ...OPENAI_VOICES, ...OPENAI_HEARING]
    return { adapter: createOpenAiImages(settings), rows }
  },
  google(env, tools) {
    const { GEMINI_API_KEY: key, GEMINI_BASE_URL: baseUrl } = env
    if (!key) return null
    const settings = { baseUrl, key, reportUrl: reportUrlOf(env, 'google'), tools }
    return { adapter: createGemini(settings), rows: [...GEMINI_MODELS, ...GEMINI_VOICES] }
  },
  elevenlabs(env, tools) {
    const { ELEVENLABS_API_KEY: key, ELEVENLABS_BASE_URL: baseUrl } = env
    if (!key) return null
    return { adapter: createElevenLabs({ baseUrl, key, tools }), rows: ELEVENLABS_MODELS }
  },
  speech(env, tools) {
    const { SPEECH_URL: baseUrl, SPEECH_KEY: key, SPEECH_MODELS: named, SPEECH_VOICES } = env
    if (!baseUrl) return null
    const models = named.length > 0 ? named : ['kokoro']
    const adapter = createOpenAiSpeech({ baseUrl, key, tools })
    return { adapter, rows: speechModels(models, SPEECH_VOICES) }
  },
  whisper(env, tools) {
    const { WHISPER_URL: baseUrl, WHISPER_KEY: key, WHISPER_MODELS: named } = env
    if (!baseUrl) return null
    const models = named.length > 0 ? named : ['whisper-1']
    return { adapter: createOpenAiWhisper({ baseUrl, key, tools }), rows: whisperModels(models) }
  },
  fal: (env, tools) => (env.FAL_KEY ? openFal(env, env.FAL_KEY, tools) : null),
  replicate(env, tools) {
    const { REPLICATE_BASE_URL: baseUrl, REPLICATE_API_TOKEN: key } = env
    if (!key) return null
    const settings = { baseUrl, key, reportUrl: reportUrlOf(env, 'replicate'), tools }
    return { adapter: createReplicate(settings), rows: REPLICATE_MODELS }
  },
  comfyui: ({ COMFYUI_URL: url, COMFYUI_WORKFLOWS: folder }, tools) =>
    url ? openComfyUi(url, folder, tools) : null,
  'google-veo'(env, tools) {
    const { GOOGLE_APPLICATION_CREDENTIALS: file } = env
    return file ? openGoogleVeo(file, env, tools) : null
  },
  'self-hosted'(env, tools) {
    const { SELF_HOSTED_URL: baseUrl, SELF_HOSTED_KEY: key, SELF_HOSTED_KIND: kind } = env
    if (!baseUrl) return null
    const named = { images: env.SELF_HOSTED_IMAGE_MODELS, videos: env.SELF_HOSTED_VIDEO_MODELS }
    const adapter = createOpenAiCompatible({ baseUrl, key, kind, tools })
    return { adapter, rows: selfHostedModels(named) }
  },
}

const FAL = {
  baseUrl: 'https://queue.fal.run',
  platformUrl: 'https://api.fal.ai/v1',
  keysUrl: 'https://rest.fal.ai',
}

/** An address other than fal's own serves all of fal's APIs. */
function openFal(env: Env, key: string, tools: Tools): Connection {
  const { FAL_BASE_URL: baseUrl } = env
  const isOwn = baseUrl === FAL.baseUrl
  const urls = isOwn ? FAL : { baseUrl, platformUrl: `${baseUrl}/v1`, keysUrl: baseUrl }
  const settings = { ...urls, key, reportUrl: reportUrlOf(env, 'fal'), tools }
  return { adapter: createFalQueue(settings), rows: [...FAL_MODELS, ...FAL_HEARING] }
}

/** Address for a provider's reports, to be followed by the task's id; null if we aren't reachable from outside. */
function reportUrlOf({ PUBLIC_URL }: Env, provider: string): string | null {
  const path = STREAMS.providerReport.replace('{provider}', provider).replace('{taskId}', '')
  return PUBLIC_URL ? `${PUBLIC_URL.replace(/\/+$/, '')}${path}` : null
}
