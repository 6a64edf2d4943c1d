import { join } from 'node:path'
import { startFfmpeg } from '../../../media/ffmpeg.ts'
import type { Size } from '../geometry.ts'
import { edgeFor, readPicture } from '../picture/picture.ts'
import { COLOURS } from '../video/fit-graph.ts'

/** A picture as a film of one frame, whole on black, that ffmpeg may hold as long as it likes. */
export async function cardFilm(
  picture: string,
  { width, height }: Size,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<string> {
  const { pixels } = await readPicture(picture, edgeFor({ width, height }))
  const file = join(folder, 'end-card.mkv')
  const size = `scale=${width}:${height}:force_original_aspect_ratio=decrease:force_divisible_by=2`
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [
      {
        raw: 'rawvideo',
        options: ['-pix_fmt', 'rgba', '-s', `${pixels.width}x${pixels.height}`, '-r', '30'],
      },
    ],
    output: [
      ...[
        '-vf',
        `premultiply=inplace=1,${size}:${COLOURS},pad=${width}:${height}:-1:-1,format=yuv420p`,
      ],
      ...['-c:v', 'ffv1', '-frames:v', '1', file],
    ],
    signal,
  })
  stdout.resume()
  stdin.end(pixels.data)
  await done
  return file
}
