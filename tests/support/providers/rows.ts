import type { CreateTaskRequest } from '../../../src/contract/endpoints/tasks.ts'
import { startComfyUi } from './comfyui/stand-in.ts'
import { startElevenLabs } from './elevenlabs/stand-in.ts'
import { falHeard, startFalQueue } from './fal-queue/stand-in.ts'
import { startGemini } from './gemini/stand-in.ts'
import { accountFor, startGoogleVeo, writeAccount } from './google-veo/stand-in.ts'
import { startOpenAiCompatible } from './openai-compatible/stand-in.ts'
import { startOpenAiImages } from './openai-images/stand-in.ts'
import { startReplicate } from './replicate/stand-in.ts'
import { startSpeech } from './speech/stand-in.ts'
import type { Vendor } from './vendor.ts'
import { asBytes, heardAnswer, startWhisper } from './whisper/stand-in.ts'

/** A person's stored files. */
interface OwnFiles {
  film: { output_id: string }
  photo: { output_id: string }
  voice: { output_id: string }
  /** A video with sound. */
  talk: { output_id: string }
}

/** A provider in the table that the tests iterate over. */
export interface ProviderRow {
  name: string
  start: () => Promise<Vendor>
  /** The environment that points the product to the stand-in. */
  env: (vendor: Vendor) => Record<string, string>
  request: Partial<CreateTaskRequest>
  /** The person's files in the request. */
  files?: (own: OwnFiles) => Partial<CreateTaskRequest>
  /** Whether the service replies with the result itself, so that there's nothing to check later. */
  isSynchronous: boolean
  /** Whether a submission can be found again after its reply was lost. */
  isFindable: boolean
  /** Whether its absence from a list proves that a submission didn't arrive and may be repeated. */
  isListComplete: boolean
  /** Whether the service can cancel. */
  isStoppable: boolean
  /** Whether results are given as addresses, which may be on another host. */
  hasAddresses: boolean
  /** Whether refused values are the fault of its operator's setup. */
  isSetUpByHand?: true
  /** The service's reply if the result is text instead of a file. */
  heard?: Buffer
}

const selfHosted = (vendor: Vendor, more: Record<string, string>) => ({
  SELF_HOSTED_URL: `${vendor.baseUrl}/v1`,
  SELF_HOSTED_KEY: 'self-hosted-key',
  ...more,
})

const google = ({ baseUrl }: Vendor) => ({ GEMINI_API_KEY: 'google-key', GEMINI_BASE_URL: baseUrl })

const FILM = { workflow_type: 'text_to_video', duration: 4, aspect_ratio: '16:9' } as const

const speech = (model: string, voice: string): Partial<CreateTaskRequest> => ({
  ...{ workflow_type: 'speech', model, prompt: 'Slow mornings begin here.' },
  speech: { voice, language: 'en' },
})
const music = (model: string): Partial<CreateTaskRequest> => ({
  ...{ workflow_type: 'music', model, duration: 5, prompt: 'A brush on a snare drum.' },
  music: { genre: 'lofi', mood: 'calm', tempo: 84, is_loop: false, format: 'm4a' },
})
const SPOKEN = {
  ...{ isSynchronous: true, isFindable: false, isListComplete: false },
  ...{ isStoppable: false, hasAddresses: false },
}

const HEARD = {
  ...SPOKEN,
  start: startWhisper,
  files: ({ talk }: OwnFiles) => ({ video: talk }),
  heard: asBytes(heardAnswer),
}

const CONSENT = { person: 'Ada Lovelace', is_given: true } as const
/** The same fal queue; nothing distinguishes requests for people who speak. */
const PEOPLE_OF_FAL = {
  start: startFalQueue,
  env: ({ baseUrl }: Vendor) => ({ FAL_KEY: 'fal-key:secret', FAL_BASE_URL: baseUrl }),
  ...{ isSynchronous: false, isFindable: false, isListComplete: false },
  ...{ isStoppable: true, hasAddresses: true },
}

