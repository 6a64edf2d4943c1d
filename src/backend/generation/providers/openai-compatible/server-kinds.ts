/** Possible fields of a request, by this server family's names. */
export type Field =
  | 'model'
  | 'prompt'
  | 'n'
  | 'size'
  | 'width'
  | 'height'
  | 'seconds'
  | 'fps'
  | 'seed'
  | 'response_format'
  | 'output_format'

interface Pictures {
  generation: readonly Field[]
  /** Null if pictures can't be edited by instruction. */
  edit: { fields: readonly Field[]; file: 'image' | 'image[]' } | null
  /** Width and height are multiples of it. */
  sideStep: number
}

interface Videos {
  /** Relative to the base address. */
  path: string
  fields: readonly Field[]
  body: 'form' | 'json'
  /** Fields for the first and last picture; null if a video can't start with one. */
  firstPicture: string | null
  lastPicture: string | null
  /** Whether the response is the video itself instead of a job. */
  isSynchronous: boolean
  /** Whether deleting a job also stops it. */
  isStoppable: boolean
}

/** A kind of server: what it supports beyond the common API. Data, not code. */
export interface ServerKind {
  /** The owner in its list of models that identifies it; null for a kind that is only chosen by name. */
  ownedBy: string | null
  pictures: Pictures
  /** Null if it makes no videos. */
  videos: Videos | null
  /** Whether additional settings are sent inside the prompt. */
  hasSettingsInPrompt: boolean
}

const JOBS: Videos = {
  path: '/videos',
  fields: ['model', 'prompt', 'seconds', 'size'],
  body: 'form',
  firstPicture: 'input_reference',
  lastPicture: null,
  isSynchronous: false,
  isStoppable: false,
}

export const SERVER_KINDS = {
  /** OpenAI's documented API, and any gateway to others. */
  plain: {
    ownedBy: null,
    pictures: {
      generation: ['model', 'prompt', 'n', 'size'],
      edit: { fields: ['model', 'prompt', 'n', 'size'], file: 'image[]' },
      sideStep: 16,
    },
    videos: JOBS,
    hasSettingsInPrompt: false,
  },
  'vllm-omni': {
    ownedBy: 'vllm',
    pictures: {
      generation: ['model', 'prompt', 'n', 'size', 'response_format', 'seed'],
      edit: { fields: ['model', 'prompt', 'n', 'size', 'output_format', 'seed'], file: 'image' },
      sideStep: 16,
    },
    videos: { ...JOBS, fields: [...JOBS.fields, 'fps', 'seed'], isStoppable: true },
    hasSettingsInPrompt: false,
  },
  sglang: {
    ownedBy: 'sglang',
    pictures: {
      generation: ['model', 'prompt', 'n', 'size', 'response_format', 'seed'],
      edit: { fields: ['model', 'prompt', 'n', 'size', 'response_format', 'seed'], file: 'image' },
      sideStep: 16,
    },
    videos: { ...JOBS, fields: [...JOBS.fields, 'fps', 'seed'] },
    hasSettingsInPrompt: false,
  },
  localai: {
    ownedBy: null,
    pictures: {
      generation: ['model', 'prompt', 'n', 'size', 'response_format'],
      edit: null,
      sideStep: 64,
    },
    videos: {
      path: '/../video',
      fields: ['model', 'prompt', 'width', 'height', 'seconds', 'fps', 'seed', 'response_format'],
      body: 'json',
      firstPicture: 'start_image',
      lastPicture: 'end_image',
      isSynchronous: true,
      isStoppable: false,
    },
    hasSettingsInPrompt: false,
  },
  /** `sd-server` of stable-diffusion.cpp. */
  'sd-server': {
    ownedBy: 'local',
    pictures: {
      generation: ['prompt', 'n', 'size', 'output_format'],
      edit: { fields: ['prompt', 'n', 'size', 'output_format'], file: 'image[]' },
      sideStep: 64,
    },
    videos: null,
    hasSettingsInPrompt: true,
  },
} as const satisfies Record<string, ServerKind>

export type ServerKindName = keyof typeof SERVER_KINDS
