import { runFfmpeg } from '../../../src/backend/media/ffmpeg.ts'

/** One 8-bit plane. */
export interface Bytes {
  width: number
  height: number
  data: Uint8Array
}

/** Luma and both chroma planes of a frame. */
export type Picture = readonly [Bytes, Bytes, Bytes]

export async function readPictures(
  file: string,
  width: number,
  height: number,
): Promise<Picture[]> {
  const bytes = await runFfmpeg({
    inputs: [{ file }],
    output: [
      '-map',
      '0:v:0',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'yuv420p',
      '-fps_mode',
      'passthrough',
      '-',
    ],
  })
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1]
  const [size, half] = [width * height, halfWidth * halfHeight]
  const plane = (from: number, w: number, h: number): Bytes => ({
    width: w,
    height: h,
    data: bytes.subarray(from, from + w * h),
  })
  return Array.from({ length: Math.floor(bytes.length / (size + 2 * half)) }, (_, n) => {
    const from = n * (size + 2 * half)
    return [
      plane(from, width, height),
      plane(from + size, halfWidth, halfHeight),
      plane(from + size + half, halfWidth, halfHeight),
    ]
  })
}
