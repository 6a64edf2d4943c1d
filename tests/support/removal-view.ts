import type { RemovalView } from '../../src/contract/endpoints/removal-view.ts'
import type { TaskStatus } from '../../src/contract/generation.ts'

type Detection = NonNullable<RemovalView['detection']>
type Run = NonNullable<RemovalView['run']>

const NOW = '2026-11-20T12:00:00Z'

export const makeVideo = (given: Partial<RemovalView['video']> = {}): RemovalView['video'] => ({
  file_id: crypto.randomUUID(),
  file_name: 'film.mp4',
  mime_type: 'video/mp4',
  width: 1_280,
  height: 720,
  duration_seconds: 10,
  promised_seconds: null,
  size_bytes: 1_000_000,
  has_audio: true,
  url: '/media/film',
  thumbnail_url: '/media/film/thumb',
  preview_url: '/media/film/preview',
  url_expires_at: NOW,
  ...given,
})

export const makeDetection = (status: TaskStatus): Detection => ({
  work_id: crypto.randomUUID(),
  status,
  stage: 'waiting',
  progress: 0,
  eta_seconds: null,
  queue_position: null,
  error: null,
  created_at: NOW,
  started_at: null,
  finished_at: null,
  suggestions: null,
})

export const makeRun = (status: TaskStatus, given: Partial<Run> = {}): Run => {
  const { suggestions: _suggestions, ...work } = makeDetection(status)
  return {
    ...work,
    mode: 'precise',
    areas: [],
    source: 'original',
    keep_credentials: true,
    credits: 0,
    is_free: true,
    result: null,
    guessed: [],
    ...given,
  }
}

/** A removal with nothing started yet, except what's given. */
export const makeRemovalView = (given: Partial<RemovalView> = {}): RemovalView => ({
  removal_id: crypto.randomUUID(),
  video: makeVideo(),
  detection: null,
  preview: null,
  run: null,
  result: null,
  proxies: [],
  previews_left: 5,
  detections_left: 5,
  offer: {
    estimated_seconds: 10,
    is_free: true,
    free_runs_left: 1,
    daily_free_runs: 1,
    free_seconds_max: 60,
    free_runs_reset_at: NOW,
    credits: 0,
    can_pay: false,
    free_repeat_of: null,
  },
  delete_at: NOW,
  ...given,
})

export const makeVideoFile = (file_name: string): RemovalView['video'] => ({
  ...makeVideo(),
  file_name,
})
