import type { RemovalView } from '@/contract/endpoints/removal-view'

type VideoFile = RemovalView['video']

/** How a video comes to be seen: as it is, by a copy that is being made, or not at all. */
export type PlayState = 'plays' | 'copying' | 'unplayable'

/** A stored video as this browser can show it. */
export interface PlayableVideo
  extends Pick<VideoFile, 'width' | 'height' | 'duration_seconds' | 'has_audio'> {
  /** Null while it cannot be played. */
  url: string | null
  /** A still picture in place of it. */
  posterUrl: string
  state: PlayState
  /** The browser found out that it cannot play `url`. */
  onUnplayable: () => void
}

/** A video that every browser plays, such as a clip of a preview. */
export const playable = (file: VideoFile): PlayableVideo => ({
  ...file,
  posterUrl: file.preview_url,
  state: 'plays',
  onUnplayable: () => {},
})
