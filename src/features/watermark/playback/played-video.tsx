import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { PlayableVideo } from './playable-video'

interface PlayedVideoProps {
  /** How a playback leads it or has it follow. */
  ref: (video: HTMLVideoElement | null) => (() => void) | undefined
  video: PlayableVideo
  /** What it is, in words. */
  label: string
  isMuted?: boolean
  className: string
}

/**
 * A video without the browser’s own controls: ours play several in step. No poster: it may show another
 * moment than the clock tells. What cannot be played is a still picture.
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
  // It may have failed before anybody listened.
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

/** What has sound but no picture for this browser is a video that it cannot play either. */
const isUnplayable = ({ error, readyState, videoWidth }: HTMLVideoElement): boolean =>
  error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED ||
  error?.code === MediaError.MEDIA_ERR_DECODE ||
  (readyState >= HAVE_METADATA && videoWidth === 0)
