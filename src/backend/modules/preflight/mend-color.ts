import type { LayerDocument, PictureLayer } from '../../../contract/layers.ts'
import { replaced } from './replaced.ts'
import { type Finding, isWritten, type Parts, type Subject } from './subject.ts'

/** Changes the text color; on a multicolored background, where no color is readable, adds a plate. */
export function recolored(parts: Parts, finding: Finding): LayerDocument[] {
  const { document, measures } = parts
  const { layer: id } = finding
  const colour = measures.texts.find((one) => one.id === id)?.readable
  return [
    ...(colour ? [replaced(document, id, (layer) => ({ ...layer, colour, opacity: 1 }))] : []),
    ...onPlate(parts, finding),
  ]
}

/** A plate's padding: above and below in parts of the text size, at the sides in parts of the plate's height. */
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

/** Text colors to try on a fill. */
const INKS = ['#ffffff', '#101014']

/** Gives the button one of the brand's colors, with readable text. */
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

/** In the engine's ads, a button is a shape with a text on top. */
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
