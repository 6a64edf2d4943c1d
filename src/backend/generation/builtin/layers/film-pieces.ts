import { filmSize, moveOf } from '../../../../contract/layer-motion.ts'
import type { LayerDocument, PictureLayer } from '../../../../contract/layers.ts'
import { type Canvas, lay, surface } from '../canvas.ts'
import { inkOf } from './ink-of.ts'
import { type LayerFiles, paintLayer } from './paint-layer.ts'

/** Something painted once, in pixels of the film: a moving layer, or all static layers between two moving ones. */
export interface FilmPiece {
  /** Null for static layers. */
  layer: PictureLayer | null
  canvas: Canvas
  x: number
  y: number
  width: number
  height: number
}

/**
 * Margin on each side, as a fraction of the film's mean edge: a layer outside the frame at rest may be visible as it
 * enters.
 */
const AROUND = 0.25

/** Pieces in layer order, the background at the bottom. */
export function piecesOf(document: LayerDocument, files: LayerFiles): FilmPiece[] {
  const pieces = [groundOf(document, files)]
  for (const run of runsOf(document).slice(1)) {
    const piece = pieceOf(document, run, files)
    if (piece) pieces.push(piece)
  }
  return pieces
}

interface Run {
  layer: PictureLayer | null
  layers: PictureLayer[]
}

/** Groups layers into runs; the first run is the static background, even if empty. */
function runsOf(document: LayerDocument): Run[] {
  const runs: Run[] = [{ layer: null, layers: [] }]
  for (const layer of document.layers) {
    const isMoving = moveOf(document, layer) !== null
    const last = runs.at(-1)
    if (!isMoving && last && last.layer === null) last.layers.push(layer)
    else runs.push({ layer: isMoving ? layer : null, layers: [layer] })
  }
  return runs
}

function groundOf(document: LayerDocument, files: LayerFiles): FilmPiece {
  const { canvas, ctx } = surface(document.width, document.height)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, document.width, document.height)
  for (const layer of runsOf(document)[0]?.layers ?? [])
    paintLayer(ctx, layer, document.language, files)
  const { width, height, scale } = filmSize(document)
  return { layer: null, canvas: shrunk(canvas, scale), x: 0, y: 0, width, height }
}

/** Null if nothing is visible. */
function pieceOf(
  document: LayerDocument,
  { layer, layers }: Run,
  files: LayerFiles,
): FilmPiece | null {
  const { width, height, scale } = filmSize(document)
  const around = Math.round(Math.sqrt(width * height) * AROUND)
  const [wide, tall] = [width + 2 * around, height + 2 * around]
  const { canvas, ctx } = surface(wide / scale, tall / scale)
  ctx.translate(around / scale, around / scale)
  for (const one of layers) paintLayer(ctx, one, document.language, files)
  const small = shrunk(canvas, scale)
  const ink = inkOf(small)
  if (!ink) return null
  const part = surface(ink.width, ink.height)
  lay(part.ctx, small, -ink.x, -ink.y)
  return { layer, canvas: part.canvas, ...ink, x: ink.x - around, y: ink.y - around }
}

/** A picture scaled to the size of the film. */
export function shrunk(picture: Canvas, scale: number): Canvas {
  if (scale === 1) return picture
  const { canvas, ctx } = surface(picture.width * scale, picture.height * scale)
  ctx.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale)
  return canvas
}
