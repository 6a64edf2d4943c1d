import type { LayerDocument, PictureLayer } from '../../../contract/layers.ts'
import { replaced } from './replaced.ts'
import { type Finding, isWritten, type Parts, type Subject } from './subject.ts'

/** In another color; on a ground of many colors, where none is read, on a plate of their own. */
export function recolored(parts: Parts, finding: Finding): LayerDocument[] {
  const { document, measures } = parts
  const { layer: id } = finding
  const colour = measures.texts.find((one) => one.id === id)?.readable
  return [
    ...(colour ? [replaced(document, id, (layer) => ({ ...layer, colour, opacity: 1 }))] : []),
    ...onPlate(parts, finding),
  ]
}

/** Room of a plate above and below its words, in parts of their size, and beside them, in parts of its height. */
const PLATE_ROOM = { above: 0.25, beside: 0.3 }

function onPlate({ document, measures }: Parts, { layer: id }: Finding): LayerDocument[] {
  const layer = document.layers.find((one) => one.id === id)
  const seen = measures.texts.find((one) => one.id === id)
  if (layer?.kind !== 'text' || !seen || layer.plate || layer.turn !== 0) return []
  const height = seen.height + 2 * PLATE_ROOM.above * layer.size
  const beside = height * PLATE_ROOM.beside
  const width = seen.width + 2 * beside
  if (width > document.width) return []
  const box = {
    ...{ width, height, y: Math.max(0, seen.y - PLATE_ROOM.above * layer.size) },
    x: Math.min(Math.max(0, seen.x - beside), document.width - width),
  }
  const plate = { is_outline: false, radius: layer.size * 0.15, has_shadow: false }
  return [
    ['#101014', '#ffffff'],
    ['#ffffff', '#101014'],
  ].map(([fill = '', colour = '']) =>
    replaced(document, id, (one) => ({
      ...{ ...one, ...box, colour, opacity: 1 },
      plate: { ...plate, fill },
    })),
  )
}

/** What is read on a color. */
const INKS = ['#ffffff', '#101014']

/** The button in a color of the brand, with letters that are read on it. */
export function inBrandColor({ brand }: Subject, { document }: Parts): LayerDocument[] {
  if (!brand) return []
  const { layers } = document
  const button =
    layers.find((layer) => isWritten(layer) && layer.plate) ?? layers.find(isButtonShape)
  if (!button) return []
  return brand.colours.flatMap((fill) =>
    INKS.map((colour) => ({
      ...document,
      layers: layers.map((layer) => {
        if (layer === button) return filled(layer, { fill, colour })
        const isOnIt = isButtonShape(button) && layer.kind === 'text' && layer.role === 'cta'
        return isOnIt ? { ...layer, colour } : layer
      }),
    })),
  )
}

/** An ad of the engine has its button as a shape, with its words on it. */
const isButtonShape = ({ kind, role, is_hidden }: PictureLayer): boolean =>
  kind === 'shape' && role === 'cta' && !is_hidden

function filled(
  layer: PictureLayer,
  { fill, colour }: { fill: string; colour: string },
): PictureLayer {
  if (layer.kind === 'shape') return { ...layer, fill }
  if (layer.kind !== 'text' || !layer.plate) return layer
  return { ...layer, colour, plate: { ...layer.plate, fill, is_outline: false } }
}
