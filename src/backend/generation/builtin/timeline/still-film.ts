import { join } from 'node:path'
import { startFfmpeg } from '../../../media/ffmpeg.ts'
import type { Size } from '../geometry.ts'
import { edgeFor, readPicture } from '../picture/picture.ts'
import { type Fitting, fitted } from './clip-filters.ts'

interface StillFilm {
  picture: string
  fitting: Fitting
  size: Size
  folder: string
  /** Of the file; no two in a folder have the same. */
  name: string
  signal: AbortSignal
}

/** A picture as a film of one frame, on black, that ffmpeg may hold as long as it likes. */
export async function stillFilm(film: StillFilm): Promise<string> {
  const { picture, fitting, size, folder, name, signal } = film
  const { pixels } = await readPicture(picture, edgeFor(sizeBefore(fitting, size)))
  const file = join(folder, `${name}.mkv`)
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [
      {
        raw: 'rawvideo',
        options: ['-pix_fmt', 'rgba', '-s', `${pixels.width}x${pixels.height}`, '-r', '30'],
      },
    ],
    output: [
      ...['-vf', ['premultiply=inplace=1', ...fitted(fitting, size), 'format=yuv420p'].join(',')],
      ...['-c:v', 'ffv1', '-frames:v', '1', file],
    ],
    signal,
  })
  stdout.resume()
  stdin.end(pixels.data)
  await done
  return file
}

/** How large the whole picture has to be for what is kept of it to fill the frame with its own pixels. */
function sizeBefore({ crop }: Fitting, { width, height }: Size): Size {
  const share = crop ? Math.min(crop.w, crop.h) : 1
  return { width: width / share, height: height / share }
}
