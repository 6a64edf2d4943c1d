import type { LayerDocument } from '../../../../contract/layers.ts'
import { type Canvas, surface } from '../canvas.ts'
import { type LayerFiles, paintLayer } from './paint-layer.ts'

/** Paints a document as a picture, on white. */
export function composeLayers(document: LayerDocument, files: LayerFiles): Canvas {
  const { canvas, ctx } = surface(document.width, document.height)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, document.width, document.height)
  for (const layer of document.layers) paintLayer(ctx, layer, document.language, files)
  return canvas
}
