/** What a request may bear, by the names that this family of servers gives it. */
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
  /** Null where a picture cannot be changed by words. */
  edit: { fields: readonly Field[]; file: 'image' | 'image[]' } | null
  /** Sides are multiples of it. */
  sideStep: number
}

interface Videos {
  /** Below the base address. */
  path: string
  fields: readonly Field[]
  body: 'form' | 'json'
  /** Where the first and the last picture go; null where a video cannot begin with one. */
  firstPicture: string | null
  lastPicture: string | null
  /** Whether the answer is the video itself, and not a job. */
  isSynchronous: boolean
  /** Whether deleting a job also stops it. */
  isStoppable: boolean
}

/** A kind of server: what it knows beyond the shape that all of them share. Data, no code. */
export interface ServerKind {
  /** How its list of models gives it away; null for what is only chosen by name. */
  ownedBy: string | null
  pictures: Pictures
  /** Null where it makes none. */
  videos: Videos | null
  /** Whether further settings ride in the prompt. */
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
  /** What OpenAI documents, and any gateway in front of others. */
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
