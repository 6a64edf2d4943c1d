import { type Ctx, surface } from '../canvas.ts'
import type { Size } from '../geometry.ts'
import { glow } from '../paint/soft-light.ts'
import { createRandom } from '../random.ts'
import type { SceneLight } from './scene-light.ts'

/** Contrast of a grain in brightness levels, and that of the wind's ripples. */
const GRAIN = 17
const RIPPLE = 9
const DAY = { near: [226, 199, 158], far: [240, 222, 190], light: '#fff3d8' } as const
const EVENING = { near: [206, 152, 116], far: [236, 190, 150], light: '#ffc890' } as const
const TABLE = 4_096

/** Dry sand seen slightly from above: ripples that narrow with distance, each grain lit on its own. */
export function sand(ctx: Ctx, size: Size, { random, stage, isEvening }: SceneLight): void {
  const { width, height } = size
  const { near, far, light } = isEvening ? EVENING : DAY
  const image = ctx.createImageData(width, height)
  const { data } = image
  const grains = noise(random.between(0, 1e6), 1)
  const bend = noise(random.between(0, 1e6), 220)
  const scale = Math.min(width, height)
  for (let y = 0; y < height; y += 1) {
    // Ripples get closer and flatter with distance.
    const nearness = y / height
    const depth = 1 / (0.35 + nearness * 1.15)
    const row = Math.log(0.3 + nearness) * 46
    for (let x = 0; x < width; x += 1) {
      const sway = bend[Math.floor((x / scale) * 900 + nearness * 500) & (TABLE - 1)]! * 2.4
      const slope = Math.sin(row + sway + (x / scale) * 2.2)
      const speck = grains[(x * 131 + y * 977 + ((x * y) % 89)) & (TABLE - 1)]!
      const relief = slope * RIPPLE * Math.min(1, 0.35 + nearness) + speck * GRAIN
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const colour =
          far[channel]! + (near[channel]! - far[channel]!) * Math.min(1, nearness * 1.1)
        data[at + channel] = Math.max(0, Math.min(255, colour + relief / (0.7 + depth * 0.3)))
      }
      data[at + 3] = 255
    }
  }
  const { canvas, ctx: painted } = surface(width, height)
  painted.putImageData(image, 0, 0)
  ctx.drawImage(canvas, 0, 0)
  const long = Math.max(width, height)
  glow(ctx, width * random.pick([0.12, 0.88]), height * 0.06, long * 0.8, light, 0.5)
  glow(ctx, width * stage.x, height * stage.floor, long * 0.42, light, 0.24)
}

/** A ring of random numbers from -1 to 1; `reach` smooths them. */
function noise(seed: number, reach: number): Float32Array {
  const random = createRandom(Math.floor(seed), 'sand')
  const raw = Float32Array.from({ length: TABLE }, () => random.between(-1, 1))
  if (reach <= 1) return raw
  const smooth = raw.map((_, at) => {
    let sum = 0
    for (let step = -reach; step <= reach; step += 1) sum += raw[(at + step) & (TABLE - 1)]!
    return sum / (reach * 2 + 1)
  })
  const most = Math.max(...smooth.map(Math.abs)) || 1
  return smooth.map((value) => value / most)
}
