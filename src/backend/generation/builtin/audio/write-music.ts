import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SAMPLE_RATE, type Stereo } from './instruments.ts'
import { normalise } from './loudness.ts'
import { composeMusic, type MusicRequest } from './music.ts'

/** Loudness that feeds and stories play at. */
export const TARGET_LUFS = -14

/** Composes a music bed and writes it as WAV; returns the file. */
export const writeMusic = (request: MusicRequest & { folder: string }): Promise<string> =>
  writeSound(composeMusic(request), join(request.folder, `music-${request.seed}.wav`))

/** Writes sound as WAV at the loudness of feeds; returns the file. */
export async function writeSound(sound: Stereo, file: string): Promise<string> {
  await writeFile(file, wav(normalise(sound, TARGET_LUFS)))
  return file
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
