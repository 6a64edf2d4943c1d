import { keysOf } from './keys-of.ts'
import type { MediaKind } from './media-kind.ts'

/** What a generation of one type makes, and what it needs as input. Kept free of zod: composer and server share it. */
interface Workflow {
  /** Kind of the result; a transcript is no file, so it has the kind of medium it is heard in. */
  kind: MediaKind
  /** Whether the request sets the result's length, which costs by the second. */
  hasDuration: boolean
  /** Whether the result may have sound, if its model can make it. */
  hasAudio: boolean
  /** Requires pictures; the model sets the maximum. */
  images: boolean
  /** Accepts pictures in addition to the required input. */
  extraImages: boolean
  /** Requires two pictures, the first and the last frame. */
  frames: boolean
  /** Requires a video; the model sets how many more may follow. */
  video: boolean
  /** Whether a prompt is required too. */
  promptRequired: boolean
  /** Requires subtitles, which are laid over the video; the result is as long as the video. */
  subtitles: boolean
  /** Requires layers, which set the size of the result. */
  layers: boolean
  /** Requires a music request. */
  music: boolean
  /** Requires scenes to show a product in. */
  photoshoot: boolean
  /** Requires a voice to speak the prompt; the result costs by its characters. */
  speech: boolean
  /** Requires sounds to put under the video, which keeps its pictures and its length. */
  soundtrack: boolean
  /** Requires a timeline of videos, which sets the length of the result. */
  timeline: boolean
  /** Requires the consent of the person whose face is shown. */
  person: boolean
  /** Requires the words this person says, too. */
  voice: boolean
  /**
   * Returns the speech in the video as words with their times. They are kept with the task, which appears in
   * no history: the caller stores them where they belong.
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
 * The workflow types, one row each. The composer asks for exactly what the row says, and the server accepts
 * exactly that. A new type needs a row here, its messages and form, and a provider that makes it.
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

/** Types that have a page of their own instead of a tab in the composer. */
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

/** Types whose prompt describes what to show; the prompt of an edit says what to change. */
export const DESCRIBING_WORKFLOWS = ['text_to_image', 'text_to_video', 'image_to_video'] as const

/** Whether the input sets the length of the result, whatever the model offers. */
export function keepsLength(type: WorkflowType): boolean {
  const { subtitles, soundtrack, timeline, person, heard } = WORKFLOWS[type]
  return subtitles || soundtrack || timeline || person || heard
}

/** Types that produce files, of this kind or of any; a history shows these. */
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

/** Link ads on the large platforms have exactly this size; other sizes have a short edge of 1080. */
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

/** States of a task. */
export const TASK_STATUSES = ['CREATED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export const isFinished = (status: TaskStatus): boolean =>
  status === 'SUCCEEDED' || status === 'FAILED' || status === 'CANCELLED'
