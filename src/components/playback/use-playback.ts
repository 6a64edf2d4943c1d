import { useState, useSyncExternalStore } from 'react'
import { Playback } from './playback'

/** One playback for the lifetime of the component. */
export function usePlayback(): Playback {
  const [playback] = useState(() => new Playback())
  return playback
}

/** Seconds from the beginning, updated with every frame. */
export const usePlaybackTime = (playback: Playback): number =>
  useSyncExternalStore(playback.subscribe, playback.getTime, () => 0)

export const useIsMuted = (playback: Playback): boolean =>
  useSyncExternalStore(playback.subscribe, playback.isMuted, () => false)

export const useIsPlaying = (playback: Playback): boolean =>
  useSyncExternalStore(playback.subscribe, playback.isPlaying, () => false)
