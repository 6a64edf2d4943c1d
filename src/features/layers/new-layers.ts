import type { LibraryItem } from '@/contract/endpoints/library'
import type { LayerDocument, LayerShape, PictureLayer } from '@/contract/layers'
import { freshId } from './editing'

const PLAIN = { turn: 0, opacity: 1, is_hidden: false, group: null } as const

/** Position that centers a layer in the picture. */
const middle = (document: LayerDocument, width: number, height: number) => ({
  x: Math.round((document.width - width) / 2),
  y: Math.round((document.height - height) / 2),
  width: Math.round(width),
  height: Math.round(height),
})

/** A new text layer, in the style of the headline if there is one. */
export function newText(document: LayerDocument, text: string): PictureLayer {
  const unit = Math.sqrt(document.width * document.height) / 100
  const model = document.layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  const [font, colour] =
    model?.kind === 'text' ? [model.font, model.colour] : (['inter', '#101014'] as const)
  const size = Math.round(unit * 6)
  return {
    ...middle(document, document.width * 0.6, size * 1.2),
    ...PLAIN,
    ...{ id: freshId(document, 'text', 0), role: 'text', kind: 'text', text, font, colour, size },
    ...{ weight: 600, tracking: 0, leading: null, align: 'center', is_struck: false, plate: null },
  }
}

export function newShape(document: LayerDocument, shape: LayerShape, fill: string): PictureLayer {
  const edge = Math.min(document.width, document.height) * 0.3
  return {
    ...middle(document, edge, edge),
    ...PLAIN,
    ...{ id: freshId(document, 'shape', 0), role: 'shape', kind: 'shape', shape, fill },
    ...{ radius: 0, ring: null, has_shadow: false },
  }
}

/** A new image layer, at its own size or at most half of the picture. */
export function newImage(
  document: LayerDocument,
  { item_id, width, height }: Pick<LibraryItem, 'item_id' | 'width' | 'height'>,
): PictureLayer {
  const scale = Math.min(1, (document.width * 0.5) / width, (document.height * 0.5) / height)
  return {
    ...middle(document, width * scale, height * scale),
    ...PLAIN,
    ...{ id: freshId(document, 'picture', 0), role: 'picture', kind: 'image', file_id: item_id },
  }
}
