import type { Canvas } from '../canvas.ts'

/**
 * Copies the opened picture's own pixels into the changed one wherever both sets of layers look the same, since
 * recomposed layers round differently.
 */
export function keepOriginal(before: Canvas, after: Canvas, original: Uint8Array | Buffer): void {
  const { width, height } = after
  const ctx = after.getContext('2d')
  const old = before.getContext('2d').getImageData(0, 0, width, height).data
  const image = ctx.getImageData(0, 0, width, height)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const isSame =
      data[at] === old[at] && data[at + 1] === old[at + 1] && data[at + 2] === old[at + 2]
    if (isSame) for (let part = 0; part < 3; part += 1) data[at + part] = original[at + part] ?? 0
  }
  ctx.putImageData(image, 0, 0)
}
