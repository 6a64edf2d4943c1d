import type { ComponentProps } from 'react'
import type { Playback } from '@/components/playback/playback'
import { usePlaybackTime } from '@/components/playback/use-playback'
import { WordsOverlay } from '@/components/subtitles/words-overlay'

type SubtitleOverlayProps = Omit<ComponentProps<typeof WordsOverlay>, 'ms'> & { playback: Playback }

/** The subtitles at the current position. */
export function SubtitleOverlay({ playback, ...words }: SubtitleOverlayProps) {
  return <WordsOverlay ms={Math.round(usePlaybackTime(playback) * 1000)} {...words} />
}
