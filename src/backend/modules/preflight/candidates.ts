import { type ExportFormat, findFormat } from '../../../contract/export-formats.ts'
import type { LayerDocument, PictureLayer, TextLayer } from '../../../contract/layers.ts'
import { PHONE_WIDTH, TEXT_PX } from '../../../contract/preflight.ts'
import { leastPixels } from './check-layers.ts'
import { freeBox, isNeeded, seenBox, zonedFormats } from './check-safe-zones.ts'
import { type Finding, isWritten, type Parts, type Subject } from './subject.ts'

/** Parts of a picture's edge that nothing is written into. */
const MARGIN = 0.04
/** Everything may become this much smaller to fit between a platform's controls. */
const SCALE_LEAST = 0.62
/** A digit more than asked for: sizes are kept whole. */
const ROOM = 1.01

/** What might mend a finding, the best first; nothing where only a person can. */
export function candidatesFor(subject: Subject, finding: Finding): LayerDocument[] {
  const { parts } = subject
  if (!parts || parts.isFlat) return []
  switch (finding.check) {
    case 'legibility':
      return larger(parts, finding)
    case 'contrast':
      return recolored(parts, finding)
    case 'safe_zone':
      return movedInside(parts, finding)
    case 'brand_colors':
      return inBrandColor(subject, parts)
    case 'legal_line':
      return withLegalLine(subject, parts, finding.text ?? '')
    case 'words':
      return asBefore(parts, finding)
    default:
      return []
  }
}

const replaced = (
  document: LayerDocument,
  id: string | null,
  change: (layer: TextLayer) => TextLayer,
): LayerDocument => ({
  ...document,
  layers: document.layers.map((layer) =>
    layer.id === id && layer.kind === 'text' ? change(layer) : layer,
  ),
})

/** Set again as large as it has to be: about its middle, upwards, or downwards. */
function larger({ document, measures }: Parts, { layer: id }: Finding): LayerDocument[] {
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

/** As wide as wanted or as there is room, from where its lines begin, end, or have their middle. */
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

function recolored({ document, measures }: Parts, { layer: id }: Finding): LayerDocument[] {
  const colour = measures.texts.find((one) => one.id === id)?.readable
  return colour ? [replaced(document, id, (layer) => ({ ...layer, colour, opacity: 1 }))] : []
}

/** What every one of some placements leaves free. */
function roomOf(formats: readonly ExportFormat[], { width, height }: LayerDocument) {
  const free = formats.map((format) => freeBox(format, width, height))
  return {
    left: Math.max(...free.map(({ x }) => x), width * MARGIN),
    top: Math.max(...free.map(({ y }) => y), height * 0.01),
    right: Math.min(...free.map((box) => box.x + box.width), width * (1 - MARGIN)),
    bottom: Math.min(...free.map((box) => box.y + box.height), height * 0.99),
  }
}

/** All that has to be seen, moved together, and made smaller where it must be. */
function movedInside(parts: Parts, { formats }: Finding): LayerDocument[] {
  const { document } = parts
  const { layers } = document
  const needed = layers.filter(isNeeded)
  if (formats.length === 0 || needed.length === 0) return []
  const { left, top, right, bottom } = roomOf(
    formats.flatMap((id) => findFormat(id) ?? []),
    document,
  )
  const boxes = needed.map((layer) => seenBox(parts, layer))
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const wide = Math.max(...boxes.map((box) => box.x + box.width)) - x
  const tall = Math.max(...boxes.map((box) => box.y + box.height)) - y
  const scale = Math.min(1, (right - left) / wide, (bottom - top) / tall)
  if (scale < SCALE_LEAST) return []
  // As near to where it was as the room allows.
  const to = {
    x: Math.min(Math.max(x, left), right - wide * scale),
    y: Math.min(Math.max(y, top), bottom - tall * scale),
  }
  const moved = (layer: PictureLayer): PictureLayer => ({
    ...layer,
    ...{ x: to.x + (layer.x - x) * scale, y: to.y + (layer.y - y) * scale },
    ...{ width: Math.max(1, layer.width * scale), height: Math.max(1, layer.height * scale) },
    ...(layer.kind === 'text' && { size: layer.size * scale }),
  })
  return [{ ...document, layers: layers.map((one) => (isNeeded(one) ? moved(one) : one)) }]
}

/** The button in a color of the brand, with letters that are read on it. */
function inBrandColor({ brand }: Subject, { document }: Parts): LayerDocument[] {
  const button = document.layers.find((layer) => isWritten(layer) && layer.plate)
  if (button?.kind !== 'text' || !brand) return []
  return brand.colours.flatMap((fill) =>
    ['#ffffff', '#101014'].map((colour) =>
      replaced(document, button.id, (layer) => ({
        ...layer,
        colour,
        plate: layer.plate && { ...layer.plate, fill, is_outline: false },
      })),
    ),
  )
}

/** The legal line small at the foot of the picture, at its head, or beside the other words. */
function withLegalLine({ formats }: Subject, { document, measures }: Parts, text: string) {
  const { layers } = document
  const words = layers.filter(isWritten)
  const model = words.find(({ role }) => role === 'subline' || role === 'headline')
  const { left, top, right, bottom } = roomOf(zonedFormats(formats, document), document)
  const size = Math.ceil(((TEXT_PX.legal + 1) * document.width) / PHONE_WIDTH)
  const lines = Math.ceil((text.length * size * 0.56) / (right - left))
  const tall = lines * size * 1.3
  const foot = Math.max(0, ...measures.texts.map((one) => one.y + one.height))
  const head = Math.min(document.height, ...measures.texts.map((one) => one.y))
  const line = (y: number, colour: string): LayerDocument => ({
    ...document,
    layers: [
      ...layers,
      {
        ...{ id: freshId(document), role: 'legal', kind: 'text', text: text.slice(0, 500) },
        ...{ x: left, y, width: right - left, height: tall, turn: 0, opacity: 1 },
        ...{ is_hidden: false, group: null, font: model?.font ?? 'inter', weight: 400 },
        ...{ tracking: 0, size, leading: null, align: 'start', colour },
        ...{ is_struck: false, plate: null },
      },
    ],
  })
  return [bottom - tall, top, foot + size, head - tall - size]
    .filter((y) => y >= top && y + tall <= bottom + 1)
    .flatMap((y) => ['#101014', '#ffffff'].map((colour) => line(y, colour)))
}

function freshId({ layers }: LayerDocument): string {
  const taken = new Set(layers.map(({ id }) => id))
  let number = layers.length + 1
  while (taken.has(`legal-${number}`)) number += 1
  return `legal-${number}`
}

/** The words that were there before somebody wrote others. */
function asBefore({ document, before }: Parts, { layer: id }: Finding): LayerDocument[] {
  const old = before?.layers.find((one) => one.id === id)
  if (old?.kind !== 'text') return []
  return [replaced(document, id, (layer) => ({ ...layer, text: old.text }))]
}
