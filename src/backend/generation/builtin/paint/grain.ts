import { type Canvas, type Ctx, surface } from '../canvas.ts'
import type { Size } from '../geometry.ts'
import { createRandom } from '../random.ts'

const TILE = 256
let tile: Canvas | null = null

/** Fine noise over everything: prevents banding in gradients and ties picture and ground together. */
export function grain(ctx: Ctx, { width, height }: Size, strength = 0.055): void {
  tile ??= noiseTile()
  ctx.save()
  ctx.globalCompositeOperation = 'overlay'
  ctx.globalAlpha = strength
  for (let y = 0; y < height; y += TILE) {
    for (let x = 0; x < width; x += TILE) ctx.drawImage(tile, x, y)
  }
  ctx.restore()
}

function noiseTile(): Canvas {
  const { canvas, ctx } = surface(TILE, TILE)
  const image = ctx.createImageData(TILE, TILE)
  const random = createRandom(7, 'grain')
  for (let at = 0; at < image.data.length; at += 4) {
    const value = Math.floor(random.next() * 256)
    image.data.set([value, value, value, 255], at)
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}
