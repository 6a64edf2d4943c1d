/** What a generation is made of. Kept free of zod: composer and server share it. */
export const WORKFLOW_TYPES = [
  'text_to_image',
  'image_edit',
  'image_to_video',
  'text_to_video',
  'first_last_frame',
  'video_edit',
] as const
export type WorkflowType = (typeof WORKFLOW_TYPES)[number]

export const isVideoWorkflow = (type: WorkflowType): boolean =>
  type !== 'text_to_image' && type !== 'image_edit'

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
  '1k': 1024,
  '2k': 2048,
} as const
export type Resolution = keyof typeof RESOLUTIONS

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2)

/**
 * Pixel size of a result. Videos: the resolution is the short edge. Images: it is the edge of the
 * square with the same area, so that a wide picture costs no more pixels than a square one.
 */
export function frameSize(
  ratio: AspectRatio,
  resolution: Resolution,
): { width: number; height: number } {
  const [w, h] = ASPECT_RATIOS[ratio]
  const edge = RESOLUTIONS[resolution]
  if (resolution === '1k' || resolution === '2k') {
    const scale = edge / Math.sqrt(w * h)
    return { width: even(w * scale), height: even(h * scale) }
  }
  const scale = edge / Math.min(w, h)
  return { width: even(w * scale), height: even(h * scale) }
}

/** Task states. */
export const TASK_STATUSES = ['CREATED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export const isFinished = (status: TaskStatus): boolean =>
  status === 'SUCCEEDED' || status === 'FAILED' || status === 'CANCELLED'
