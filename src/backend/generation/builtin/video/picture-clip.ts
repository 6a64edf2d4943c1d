import { startFfmpeg } from '../../../media/ffmpeg.ts'
import { readPicture } from '../picture/picture.ts'

interface PictureClipRequest {
  picture: string
  /** Output file (Matroska). */
  file: string
  signal: AbortSignal
}

const EDGE_MAX = 1920

/** Turns a picture into a film of one frame, so that it can be joined with films. */
export async function pictureClip({ picture, file, signal }: PictureClipRequest): Promise<void> {
  const { pixels } = await readPicture(picture, EDGE_MAX)
  const { width, height, data } = pixels
  const raw = ['-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', '1']
  const even = "scale='max(2,trunc(iw/2)*2)':'max(2,trunc(ih/2)*2)'"
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [{ raw: 'rawvideo', options: raw }],
    output: [
      ...['-vf', `${even}:out_color_matrix=bt709:out_range=tv,format=yuv420p`, '-an'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '4', '-colorspace', 'bt709'],
      ...['-color_range', 'tv', '-f', 'matroska', file],
    ],
    signal,
  })
  stdout.resume()
  stdin.end(data)
  await done
}
