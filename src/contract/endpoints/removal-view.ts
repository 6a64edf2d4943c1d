import { z } from 'zod'
import { WorkError } from '../envelope.ts'
import { Id, TaskStatusName, Timestamp } from '../fields.ts'
import { WATERMARK_MODES, WATERMARK_STAGES } from '../watermark.ts'

export const WatermarkStage = z.enum(WATERMARK_STAGES)
export const WatermarkMode = z.enum(WATERMARK_MODES)

const Seconds = z.number().min(0).max(86_400)
const Pixels = z.number().int().min(-100_000).max(100_000)

/** A span of time, in seconds. */
export const TimeSpan = z.object({ from: Seconds, to: Seconds })

/** Area of a mark, in pixels of the picture as displayed; without times, for the whole video. */
export const EraseArea = z.object({
  x: Pixels,
  y: Pixels,
  w: Pixels,
  h: Pixels,
  from: Seconds.optional(),
  to: Seconds.optional(),
  /**
   * `replace`: the whole area is replaced. If absent, what shows through the mark is restored where possible.
   */
  method: z.literal('replace').optional(),
})
export type EraseArea = z.infer<typeof EraseArea>

/** A stored video with URLs that are valid until `url_expires_at`. */
export const VideoFile = z.object({
  file_id: Id,
  file_name: z.string(),
  mime_type: z.string(),
  /** Of the picture as displayed. */
  width: z.number().int(),
  height: z.number().int(),
  duration_seconds: z.number(),
  /** Length the file claims, if it is cut off earlier; null when the file is complete. */
  promised_seconds: z.number().nullable(),
  size_bytes: z.number().int(),
  has_audio: z.boolean(),
  url: z.string(),
  thumbnail_url: z.string(),
  /** A still picture in stage size. */
  preview_url: z.string(),
  url_expires_at: Timestamp,
})

/** A job the engine runs for a removal. */
const Work = {
  work_id: Id,
  status: TaskStatusName,
  stage: WatermarkStage,
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Estimated from the speed so far; null until known. */
  eta_seconds: z.number().int().nullable(),
  /** Position in the queue, 1 is next; null when not waiting. */
  queue_position: z.number().int().nullable(),
  error: WorkError.nullable(),
  created_at: Timestamp,
  started_at: Timestamp.nullable(),
  finished_at: Timestamp.nullable(),
}

export const MarkDetection = z.object({
  ...Work,
  /** Detected marks; empty when there were none, null until known. */
  suggestions: z.array(z.object({ ...EraseArea.shape, kind: z.string() })).nullable(),
})

export const RemovalPreview = z.object({
  ...Work,
  mode: WatermarkMode,
  areas: z.array(EraseArea),
  from_seconds: z.number(),
  /** The same seconds before and after; null until ready. */
  before: VideoFile.nullable(),
  after: VideoFile.nullable(),
  /** When much of the areas had to be guessed, in seconds of the clip. */
  guessed: z.array(TimeSpan),
})

export const RemovalRun = z.object({
  ...Work,
  mode: WatermarkMode,
  /** The areas asked for; in direct mode, the detected ones. */
  areas: z.array(EraseArea),
  source: z.enum(['original', 'result']),
  keep_credentials: z.boolean(),
  /** Credits held or, after success, charged; 0 for a free run. */
  credits: z.number().int(),
  is_free: z.boolean(),
  result: VideoFile.nullable(),
  /** When much of the areas had to be guessed, because nothing in the video shows what was behind. */
  guessed: z.array(TimeSpan),
})

/** A copy that plays in every browser, for a video that this one cannot play. */
export const ProxyCopy = z.object({
  ...Work,
  of_file_id: Id,
  file: VideoFile.nullable(),
})

/** What a full run started now would use and cost. */
export const RunOffer = z.object({
  estimated_seconds: z.number().int(),
  /** Whether the next run is free: a free run is left, and the video is short enough for it. */
  is_free: z.boolean(),
  /** Free runs left today, for visitors and accounts alike. */
  free_runs_left: z.number().int(),
  daily_free_runs: z.number().int(),
  /** Longest video for a free run. */
  free_seconds_max: z.number().int(),
  free_runs_reset_at: Timestamp,
  /** Price of a run that is not free; visitors cannot pay it. */
  credits: z.number().int(),
  can_pay: z.boolean(),
  /**
   * Areas of the last successful run. One more run over some or all of them, with `replace` in place of what
   * the first run did, costs neither credits nor a free run. Null once that was used, or before any success.
   */
  free_repeat_of: z.array(EraseArea).nullable(),
})

export const RemovalView = z.object({
  removal_id: Id,
  video: VideoFile,
  detection: MarkDetection.nullable(),
  preview: RemovalPreview.nullable(),
  /** The latest run; an earlier run's result stays as `result` until a new one succeeds. */
  run: RemovalRun.nullable(),
  /** The latest result, whichever run made it; `source: 'result'` starts from it. */
  result: VideoFile.nullable(),
  /** Requested copies, of the video or of a result. */
  proxies: z.array(ProxyCopy),
  previews_left: z.number().int(),
  detections_left: z.number().int(),
  offer: RunOffer,
  /** When the video, its results and this page's link are deleted. */
  delete_at: Timestamp,
})
export type RemovalView = z.infer<typeof RemovalView>
