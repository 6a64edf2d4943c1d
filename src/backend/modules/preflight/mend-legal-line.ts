import type { LayerDocument } from '../../../contract/layers.ts'
import { PHONE_WIDTH, TEXT_PX } from '../../../contract/preflight.ts'
import { zonedFormats } from './check-safe-zones.ts'
import { roomOf } from './mend-safe-zone.ts'
import { isWritten, type Parts, type Subject } from './subject.ts'

/** Adds the legal line in small type at the bottom or top of the picture, or next to the other text. */
export function withLegalLine({ formats }: Subject, { document, measures }: Parts, text: string) {
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
