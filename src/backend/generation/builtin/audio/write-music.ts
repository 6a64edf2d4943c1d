import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MUSIC_STEMS, type MusicStem } from '../../../../contract/music.ts'
import { SAMPLE_RATE, type Stereo } from './instruments.ts'
import { loudness, normalise } from './loudness.ts'
import { composeMusic, type MusicRequest } from './music.ts'

/** The playback loudness of feeds and stories. */
export const TARGET_LUFS = -14

/** Composes a music bed and writes it as WAV; returns the file. */
export const writeMusic = (request: MusicRequest & { folder: string }): Promise<string> =>
  writeSound(composeMusic(request), join(request.folder, `music-${request.seed}.wav`))

/** Writes sound as WAV at the loudness of feeds; returns the file. */
export async function writeSound(sound: Stereo, file: string): Promise<string> {
  await writeFile(file, wav(normalise(sound, TARGET_LUFS)))
  return file
}

/** The maximum peak, leaving room below full scale. */
const PEAK_MAX = 0.98

/**
 * Writes each part of a piece as WAV (not every piece has all of them), as loud as it is within the piece: all by the
 * same factor, slightly less if one alone would clip. Returns the files.
 */
export async function writeStems(
  stems: Record<MusicStem, Stereo>,
  piece: Stereo,
  folder: string,
): Promise<{ stem: MusicStem; file: string }[]> {
  const played = MUSIC_STEMS.filter((stem) => peakOf(stems[stem]) > 0)
  const peak = Math.max(...played.map((stem) => peakOf(stems[stem])), Number.MIN_VALUE)
  const level = loudness(piece)
  const wanted = Number.isFinite(level) ? 10 ** ((TARGET_LUFS - level) / 20) : 1
  const gain = Math.min(wanted, PEAK_MAX / peak)
  const louder = (channel: Float32Array) => channel.map((value) => value * gain)
  const files = played.map((stem) => ({ stem, file: join(folder, `${stem}-plain.wav`) }))
  for (const { stem, file } of files) {
    const { left, right } = stems[stem]
    await writeFile(file, wav({ left: louder(left), right: louder(right) }))
  }
  return files
}

function peakOf({ left, right }: Stereo): number {
  let peak = 0
  for (const channel of [left, right])
    for (const value of channel) peak = Math.max(peak, Math.abs(value))
  return peak
}

const HEADER_BYTES = 44
const CHANNELS = 2
const SAMPLE_BYTES = 2

function wav({ left, right }: Stereo): Buffer {
  const dataBytes = left.length * CHANNELS * SAMPLE_BYTES
  const bytes = Buffer.alloc(HEADER_BYTES + dataBytes)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(CHANNELS, 22)
  bytes.writeUInt32LE(SAMPLE_RATE, 24)
  bytes.writeUInt32LE(SAMPLE_RATE * CHANNELS * SAMPLE_BYTES, 28)
  bytes.writeUInt16LE(CHANNELS * SAMPLE_BYTES, 32)
  bytes.writeUInt16LE(SAMPLE_BYTES * 8, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(dataBytes, 40)
  for (let index = 0; index < left.length; index += 1) {
    const at = HEADER_BYTES + index * CHANNELS * SAMPLE_BYTES
    bytes.writeInt16LE(Math.round(left[index]! * 32_767), at)
    bytes.writeInt16LE(Math.round(right[index]! * 32_767), at + SAMPLE_BYTES)
  }
  return bytes
}
