import type { FfmpegInput } from '../ffmpeg.ts'
import { type SoundMix, type SoundTrack, TRACK_ROLES, type TrackRole } from './tracks.ts'

export const MIX_RATE = 48_000
const SHAPE = `aresample=${MIX_RATE},aformat=sample_fmts=fltp:channel_layouts=stereo`
/** Short fade that keeps hard cuts from clicking. */
const SOFT_SECONDS = 0.01
/** Default fade-out of music, or a quarter of its length if that is shorter. */
const MUSIC_END_SECONDS = 1.5
/**
 * Lowers music under speech by about twelve decibels: the reduction for a leveled voice's part above the threshold. The
 * slow release of half a second keeps music from surging in during a breath.
 */
const DUCKING = 'threshold=0.02:ratio=3:attack=20:release=450:detection=rms:knee=4'

export const inputOf = ({ file, fromSeconds = 0, seconds, isLooped }: SoundTrack): FfmpegInput => ({
  file,
  options: [
    ...(isLooped ? ['-stream_loop', '-1'] : []),
    ...(fromSeconds > 0 ? ['-ss', fromSeconds.toFixed(3)] : []),
    ...(seconds === undefined ? [] : ['-t', seconds.toFixed(3)]),
  ],
})

export const rolesOf = (tracks: readonly SoundTrack[]): TrackRole[] =>
  TRACK_ROLES.filter((role) => tracks.some((track) => track.role === role))

/** Mixes tracks, in input order, by role: `[voice]`, `[original]`, `[music]`. */
export function busGraph({ tracks, seconds }: Pick<SoundMix, 'tracks' | 'seconds'>): string[] {
  const placed = tracks.map((track, index) => placedTrack(track, index, seconds))
  const buses = rolesOf(tracks).map((role) => {
    const of = tracks.flatMap((track, index) => (track.role === role ? [`[t${index}]`] : []))
    return `${of.join('')}${together(of.length)}[${role}]`
  })
  return [...placed, ...buses]
}

const together = (count: number) =>
  count === 1 ? 'anull' : `amix=inputs=${count}:duration=longest:normalize=0`

function placedTrack(track: SoundTrack, index: number, whole: number): string {
  const { role, atSeconds = 0, gain = 0, seconds } = track
  const end = Math.min(whole, atSeconds + (seconds ?? Number.POSITIVE_INFINITY))
  const usual = role === 'music' ? Math.min(MUSIC_END_SECONDS, (end - atSeconds) / 4) : SOFT_SECONDS
  const soft = Math.max(SOFT_SECONDS, track.fadeOutSeconds ?? usual)
  const into = Math.max(SOFT_SECONDS, track.fadeInSeconds ?? 0)
  return [
    `[${index}:a:0]${SHAPE}`,
    `volume=${gain.toFixed(2)}dB`,
    `afade=t=in:d=${into.toFixed(3)}`,
    `adelay=${Math.round(atSeconds * 1_000)}:all=1`,
    `afade=t=out:st=${(end - soft).toFixed(3)}:d=${soft.toFixed(3)}`,
    `apad=whole_dur=${whole.toFixed(3)}`,
    `atrim=0:${whole.toFixed(3)}[t${index}]`,
  ].join(',')
}

/** The whole mix, each role at its level; everything but voice is ducked while a voice is heard. */
export function mixGraph(
  mix: Pick<SoundMix, 'tracks' | 'seconds'>,
  gains: Partial<Record<TrackRole, number>>,
): string {
  const roles = rolesOf(mix.tracks)
  const others = roles.filter((role) => role !== 'voice')
  const leveled = roles.map(
    (role) => `[${role}]volume=${(gains[role] ?? 0).toFixed(2)}dB[${role}1]`,
  )
  const labels = (names: TrackRole[]) => names.map((name) => `[${name}1]`).join('')
  const isDucked = others.length > 0 && others.length < roles.length
  const end = isDucked
    ? [
        '[voice1]asplit=2[heard][key]',
        `${labels(others)}${together(others.length)}[bed]`,
        `[bed][key]sidechaincompress=${DUCKING}[under]`,
        `[heard][under]${together(2)}[mix]`,
      ]
    : [`${labels(roles)}${together(roles.length)}[mix]`]
  return [...busGraph(mix), ...leveled, ...end].join(';')
}
