import { writeFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import type { Picture } from './frames.ts'

const AROUND = 24
const AT = [0.1, 0.3, 0.5, 0.8]

/** Crops of the watermark's area side by side, one row per moment. */
export async function writeStrip(
  file: string,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  videos: readonly (readonly Picture[])[],
): Promise<void> {
  const { width, height } = videos[0]![0]![0]
  const [left, top] = [Math.max(0, x - AROUND), Math.max(0, y - AROUND)]
  const [across, down] = [
    Math.min(width, x + w + AROUND) - left,
    Math.min(height, y + h + AROUND) - top,
  ]
  const canvas = createCanvas(across * videos.length, down * AT.length)
  const context = canvas.getContext('2d')
  for (const [row, share] of AT.entries())
    for (const [column, video] of videos.entries()) {
      const image = context.createImageData(across, down)
      const [luma, blue, red] = video[Math.floor(share * video.length)]!
      for (let v = 0; v < down; v++)
        for (let u = 0; u < across; u++) {
          const half = ((v + top) >> 1) * blue.width + ((u + left) >> 1)
          const light = 1.164 * (luma.data[(v + top) * width + u + left]! - 16)
          const [cb, cr] = [blue.data[half]! - 128, red.data[half]! - 128]
          const to = (v * across + u) * 4
          image.data[to] = light + 1.596 * cr
          image.data[to + 1] = light - 0.392 * cb - 0.813 * cr
          image.data[to + 2] = light + 2.017 * cb
          image.data[to + 3] = 255
        }
      context.putImageData(image, column * across, row * down)
    }
  await writeFile(file, canvas.toBuffer('image/png'))
}
