import type { SoundTrack } from '@/contract/timeline'
import { secondsOf, trackSpan } from '@/contract/timeline-layout'
import type { Sources } from './sources'

/** About 12 decibels, as in the mix. */
const UNDER_VOICE = 0.25
/** Of 36 steps: louder than room noise. */
const SPEECH_STEP = 7
/** The music does not return during a breath. */
const HELD_SECONDS = 0.45

/** The volume of everything else while voices speak, 0 to 1. */
export function duckingAt(tracks: readonly SoundTrack[], sources: Sources, frame: number): number {
  const isSpoken = tracks.some((track) => {
    const source = sources.get(track.file_id)
    if (track.kind !== 'voice' || !source || track.volume === 0) return false
    const { from, to } = trackSpan(track, source.duration_seconds, { frames: frame + 1 })
    if (frame < from || frame >= to) return false
    const at = secondsOf(frame - from)
    const first = Math.max(0, Math.floor((at - HELD_SECONDS) * source.peaks_per_second))
    const last = Math.ceil(at * source.peaks_per_second)
    const steps = [...source.peaks.slice(first, last + 1)]
    return steps.some((digit) => Number.parseInt(digit, 36) >= SPEECH_STEP)
  })
  return isSpoken ? UNDER_VOICE : 1
}
