import { join } from 'node:path'
import type { SoundTrack } from '../../../../contract/timeline.ts'
import { secondsOf, trackSpan } from '../../../../contract/timeline-layout.ts'
import { mixSound } from '../../../media/sound-mix/mix-sound.ts'
import type { SoundTrack as MixedTrack } from '../../../media/sound-mix/tracks.ts'
import { clipSound } from './clip-sound.ts'
import type { FilmSound } from './sound-order.ts'

/** Mixes all sound, as long as the film and at the loudness of feeds; null if there is none. */
export async function filmSound(film: FilmSound): Promise<string | null> {
  const { layout, folder, signal } = film
  const original = await clipSound(film)
  const tracks = film.tracks.flatMap((track) => mixedTrack(track, film))
  if (original) tracks.push({ file: original, role: 'original' })
  if (tracks.length === 0) return null
  const file = join(folder, 'film.wav')
  await mixSound({
    ...{ tracks, file, signal, seconds: secondsOf(layout.frames) },
    isBalanced: true,
  })
  return file
}

function mixedTrack(track: SoundTrack, { layout, fileOf, sounding }: FilmSound): MixedTrack[] {
  const { from, to } = trackSpan(track, sounding.get(track.file_id) ?? 0, layout)
  if (from >= to || track.volume === 0) return []
  return [
    {
      ...{ file: fileOf(track.file_id), role: track.kind },
      ...{ atSeconds: secondsOf(from), seconds: secondsOf(to - from) },
      gain: 20 * Math.log10(track.volume),
      fadeInSeconds: track.fade_in_ms / 1000,
      fadeOutSeconds: track.fade_out_ms / 1000,
    },
  ]
}
