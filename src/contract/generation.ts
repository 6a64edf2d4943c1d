import { keysOf } from './keys-of.ts'
import type { MediaKind } from './media-kind.ts'

/**
 * What a generation of one type makes, and what it starts from. Kept free of zod: composer and
 * server share it.
 */
interface Workflow {
  /** What comes out; of words, which are no file, what they are heard in. */
  kind: MediaKind
  /** Whether the result's length is asked for, and costs by the second. */
  hasDuration: boolean
  /** Whether the result may sound, if its model can. */
  hasAudio: boolean
  /** Pictures are needed; how many at most is the model's to say. */
  images: boolean
  /** Pictures may be given beside what is needed. */
  extraImages: boolean
  /** Two pictures are needed, the first and the last. */
  frames: boolean
  /** A video is needed; how many more may follow is the model's to say. */
  video: boolean
  /** Whether words are needed too. */
  promptRequired: boolean
  /** Subtitles are needed, which are set over the video; the result is as long as the video is. */
  subtitles: boolean
  /** Layers are needed, whose size the result has. */
  layers: boolean
  /** A wish for music is needed. */
  music: boolean
  /** Scenes are needed in which a product is shown. */
  photoshoot: boolean
  /** A voice is needed that says the prompt; the result costs by its characters. */
  speech: boolean
  /** Sounds are needed that are put under the video, which keeps its pictures and its length. */
  soundtrack: boolean
  /** A timeline of videos is needed, which says how long the result is. */
  timeline: boolean
  /** The consent of the person whose face is seen is needed. */
  person: boolean
  /** What this person says is needed, too. */
  voice: boolean
  /**
   * What is said in the video comes out, as words with their times. They are kept with the task, which stands in no
   * history: whoever asked for them puts them where they belong.
   */
  heard: boolean
}

const PICTURE: Workflow = {
  kind: 'image',
  hasDuration: false,
  hasAudio: false,
  images: false,
  extraImages: false,
  frames: false,
  video: false,
  promptRequired: true,
  subtitles: false,
  layers: false,
  music: false,
  photoshoot: false,
  speech: false,
  soundtrack: false,
  timeline: false,
  person: false,
  voice: false,
  heard: false,
}
const CLIP: Workflow = { ...PICTURE, kind: 'video', hasDuration: true, hasAudio: true }

const HEARD: Workflow = {
  ...PICTURE,
  kind: 'audio',
  hasDuration: true,
  promptRequired: false,
  heard: true,
}
const OF_PERSON: Workflow = { ...CLIP, hasAudio: false, promptRequired: false, person: true }

/**
 * The workflow types, one row each. The composer asks for exactly what its row says, and the server
 * takes exactly that. A new type is a row here, its words and form, and a provider that makes it.
 */
export const WORKFLOWS = {
  text_to_image: PICTURE,
  image_edit: { ...PICTURE, images: true },
  image_to_video: { ...CLIP, images: true, promptRequired: false },
  text_to_video: CLIP,
  first_last_frame: { ...CLIP, frames: true, promptRequired: false },
  video_edit: { ...CLIP, video: true, extraImages: true },
  subtitles: { ...CLIP, hasAudio: false, video: true, promptRequired: false, subtitles: true },
  layers: { ...PICTURE, promptRequired: false, layers: true },
  music: { ...PICTURE, kind: 'audio', hasDuration: true, promptRequired: false, music: true },
  photoshoot: { ...PICTURE, images: true, promptRequired: false, photoshoot: true },
  animated_layers: { ...CLIP, promptRequired: false, layers: true },
  speech: { ...PICTURE, kind: 'audio', speech: true },
  soundtrack: { ...CLIP, hasAudio: false, video: true, promptRequired: false, soundtrack: true },
  timeline: { ...CLIP, hasAudio: false, promptRequired: false, timeline: true },
  lip_sync: { ...OF_PERSON, video: true, voice: true },
  digital_person: { ...OF_PERSON, images: true, voice: true },
  face_change: { ...PICTURE, images: true, promptRequired: false, person: true },
  video_face_change: { ...OF_PERSON, images: true, video: true },
  transcript: { ...HEARD, video: true },
} satisfies Record<string, Workflow>
export type WorkflowType = keyof typeof WORKFLOWS
export const WORKFLOW_TYPES = keysOf(WORKFLOWS)

