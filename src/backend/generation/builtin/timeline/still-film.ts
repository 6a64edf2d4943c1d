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
  /** File name, unique within its folder. */
  name: string
  signal: AbortSignal
}

/** Turns a picture into a film of one frame, on black, which ffmpeg can hold for any length. */
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

/** The size the whole picture needs so that its crop fills the frame at full resolution. */
function sizeBefore({ crop }: Fitting, { width, height }: Size): Size {
  const share = crop ? Math.min(crop.w, crop.h) : 1
  return { width: width / share, height: height / share }
}
