import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { PlayableVideo } from './playable-video'

interface PlayedVideoProps {
  /** Attaches the video to a playback, as leader or follower. */
  ref: (video: HTMLVideoElement | null) => (() => void) | undefined
  video: PlayableVideo
  /** Description of the video. */
  label: string
  isMuted?: boolean
  className: string
}

/**
 * A video without the browser’s controls, because ours play several in sync. It has no poster, which might
 * show another moment than the clock. An unplayable video shows a still picture.
 */
export function PlayedVideo({ ref, video, label, isMuted, className }: PlayedVideoProps) {
  const element = useRef<HTMLVideoElement>(null)
  const { url, posterUrl, onUnplayable } = video
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      element.current = video
      return ref(video)
    },
    [ref],
  )
  const check = useEffectEvent(() => {
    if (element.current && isUnplayable(element.current)) onUnplayable()
  })
  // It may have failed before the listener was attached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another video.
  useEffect(() => check(), [url])

  if (url === null) return <img src={posterUrl} alt={label} className={className} />
  return (
    <video
      ref={attach}
      src={url}
      aria-label={label}
      muted={isMuted}
      playsInline
      preload="auto"
      className={className}
      onError={() => check()}
      onLoadedMetadata={() => check()}
    />
  )
}

const HAVE_METADATA = 1

/** If the browser plays the sound but no picture, the video counts as unplayable, too. */
const isUnplayable = ({ error, readyState, videoWidth }: HTMLVideoElement): boolean =>
  error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED ||
  error?.code === MediaError.MEDIA_ERR_DECODE ||
  (readyState >= HAVE_METADATA && videoWidth === 0)
