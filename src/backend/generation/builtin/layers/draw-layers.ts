import type { DrawnLayer } from '../../../../contract/endpoints/layers.ts'
import { lay, surface } from '../canvas.ts'
import type { WordsAndShapes } from '../proof/proofs.ts'
import { addUploadedFaces } from '../type/uploaded-faces.ts'
import { inkOf } from './ink-of.ts'
import { paintedBounds, paintLayer } from './paint-layer.ts'

/** Larger than any screen: a layer is drawn beyond it, but not shown. */
const EDGE_MAX = 6_000
const NO_FILES = new Map()

/** Draws each layer as its own picture, at whole pixels, as in the composed picture. */
export async function drawLayers({
  layers,
  language,
  fonts = [],
}: WordsAndShapes): Promise<DrawnLayer[]> {
  await addUploadedFaces(fonts)
  const drawn: DrawnLayer[] = []
  for (const layer of layers) {
    const { box, bounds } = paintedBounds(layer, language)
    const [x, y] = [Math.floor(bounds.x), Math.floor(bounds.y)]
    const width = Math.min(EDGE_MAX, Math.ceil(bounds.x + bounds.width) - x)
    const height = Math.min(EDGE_MAX, Math.ceil(bounds.y + bounds.height) - y)
    const { canvas, ctx } = surface(width, height)
    ctx.translate(-x, -y)
    // The browser applies the opacity, since a slider changes it.
    paintLayer(ctx, { ...layer, is_hidden: false, opacity: 1 }, language, NO_FILES)
    const ink = inkOf(canvas)
    const facts = { id: layer.id, box_height: box.height }
    if (!ink) {
      drawn.push({ ...facts, image: '', x, y, width: 0, height: 0 })
      continue
    }
    const part = surface(ink.width, ink.height)
    lay(part.ctx, canvas, -ink.x, -ink.y)
    const png = await part.canvas.encode('png')
    const image = `data:image/png;base64,${png.toString('base64')}`
    drawn.push({ ...facts, ...ink, image, x: x + ink.x, y: y + ink.y })
  }
  return drawn
}
