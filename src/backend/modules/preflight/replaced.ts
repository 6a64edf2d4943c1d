import type { LayerDocument, TextLayer } from '../../../contract/layers.ts'

/** A document with one of its texts changed. */
export const replaced = (
  document: LayerDocument,
  id: string | null,
  change: (layer: TextLayer) => TextLayer,
): LayerDocument => ({
  ...document,
  layers: document.layers.map((layer) =>
    layer.id === id && layer.kind === 'text' ? change(layer) : layer,
  ),
})
