import type { LayerDocument, TextLayer } from '../../../contract/layers.ts'
import { PHONE_WIDTH, TEXT_PX, TEXT_SHARE_MAX } from '../../../contract/preflight.ts'
import { leastPixels, phonePixels } from './check-layers.ts'
import { replaced } from './replaced.ts'
import { type Finding, isWritten, type Parts } from './subject.ts'

/** Margin at the picture's edge that stays free of text, as a fraction of its width. */
const MARGIN = 0.04
/** Slightly more than required, because sizes are rounded. */
const ROOM = 1.01

/** Enlarges a text to the required size, growing from its middle, upward, or downward. */
export function larger({ document, measures }: Parts, { layer: id }: Finding): LayerDocument[] {
  const layer = document.layers.find((one) => one.id === id)
  const seen = measures.texts.find((one) => one.id === id)
  if (layer?.kind !== 'text' || !seen) return []
  const pixels = [leastPixels(layer), layer.role === 'legal' ? TEXT_PX.legal : TEXT_PX.least]
  const sizes = [...new Set(pixels)].map((one) =>
    Math.ceil(((one * document.width) / PHONE_WIDTH) * ROOM),
  )
  return sizes
    .filter((size) => size > layer.size)
    .flatMap((size) => {
      const by = size / layer.size
      const edge = document.width * MARGIN
      const { x, width } = widened(layer, layer.width * by, edge, document.width - edge)
      const height = layer.height * by
      const grown = height - layer.height
      const reach = seen.height * by - seen.height
      return [grown / 2, Math.max(grown, reach), 0].map((up) =>
        replaced(document, layer.id, (one) => ({
          ...one,
          ...{ size, x, width, height, y: Math.max(edge, layer.y - up) },
        })),
      )
    })
}

/** As wide as wanted or as space allows, anchored at the start, the end or the middle of its lines. */
function widened(layer: TextLayer, wanted: number, from: number, to: number) {
  const { x, width, align } = layer
  const end = x + width
  if (align === 'start') return { x, width: Math.max(width, Math.min(wanted, to - x)) }
  if (align === 'end') {
    const wide = Math.max(width, Math.min(wanted, end - from))
    return { x: end - wide, width: wide }
  }
  const middle = x + width / 2
  const wide = Math.max(width, Math.min(wanted, 2 * Math.min(middle - from, to - middle)))
  return { x: middle - wide / 2, width: wide }
}

/**
 * Shrinks text until the picture is visible again: the largest text alone, or all text, but none below a
 * readable size.
 */
export function smaller({ document, measures }: Parts, { has }: Finding): LayerDocument[] {
  if (!has) return []
  const inkOf = (id: string) => measures.texts.find((one) => one.id === id)?.inked ?? 0
  const written = document.layers.filter(isWritten)
  const [largest] = written.toSorted((one, other) => inkOf(other.id) - inkOf(one.id))
  const by = Math.sqrt(TEXT_SHARE_MAX / has) / ROOM
  const shrunk = (layer: TextLayer, times: number): TextLayer => {
    const size = layer.size * times
    if (phonePixels(size, document.width) < leastPixels(layer)) return layer
    const height = layer.height * times
    return { ...layer, size, height, y: layer.y + (layer.height - height) / 2 }
  }
  const whole: LayerDocument = {
    ...document,
    layers: document.layers.map((layer) => (isWritten(layer) ? shrunk(layer, by) : layer)),
  }
  if (!largest) return []
  const steps = [by, by * 0.85, by * 0.7]
  return [
    ...steps.map((times) => replaced(document, largest.id, (layer) => shrunk(layer, times))),
    whole,
  ]
}
