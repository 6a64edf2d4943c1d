import { join } from 'node:path'
import { runFfmpeg } from '../../media/ffmpeg.ts'
import type { LocalFile } from '../provider.ts'
import { ServiceError } from './service-error.ts'

const TIME_LIMIT_MS = 5 * 60_000
/** The service doesn't use a higher resolution, which would only take longer to upload. */
const SHORT_EDGE_MAX = 720

/**
 * Any video as an MP4 with no more frames than are paid for; its sound stays.
 * @throws ServiceError
 */
export async function asPlainFilm(
  { path }: LocalFile,
  workDir: string,
  fps: number,
): Promise<LocalFile> {
  const file = join(workDir, 'video.mp4')
  const edge = `min(${SHORT_EDGE_MAX},min(iw,ih))/min(iw,ih)`
  await runFfmpeg({
    inputs: [{ file: path }],
    output: [
      ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1'],
      ...[
        '-vf',
        `fps='min(source_fps,${fps})',scale='trunc(iw*${edge}/2)*2':'trunc(ih*${edge}/2)*2',setsar=1`,
      ],
      ...['-c:v', 'libx264', '-crf', '18', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'aac', '-movflags', '+faststart', '-f', 'mp4', file],
    ],
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((cause) => {
    const message = 'The video cannot be read.'
    throw new ServiceError('invalid_input', message, { isAnswer: true, cause })
  })
  return { path: file, mimeType: 'video/mp4', kind: 'video' }
}
