import type { Language } from '../../../../contract/languages.ts'
import type {
  LayerPlate,
  PictureLayer,
  ShapeLayer,
  TextLayer,
} from '../../../../contract/layers.ts'
import { type Canvas, type Ctx, isolated, lay, roundedPath, surface } from '../canvas.ts'
import { grow, type Rect } from '../geometry.ts'
import { withAlpha } from '../palette/color.ts'
import { drawLine } from '../type/draw-text.ts'
import { paintShape } from './paint-shape.ts'
import { type SetText, setText } from './set-text.ts'

/** A document's pictures by file id. */
export type LayerFiles = ReadonlyMap<string, Canvas>

/** Draws a layer at its place. */
export function paintLayer(ctx: Ctx, layer: PictureLayer, language: Language, files: LayerFiles) {
  if (layer.is_hidden || layer.opacity === 0) return
  if (layer.opacity === 1) return void paintWhole(ctx, layer, language, files)
  // The parts of a layer overlap, so its opacity must apply to all of them as one.
  const { canvas, ctx: own } = surface(ctx.canvas.width, ctx.canvas.height)
  own.setTransform(ctx.getTransform())
  paintWhole(own, layer, language, files)
  isolated(ctx, () => {
    ctx.resetTransform()
    ctx.globalAlpha = layer.opacity
    lay(ctx, canvas, 0, 0)
  })
}

function paintWhole(ctx: Ctx, layer: PictureLayer, language: Language, files: LayerFiles): void {
  if (layer.kind === 'text') {
    paintText(ctx, layer, setText(layer, language))
    return
  }
  turned(ctx, layer, layer.turn, () => {
    if (layer.kind === 'shape') return void paintShape(ctx, layer)
    const picture = files.get(layer.file_id)
    if (picture && isWhole(picture, layer)) lay(ctx, picture, layer.x, layer.y)
    else if (picture) ctx.drawImage(picture, layer.x, layer.y, layer.width, layer.height)
  })
}

/** Whether a picture is drawn at its own size, pixel for pixel. */
const isWhole = ({ width, height }: Canvas, layer: PictureLayer): boolean =>
  layer.turn === 0 &&
  layer.width === width &&
  layer.height === height &&
  Number.isInteger(layer.x) &&
  Number.isInteger(layer.y)

function turned(ctx: Ctx, box: Rect, degrees: number, draw: () => void): void {
  if (degrees === 0) return void draw()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  isolated(ctx, () => {
    ctx.translate(x, y)
    ctx.rotate((degrees * Math.PI) / 180)
    ctx.translate(-x, -y)
    draw()
  })
}

function paintText(ctx: Ctx, layer: TextLayer, { block, box, lines }: SetText): void {
  turned(ctx, box, layer.turn, () => {
    if (layer.plate) paintPlate(ctx, box, layer.plate)
    for (const [index, line] of lines.entries()) {
      drawLine(ctx, block, index, line, layer.colour)
      if (layer.is_struck) strike(ctx, line, block.size, layer.colour)
    }
  })
}

/** Strikes through a former price the way an ad's price tag does. */
function strike(ctx: Ctx, line: Rect, size: number, colour: string): void {
  const weight = size * 0.095
  ctx.fillStyle = colour
  ctx.fillRect(line.x - weight, line.y + line.height * 0.48, line.width + 2 * weight, weight)
}

function paintPlate(ctx: Ctx, box: Rect, { fill, is_outline, radius, has_shadow }: LayerPlate) {
  isolated(ctx, () => {
    roundedPath(ctx, box, radius)
    if (is_outline) {
      ctx.strokeStyle = fill
      ctx.lineWidth = Math.max(1.5, box.height * 0.045)
      ctx.stroke()
      return
    }
    ctx.shadowColor = withAlpha('#000000', has_shadow ? 0.22 : 0)
    ctx.shadowBlur = box.height * 0.35
    ctx.shadowOffsetY = box.height * 0.12
    ctx.fillStyle = fill
    ctx.fill()
  })
}

/** The area a layer may paint: its rotated box plus shadows and overhanging letters. */
export function paintedBounds(layer: TextLayer | ShapeLayer, language: Language) {
  const box = layer.kind === 'text' ? setText(layer, language).box : layer
  const lines = layer.kind === 'text' ? setText(layer, language).lines : []
  const reach = Math.max(
    0,
    ...lines.map(({ x, width }) => Math.max(box.x - x, x + width - box.x - box.width)),
  )
  const room =
    (layer.kind === 'text' ? layer.size * 0.4 : 0) + Math.min(box.width, box.height) * 0.5
  const wide = grow(box, room + reach)
  if (layer.turn === 0) return { box, bounds: wide }
  const half = Math.hypot(wide.width, wide.height) / 2
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return { box, bounds: { x: x - half, y: y - half, width: 2 * half, height: 2 * half } }
}
