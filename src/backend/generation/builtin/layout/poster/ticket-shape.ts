import type { Ctx } from '../../canvas.ts'
import { type Rect, rect } from '../../geometry.ts'
import { shade } from '../../palette/color.ts'
import type { Backdrop, Layer } from '../../scene.ts'
import type { LayoutInput } from '../layout.ts'
import { plane } from './plane.ts'

export interface TicketShape {
  /** The whole ticket, and its tear-off part. */
  sheet: Rect
  stub: Rect
  /** Whether the stub is at the side; otherwise it's below. */
  isBeside: boolean
  paper: string
  stubColour: string
}

/** The ticket's shape with its shadow, and a colored, perforated stub. */
export function ticketShape({ unit, width, height }: LayoutInput, shape: TicketShape): Layer {
  const { stub, paper, stubColour } = shape
  return plane(rect(0, 0, width, height), (ctx) => {
    outline(ctx, shape, unit * 3)
    ctx.save()
    ctx.shadowColor = 'rgba(0, 0, 0, 0.28)'
    ctx.shadowBlur = unit * 3
    ctx.shadowOffsetY = unit * 1
    ctx.fillStyle = paper
    ctx.fill()
    ctx.restore()
    ctx.clip()
    ctx.fillStyle = stubColour
    ctx.fillRect(stub.x, stub.y, stub.width + 1, stub.height + 1)
    perforation(ctx, shape, unit)
  })
}

function outline(ctx: Ctx, { sheet, stub, isBeside }: TicketShape, notch: number): void {
  const { x, y } = sheet
  const [right, floor] = [x + sheet.width, y + sheet.height]
  const at = isBeside ? stub.x : stub.y
  ctx.beginPath()
  ctx.moveTo(x, y)
  if (isBeside) ctx.arc(at, y, notch, Math.PI, 0, true)
  ctx.lineTo(right, y)
  if (!isBeside) ctx.arc(right, at, notch, -Math.PI / 2, Math.PI / 2, true)
  ctx.lineTo(right, floor)
  if (isBeside) ctx.arc(at, floor, notch, 0, Math.PI, true)
  ctx.lineTo(x, floor)
  if (!isBeside) ctx.arc(x, at, notch, Math.PI / 2, -Math.PI / 2, true)
  ctx.closePath()
}

function perforation(ctx: Ctx, { sheet, stub, isBeside, paper }: TicketShape, unit: number): void {
  const notch = unit * 3
  const at = isBeside ? stub.x : stub.y
  ctx.strokeStyle = paper
  ctx.lineWidth = unit * 0.4
  ctx.setLineDash([unit * 1.1, unit * 1.1])
  ctx.beginPath()
  ctx.moveTo(isBeside ? at : sheet.x + notch, isBeside ? sheet.y + notch : at)
  ctx.lineTo(
    isBeside ? at : sheet.x + sheet.width - notch,
    isBeside ? sheet.y + sheet.height - notch : at,
  )
  ctx.stroke()
}

/** Slanted stripes in two similar shades. */
export const stripes = (colour: string, isDark: boolean): Backdrop => ({
  name: 'stripes',
  paint: (ctx, { width, height }) => {
    ctx.fillStyle = colour
    ctx.fillRect(0, 0, width, height)
    const step = Math.sqrt(width * height) / 14
    ctx.fillStyle = shade(colour, { l: isDark ? 0.035 : -0.035 })
    for (let x = -height; x < width; x += step * 2) {
      ctx.beginPath()
      ctx.moveTo(x, height)
      ctx.lineTo(x + height, 0)
      ctx.lineTo(x + height + step, 0)
      ctx.lineTo(x + step, height)
      ctx.fill()
    }
  },
})