/** Every provider; a new one takes a row here, and a stand-in in a folder beside this file. */
export const PROVIDER_ROWS: ProviderRow[] = [
  {
    name: 'pictures of a server of one’s own',
    start: () => startOpenAiCompatible(),
    env: (vendor) => selfHosted(vendor, { SELF_HOSTED_IMAGE_MODELS: 'paint' }),
    request: { workflow_type: 'text_to_image', model: 'self-hosted/paint', resolution: '720p' },
    isSynchronous: true,
    isFindable: false,
    isListComplete: false,
    isStoppable: false,
    hasAddresses: true,
  },
  {
    name: 'videos of a server of one’s own',
    start: () => startOpenAiCompatible('vllm'),
    env: (vendor) => selfHosted(vendor, { SELF_HOSTED_VIDEO_MODELS: 'film' }),
    request: { ...FILM, model: 'self-hosted/film' },
    isSynchronous: false,
    isFindable: true,
    isListComplete: true,
    isStoppable: true,
    hasAddresses: true,
  },
  {
    name: 'pictures of OpenAI',
    start: startOpenAiImages,
    env: ({ baseUrl }) => ({ OPENAI_API_KEY: 'openai-key', OPENAI_BASE_URL: `${baseUrl}/v1` }),
    request: {
      workflow_type: 'text_to_image',
      model: 'openai/gpt-image-2.5-flare',
      resolution: '720p',
    },
    isSynchronous: false,
    isFindable: false,
    isListComplete: false,
    isStoppable: true,
    hasAddresses: false,
  },
  {
    name: 'videos of fal',
    start: startFalQueue,
    env: ({ baseUrl }) => ({ FAL_KEY: 'fal-key:secret', FAL_BASE_URL: baseUrl }),
    request: { ...FILM, model: 'fal/veo-3.1-fast' },
    isSynchronous: false,
    isFindable: true,
    isListComplete: false,
    isStoppable: true,
    hasAddresses: true,
  },
  {
    name: 'lips by fal',
    request: { workflow_type: 'lip_sync', model: 'fal/sync-lipsync-2' },
    files: ({ film, voice }) => ({ video: film, person: { voice, consent: CONSENT } }),
    ...PEOPLE_OF_FAL,
  },
  {
    name: 'talking photos by fal',
    request: { workflow_type: 'digital_person', model: 'fal/fabric-1', resolution: '480p' },
    files: ({ photo, voice }) => ({ images: [photo], person: { voice, consent: CONSENT } }),
    ...PEOPLE_OF_FAL,
  },
  {
    ...PEOPLE_OF_FAL,
    name: 'faces in videos by fal',
    request: { workflow_type: 'video_face_change', model: 'fal/wan-animate-replace' },
    files: ({ film, photo }) => ({ video: film, images: [photo], person: { consent: CONSENT } }),
    // Found by its seed.
    isFindable: true,
  },
  {
    name: 'pictures of Google',
    start: () => startGemini('image'),
    env: google,
    request: { workflow_type: 'text_to_image', model: 'google/gemini-nano-banana-2.1' },
    isSynchronous: false,
    isFindable: false,
    isListComplete: false,
    isStoppable: true,
    hasAddresses: false,
  },
  {
    name: 'videos of Google',
    start: () => startGemini('video'),
    env: google,
    request: { ...FILM, model: 'google/gemini-omni-1.2-flash' },
    isSynchronous: false,
    isFindable: false,
    isListComplete: false,
    isStoppable: true,
    hasAddresses: true,
  },
  {
    name: 'voices of a server of one’s own',
    start: () => startSpeech(),
    env: ({ baseUrl }) => ({ SPEECH_URL: `${baseUrl}/v1` }),
    request: speech('speech/kokoro', 'af_heart'),
    ...SPOKEN,
  },
  {
    name: 'voices of OpenAI',
    start: () => startSpeech(),
    env: ({ baseUrl }) => ({ OPENAI_API_KEY: 'openai-key', OPENAI_BASE_URL: `${baseUrl}/v1` }),
    request: speech('openai/gpt-4o-mini-tts', 'coral'),
    ...SPOKEN,
  },
  {
    name: 'voices of Google',
    start: () => startGemini('audio'),
    env: google,
    request: speech('google/gemini-3.8-flash-tts', 'Kore'),
    ...SPOKEN,
  },
  {
    name: 'voices of ElevenLabs',
    start: startElevenLabs,
    env: ({ baseUrl }) => ({ ELEVENLABS_API_KEY: 'eleven-key', ELEVENLABS_BASE_URL: baseUrl }),
    request: speech('elevenlabs/eleven_v3', 'JBFqnCBsd6RMkjVDRZzb'),
    ...SPOKEN,
  },
  {
    ...HEARD,
    name: 'words by a server of one’s own',
    env: ({ baseUrl }) => ({ WHISPER_URL: `${baseUrl}/v1` }),
    request: { workflow_type: 'transcript', model: 'whisper/whisper-1' },
  },
  {
    ...HEARD,
    ...PEOPLE_OF_FAL,
    name: 'words by fal',
    request: { workflow_type: 'transcript', model: 'fal/whisper' },
    heard: asBytes(falHeard),
    hasAddresses: false,
  },
  {
    ...PEOPLE_OF_FAL,
    name: 'music by fal',
    request: music('fal/lyria-2'),
    // Found by its prompt and seed.
    isFindable: true,
  },
  {
    name: 'videos of Replicate',
    start: startReplicate,
    env: ({ baseUrl }) => ({
      REPLICATE_API_TOKEN: 'replicate-token',
      REPLICATE_BASE_URL: `${baseUrl}/v1`,
    }),
    request: { ...FILM, model: 'replicate/bytedance/seedance-1-pro', resolution: '480p' },
    isSynchronous: false,
    isFindable: true,
    isListComplete: true,
    isStoppable: true,
    hasAddresses: true,
  },
  {
    name: 'pictures of a ComfyUI',
    start: startComfyUi,
    env: ({ baseUrl }) => ({ COMFYUI_URL: baseUrl }),
    request: { workflow_type: 'text_to_image', model: 'comfyui/flux-schnell', resolution: '720p' },
    isSynchronous: false,
    isFindable: true,
    isListComplete: true,
    isStoppable: true,
    hasAddresses: true,
    isSetUpByHand: true,
  },
  {
    name: 'videos of Veo',
    start: startGoogleVeo,
    env: (vendor) => ({
      GOOGLE_APPLICATION_CREDENTIALS: writeAccount(accountFor(vendor)),
      GOOGLE_VERTEX_BASE_URL: vendor.baseUrl,
    }),
    request: { ...FILM, model: 'google/veo-3.1-generate-001', resolution: '720p' },
    isSynchronous: false,
    isFindable: false,
    isListComplete: false,
    isStoppable: false,
    hasAddresses: false,
  },
]
