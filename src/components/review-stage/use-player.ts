import { useState } from 'react'

/** A video as those around it see and move it. */
export interface Player {
  /** Where it is now. */
  seconds: number
  attach: (video: HTMLVideoElement | null) => void
  onTime: (seconds: number) => void
  seek: (seconds: number) => void
  /** Stops where it is, and says where. */
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
