import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Timeline } from '@/contract/timeline'
import { FilmPlayer } from './player'
import type { Sources } from './sources'

/** One player for the lifetime of the editor. */
export function usePlayer(): FilmPlayer {
  const [player] = useState(() => new FilmPlayer())
  useEffect(() => player.pause, [player])
  return player
}

/** Keeps the player in sync with the timeline. */
export function useShownFilm(player: FilmPlayer, timeline: Timeline, sources: Sources) {
  useEffect(() => player.show(timeline, sources), [player, timeline, sources])
}

/** The current frame, updated with every frame or every n-th. */
export const useFrame = (player: FilmPlayer, every = 1): number =>
  useSyncExternalStore(
    player.subscribe,
    () => Math.floor(player.getFrame() / every) * every,
    () => 0,
  )

export const useIsPlaying = (player: FilmPlayer): boolean =>
  useSyncExternalStore(player.subscribe, player.getIsPlaying, () => false)

export const useIsMuted = (player: FilmPlayer): boolean =>
  useSyncExternalStore(player.subscribe, player.getIsMuted, () => false)
