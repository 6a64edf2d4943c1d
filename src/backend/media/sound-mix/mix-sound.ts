import { rename, rm } from 'node:fs/promises'
import { LOUDNESS } from '../../../contract/preflight.ts'
import { runFfmpeg } from '../ffmpeg.ts'
import { measureLoudness } from '../loudness.ts'
import { busGraph, inputOf, MIX_RATE, mixGraph, rolesOf } from './mix-graph.ts'
import type { SoundMix, TrackRole } from './tracks.ts'

/** Loudness of each role before the whole mix is leveled, in LUFS. */
const LEVELS: Record<TrackRole, number> = { voice: -16, original: -18, music: -22 }
/** Beyond this gain, only noise would be raised. */
const GAIN_MAX = 30
/** How much AAC raises peaks, in dB. */
const PEAK_ROOM = 0.7
const NEAR_ENOUGH = 0.2
const LOOKS = 3
const TIME_LIMIT_MS = 30 * 60_000

/**
 * Mixes tracks at −14 LUFS and at most −1 dBTP: each role at its level unless the tracks are balanced, with music and
 * original sound quieter while a voice is heard. Silence stays silence.
 */
export async function mixSound(mix: SoundMix): Promise<void> {
  const [plain, part] = [`${mix.file}.mix.wav`, `${mix.file}.part.wav`]
  try {
    await write(mix, mixGraph(mix, mix.isBalanced ? {} : await gainsOf(mix)), [
      '-map',
      '[mix]',
      '-c:a',
      'pcm_f32le',
      plain,
    ])
    await levelSound({ source: plain, file: part, signal: mix.signal })
    await rename(part, mix.file)
  } finally {
    await Promise.all([plain, part].map((file) => rm(file, { force: true })))
  }
}

const write = ({ tracks, signal }: SoundMix, graph: string, output: string[]) =>
  runFfmpeg({
    inputs: tracks.map(inputOf),
    output: ['-filter_complex', graph, ...output],
    signal,
    timeLimitMs: TIME_LIMIT_MS,
  })

/** The gain that brings each role to its level, measured on that role alone. */
async function gainsOf(mix: SoundMix): Promise<Partial<Record<TrackRole, number>>> {
  const gains: Partial<Record<TrackRole, number>> = {}
  for (const role of rolesOf(mix.tracks)) {
    const alone = { ...mix, tracks: mix.tracks.filter((track) => track.role === role) }
    const file = `${mix.file}.${role}.wav`
    try {
      await write(alone, busGraph(alone).join(';'), [
        '-map',
        `[${role}]`,
        '-c:a',
        'pcm_f32le',
        file,
      ])
      const sound = await measureLoudness(file, mix.signal)
      if (sound?.lufs) gains[role] = Math.min(GAIN_MAX, LEVELS[role] - sound.lufs)
    } finally {
      await rm(file, { force: true })
    }
  }
  return gains
}

interface Leveling {
  source: string
  /** WAV, 48 kHz, 16 bits. */
  file: string
  signal: AbortSignal
}

/**
 * Brings a sound to −14 LUFS: one gain for the whole, a limiter for the peaks it raises, and compensation for the
 * loudness the limiter takes away.
 */
export async function levelSound({ source, file, signal }: Leveling): Promise<void> {
  const sound = await measureLoudness(source, signal)
  let gain = sound?.lufs ? Math.min(GAIN_MAX, LOUDNESS.wanted - sound.lufs) : 0
  const ceiling = 10 ** ((LOUDNESS.peak - PEAK_ROOM) / 20)
  for (let look = 1; look <= LOOKS; look += 1) {
    // Four times oversampling reveals the peaks between samples.
    const limited = `aresample=${MIX_RATE * 4},alimiter=limit=${ceiling.toFixed(4)}:level=false,aresample=${MIX_RATE}`
    await runFfmpeg({
      inputs: [{ file: source }],
      output: [
        ...['-af', `volume=${gain.toFixed(2)}dB,${limited}`, '-map_metadata', '-1'],
        ...['-fflags', '+bitexact', '-flags:a', '+bitexact', '-c:a', 'pcm_s16le', file],
      ],
      signal,
      timeLimitMs: TIME_LIMIT_MS,
    })
    const { lufs = null } = (look < LOOKS && (await measureLoudness(file, signal))) || {}
    if (lufs === null || Math.abs(LOUDNESS.wanted - lufs) < NEAR_ENOUGH) return
    gain = Math.min(GAIN_MAX, gain + LOUDNESS.wanted - lufs)
  }
}
