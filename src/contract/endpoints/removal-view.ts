import { z } from 'zod'
import { WorkError } from '../envelope.ts'
import { Id, TaskStatusName, Timestamp } from '../fields.ts'
import { WATERMARK_MODES, WATERMARK_STAGES } from '../watermark.ts'

export const WatermarkStage = z.enum(WATERMARK_STAGES)
export const WatermarkMode = z.enum(WATERMARK_MODES)

const Seconds = z.number().min(0).max(86_400)
const Pixels = z.number().int().min(-100_000).max(100_000)

/** A stretch of time, in seconds. */
export const TimeSpan = z.object({ from: Seconds, to: Seconds })

/** A place of a mark, in pixels of the picture as shown; without times, from start to end. */
export const EraseArea = z.object({
  x: Pixels,
  y: Pixels,
  w: Pixels,
  h: Pixels,
  from: Seconds.optional(),
  to: Seconds.optional(),
  /** `replace`: all of it is replaced. Left out, what shines through the mark is computed back where possible. */
  method: z.literal('replace').optional(),
})
export type EraseArea = z.infer<typeof EraseArea>

/** A stored video with addresses that work until `url_expires_at`. */
export const VideoFile = z.object({
  file_id: Id,
  file_name: z.string(),
  mime_type: z.string(),
  /** Of the picture as shown. */
  width: z.number().int(),
  height: z.number().int(),
  duration_seconds: z.number(),
  /** Length that the file says it has, when it breaks off before; null where it is whole. */
  promised_seconds: z.number().nullable(),
  size_bytes: z.number().int(),
  has_audio: z.boolean(),
  url: z.string(),
  thumbnail_url: z.string(),
  /** A still picture as large as a stage. */
  preview_url: z.string(),
  url_expires_at: Timestamp,
})

/** Something the engine does for a removal. */
const Work = {
  work_id: Id,
  status: TaskStatusName,
  stage: WatermarkStage,
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** From the speed reached so far; null until that is known. */
  eta_seconds: z.number().int().nullable(),
  /** Place in the line, 1 is next; null when not waiting. */
  queue_position: z.number().int().nullable(),
  error: WorkError.nullable(),
  created_at: Timestamp,
  started_at: Timestamp.nullable(),
  finished_at: Timestamp.nullable(),
}

export const MarkDetection = z.object({
  ...Work,
  /** What was found; empty when nothing was, null until it is known. */
  suggestions: z.array(z.object({ ...EraseArea.shape, kind: z.string() })).nullable(),
})

export const RemovalPreview = z.object({
  ...Work,
  mode: WatermarkMode,
  areas: z.array(EraseArea),
  from_seconds: z.number(),
  /** The same seconds before and after; null until they are made. */
  before: VideoFile.nullable(),
  after: VideoFile.nullable(),
  /** When much of what is seen in the areas had to be guessed, in seconds of the clip. */
  guessed: z.array(TimeSpan),
})

export const RemovalRun = z.object({
  ...Work,
  mode: WatermarkMode,
  /** As asked for; in direct mode those that were found. */
  areas: z.array(EraseArea),
  source: z.enum(['original', 'result']),
  keep_credentials: z.boolean(),
  /** Credits held or, once it has succeeded, taken; 0 for a free run. */
  credits: z.number().int(),
  is_free: z.boolean(),
  result: VideoFile.nullable(),
  /** When much of what is seen in the areas now had to be guessed: nothing in the video shows what was behind. */
  guessed: z.array(TimeSpan),
})

/** A copy that every browser plays, in place of a video that this one cannot. */
export const ProxyCopy = z.object({
  ...Work,
  of_file_id: Id,
  file: VideoFile.nullable(),
})

/** What a whole run started now would take and cost. */
export const RunOffer = z.object({
  estimated_seconds: z.number().int(),
  /** Whether the next run costs nothing: a free run is left, and the video is not too long for it. */
  is_free: z.boolean(),
  /** Free runs left today, for visitors and accounts alike. */
  free_runs_left: z.number().int(),
  daily_free_runs: z.number().int(),
  /** The longest video a free run takes. */
  free_seconds_max: z.number().int(),
  free_runs_reset_at: Timestamp,
  /** Price of a run that is not free; visitors cannot pay it. */
  credits: z.number().int(),
  can_pay: z.boolean(),
  /**
   * Areas of the last run that succeeded, once: a run over them, or some of them, that replaces what it did not is no
   * charge and no free run. Null when that was done, or nothing has succeeded yet.
   */
  free_repeat_of: z.array(EraseArea).nullable(),
})

export const RemovalView = z.object({
  removal_id: Id,
  video: VideoFile,
  detection: MarkDetection.nullable(),
  preview: RemovalPreview.nullable(),
  /** The latest run; an earlier one's result stays as `result` until a new one succeeds. */
  run: RemovalRun.nullable(),
  /** The latest result, whichever run made it: what `source: 'result'` starts from. */
  result: VideoFile.nullable(),
  /** Copies that were asked for, of the video or of a result. */
  proxies: z.array(ProxyCopy),
  previews_left: z.number().int(),
  detections_left: z.number().int(),
  offer: RunOffer,
  /** When the video, its results and this page's link are deleted. */
  delete_at: Timestamp,
})
export type RemovalView = z.infer<typeof RemovalView>
