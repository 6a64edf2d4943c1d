import { join } from 'node:path'
import { runFfmpeg } from '../../media/ffmpeg.ts'
import type { LocalFile } from '../provider.ts'
import { ServiceError } from './service-error.ts'

const TIME_LIMIT_MS = 60_000

/**
 * Any file's sound as WAV, which every service reads.
 * @throws ServiceError
 */
export async function asPlainSound({ path }: LocalFile, workDir: string): Promise<LocalFile> {
  const file = join(workDir, 'voice.wav')
  await runFfmpeg({
    inputs: [{ file: path }],
    output: [
      ...['-map', '0:a:0', '-vn', '-ac', '1', '-ar', '44100', '-map_metadata', '-1'],
      ...['-c:a', 'pcm_s16le', '-f', 'wav', file],
    ],
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((cause) => {
    const message = 'The voice cannot be read.'
    throw new ServiceError('invalid_input', message, { isAnswer: true, cause })
  })
  return { path: file, mimeType: 'audio/wav', kind: 'audio' }
}
