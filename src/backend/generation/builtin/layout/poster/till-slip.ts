import { type Rect, rect } from '../../geometry.ts'
import type { Layer } from '../../scene.ts'
import type { LayoutInput } from '../layout.ts'
import { ornament, plane } from './plane.ts'
import type { Part } from './words.ts'

/** A strip of paper, torn off at the top and bottom. */
export const tillSlip = ({ unit, width, height }: LayoutInput, slip: Rect, colour: string): Layer =>
  plane(rect(0, 0, width, height), (ctx) => {
    const teeth = Math.round(slip.width / (unit * 2.2))
    const step = slip.width / teeth
    ctx.save()
    ctx.shadowColor = 'rgba(0, 0, 0, 0.3)'
    ctx.shadowBlur = unit * 3.4
    ctx.shadowOffsetY = unit * 1.2
    ctx.fillStyle = colour
    ctx.beginPath()
    for (let tooth = 0; tooth <= teeth; tooth += 1)
      ctx.lineTo(slip.x + tooth * step, slip.y + (tooth % 2 ? unit * 1.2 : 0))
    for (let tooth = teeth; tooth >= 0; tooth -= 1)
      ctx.lineTo(slip.x + tooth * step, slip.y + slip.height - (tooth % 2 ? unit * 1.2 : 0))
    ctx.fill()
    ctx.restore()
    const fall = ctx.createLinearGradient(slip.x, 0, slip.x + slip.width, 0)
    fall.addColorStop(0, 'rgba(0, 0, 0, 0.05)')
    fall.addColorStop(0.12, 'rgba(0, 0, 0, 0)')
    fall.addColorStop(1, 'rgba(0, 0, 0, 0.035)')
    ctx.fillStyle = fall
    ctx.fillRect(slip.x, slip.y + unit * 1.2, slip.width, slip.height - unit * 2.4)
  })

export const dashes = (width: number, unit: number, colour: string, gap: number): Part => ({
  height: unit * 0.3,
  gap,
  place: (x, y): Layer[] => [
    ornament(rect(x, y, width, unit * 0.3), (ctx) => {
      ctx.strokeStyle = colour
      ctx.lineWidth = unit * 0.26
      ctx.setLineDash([unit * 1.1, unit * 0.8])
      ctx.beginPath()
      ctx.moveTo(x, y + unit * 0.15)
      ctx.lineTo(x + width, y + unit * 0.15)
      ctx.stroke()
    }),
  ],
})

/** A barcode as an ornament, without a number. */
export function bars(
  { random }: LayoutInput,
  { width, height }: { width: number; height: number },
  colour: string,
  gap: number,
): Part {
  const chance = random.fork('bars')
  const strokes = Array.from(
    { length: 64 },
    () => [chance.pick([1, 1, 2, 3]), chance.pick([1, 1, 2])] as const,
  )
  const whole = strokes.reduce((sum, [ink, free]) => sum + ink + free, 0)
  return {
    height,
    gap,
    place: (x, y): Layer[] => [
      ornament(rect(x, y, width, height), (ctx) => {
        ctx.fillStyle = colour
        let at = x
        for (const [ink, free] of strokes) {
          ctx.fillRect(at, y, (ink / whole) * width, height)
          at += ((ink + free) / whole) * width
        }
      }),
    ],
  }
}
