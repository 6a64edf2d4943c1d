import { useState } from 'react'

/** A video as its surroundings see and control it. */
export interface Player {
  /** Current position in seconds. */
  seconds: number
  attach: (video: HTMLVideoElement | null) => void
  onTime: (seconds: number) => void
  seek: (seconds: number) => void
  /** Pauses and returns the position in seconds. */
  pause: () => number
}

export function usePlayer(): Player {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [seconds, setSeconds] = useState(0)
  return {
    seconds,
    attach: setVideo,
    onTime: setSeconds,
    seek(to) {
      if (!video) return
      video.pause()
      video.currentTime = to
      setSeconds(to)
    },
    pause() {
      video?.pause()
      return video?.currentTime ?? 0
    },
  }
}
