import type { Language } from '../../../contract/languages.ts'
import { LAYER_EDGE_MAX, LAYER_PIXELS_MAX, type LayerDocument } from '../../../contract/layers.ts'
import type { FileRow } from '../files/index.ts'

/** A picture with unknown parts: a single layer, as large as a document may be. */
export function flatDocument(
  { id, width, height }: Pick<FileRow, 'id' | 'width' | 'height'>,
  language: Language,
): LayerDocument {
  const scale = Math.min(
    1,
    LAYER_EDGE_MAX / Math.max(width, height),
    Math.sqrt(LAYER_PIXELS_MAX / (width * height)),
  )
  const size = {
    width: Math.max(16, Math.floor(width * scale)),
    height: Math.max(16, Math.floor(height * scale)),
  }
  return {
    ...size,
    language,
    layers: [
      {
        ...{ id: 'picture', role: 'picture', kind: 'image', file_id: id, x: 0, y: 0, ...size },
        ...{ turn: 0, opacity: 1, is_hidden: false, group: null },
      },
    ],
  }
}
