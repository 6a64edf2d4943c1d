import type { RemovalView } from '@/contract/endpoints/removal-view'

type VideoFile = RemovalView['video']

/** How a video is shown: directly, after a copy has been made, or not at all. */
export type PlayState = 'plays' | 'copying' | 'unplayable'

/** A stored video in the form this browser can show. */
export interface PlayableVideo
  extends Pick<VideoFile, 'width' | 'height' | 'duration_seconds' | 'has_audio'> {
  /** Null while it cannot be played. */
  url: string | null
  /** A still picture shown in its place. */
  posterUrl: string
  state: PlayState
  /** Called when the browser finds that it cannot play `url`. */
  onUnplayable: () => void
}

/** A video that every browser plays, such as a preview clip. */
export const playable = (file: VideoFile): PlayableVideo => ({
  ...file,
  posterUrl: file.preview_url,
  state: 'plays',
  onUnplayable: () => {},
})
