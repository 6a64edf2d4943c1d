import type { CreateTaskRequest } from '../../../src/contract/endpoints/tasks.ts'
import { startOpenAiCompatible } from './openai-compatible/stand-in.ts'
import { startOpenAiImages } from './openai-images/stand-in.ts'
import type { Vendor } from './vendor.ts'

/** A provider as the table of tests goes through all of them. */
export interface ProviderRow {
  name: string
  start: () => Promise<Vendor>
  /** The environment with which the product finds the stand-in. */
  env: (vendor: Vendor) => Record<string, string>
  request: Partial<CreateTaskRequest>
  /** Whether the service answers with the result itself, so that there is nothing to look at. */
  isSynchronous: boolean
  /** Whether a submission can be found again whose answer was lost. */
  isFindable: boolean
  /** Whether the service can be told to stop. */
  isStoppable: boolean
  /** Whether results come by an address, which may be on another host. */
  hasAddresses: boolean
}

const selfHosted = (vendor: Vendor, more: Record<string, string>) => ({
  SELF_HOSTED_URL: `${vendor.baseUrl}/v1`,
  SELF_HOSTED_KEY: 'self-hosted-key',
  ...more,
})

/** Every provider; a new one is a row here, and a stand-in in a folder beside. */
export const PROVIDER_ROWS: ProviderRow[] = [
  {
    name: 'pictures of a server of one’s own',
    start: () => startOpenAiCompatible(),
    env: (vendor) => selfHosted(vendor, { SELF_HOSTED_IMAGE_MODELS: 'paint' }),
    request: { workflow_type: 'text_to_image', model: 'self-hosted/paint', resolution: '720p' },
    isSynchronous: true,
    isFindable: false,
    isStoppable: false,
    hasAddresses: true,
  },
  {
    name: 'videos of a server of one’s own',
    start: () => startOpenAiCompatible('vllm'),
    env: (vendor) => selfHosted(vendor, { SELF_HOSTED_VIDEO_MODELS: 'film' }),
    request: {
      workflow_type: 'text_to_video',
      model: 'self-hosted/film',
      duration: 4,
      aspect_ratio: '16:9',
    },
    isSynchronous: false,
    isFindable: true,
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
    isStoppable: true,
    hasAddresses: false,
  },
]