/** Types that have a page of their own instead of a tab of the composer. */
export const TOOL_WORKFLOWS = [
  'subtitles',
  'layers',
  'animated_layers',
  'music',
  'photoshoot',
  'speech',
  'soundtrack',
  'timeline',
  'lip_sync',
  'digital_person',
  'face_change',
  'video_face_change',
  'transcript',
] as const satisfies readonly WorkflowType[]

/** Types whose prompt describes what shall be seen; an edit's says what shall change. */
export const DESCRIBING_WORKFLOWS = ['text_to_image', 'text_to_video', 'image_to_video'] as const

/** Whether what it starts from says how long the result is, whatever its model offers. */
export function keepsLength(type: WorkflowType): boolean {
  const { subtitles, soundtrack, timeline, person, heard } = WORKFLOWS[type]
  return subtitles || soundtrack || timeline || person || heard
}

/** What has files for results, of this kind or of any: that is what a history shows. */
export const workflowsThatMake = (kind?: MediaKind): WorkflowType[] =>
  WORKFLOW_TYPES.filter(
    (type) => !WORKFLOWS[type].heard && (!kind || WORKFLOWS[type].kind === kind),
  )

/** Named ratios of the specification: portrait, landscape, square, photo; the rest are ad placements'. */
export const ASPECT_RATIOS = {
  '9:16': [9, 16],
  '16:9': [16, 9],
  '1:1': [1, 1],
  '4:3': [4, 3],
  '3:4': [3, 4],
  '4:5': [4, 5],
  '2:3': [2, 3],
  '3:2': [3, 2],
  '1.91:1': [191, 100],
  '21:9': [21, 9],
} as const satisfies Record<string, readonly [number, number]>
export type AspectRatio = keyof typeof ASPECT_RATIOS

export const NAMED_RATIOS = {
  portrait: '9:16',
  landscape: '16:9',
  square: '1:1',
  photo: '4:3',
} as const satisfies Record<string, AspectRatio>

/** Short edge of the result in pixels, by resolution name. `1k`/`2k` are for images, the rest for videos. */
export const RESOLUTIONS = {
  '480p': 480,
  '720p': 720,
  '1080p': 1080,
  '1k': 1080,
  '2k': 2160,
} as const
export type Resolution = keyof typeof RESOLUTIONS

/** Link ads on the large platforms have this very size; the others have a short edge of 1080. */
const LINK_AD = { ratio: '1.91:1', width: 1200, height: 628 } as const

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2)

/**
 * Pixel size of a result. Images have the sizes that ad platforms take: 1080 × 1080, 1080 × 1350,
 * 1080 × 1920, 1920 × 1080, 1200 × 628, and twice that in 2K.
 */
export function frameSize(
  ratio: AspectRatio,
  resolution: Resolution,
): { width: number; height: number } {
  const [w, h] = ASPECT_RATIOS[ratio]
  const edge = RESOLUTIONS[resolution]
  const isPicture = resolution === '1k' || resolution === '2k'
  if (isPicture && ratio === LINK_AD.ratio) {
    const times = edge / RESOLUTIONS['1k']
    return { width: LINK_AD.width * times, height: LINK_AD.height * times }
  }
  const scale = edge / Math.min(w, h)
  return { width: even(w * scale), height: even(h * scale) }
}

/** Task states. */
export const TASK_STATUSES = ['CREATED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export const isFinished = (status: TaskStatus): boolean =>
  status === 'SUCCEEDED' || status === 'FAILED' || status === 'CANCELLED'
