import type { SoundTrack } from '../../../../contract/timeline.ts'
import type { Layout } from '../../../../contract/timeline-layout.ts'

export interface FilmSound {
  layout: Layout
  tracks: readonly SoundTrack[]
  fileOf: (fileId: string) => string
  /** Durations of the files that have sound. */
  sounding: ReadonlyMap<string, number>
  folder: string
  signal: AbortSignal
}
