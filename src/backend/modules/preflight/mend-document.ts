import type { LayerDocument } from '../../../contract/layers.ts'
import type { LayerMeasures } from '../../generation/proofs.ts'
import { candidatesFor } from './candidates.ts'
import type { ReadFigures } from './check-words.ts'
import { findAll, idOf } from './report.ts'
import { type Finding, isWritten, type Parts, type Subject } from './subject.ts'

/** Each attempt is measured, which takes a fifth of a second; the next click fixes the remaining findings. */
const TRIES_MAX = 40

export interface Mended {
  subject: Subject
  mended: string[]
}

/**
 * Fixes one finding after the other, keeping an attempt only if the picture, measured again, has fewer
 * faults than before: enlarged text may overlap other text.
 */
export async function mendDocument(
  subject: Subject,
  wanted: (id: string) => boolean,
  { figuresOf, measure }: Measuring,
): Promise<Mended> {
  let now = subject
  let tries = TRIES_MAX
  const mended: string[] = []
  for (const finding of byOrder(findAll(subject, figuresOf)).filter((one) => wanted(idOf(one)))) {
    const isOpen = (one: Subject) =>
      findAll(one, figuresOf).some((other) => idOf(other) === idOf(finding))
    if (!isOpen(now)) {
      mended.push(idOf(finding))
      continue
    }
    for (const document of candidatesFor(now, finding)) {
      if (tries-- <= 0) break
      const tried = await remeasured(now, document, measure)
      if (faultsOf(tried, figuresOf) >= faultsOf(now, figuresOf)) continue
      now = tried
      if (!isOpen(now)) mended.push(idOf(finding))
      break
    }
  }
  return { subject: now, mended }
}

export interface Measuring {
  figuresOf: ReadFigures
  measure: (document: LayerDocument) => Promise<LayerMeasures>
}

/** The wording first, then position, then size, then the background. */
const ORDER = [
  'words',
  'text_share',
  'safe_zone',
  'legibility',
  'legal_line',
  'brand_colors',
  'contrast',
]

const byOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => ORDER.indexOf(one.check) - ORDER.indexOf(other.check))

async function remeasured(
  subject: Subject,
  document: LayerDocument,
  measure: Measuring['measure'],
): Promise<Subject> {
  if (!subject.parts) return subject
  return { ...subject, parts: { ...subject.parts, document, measures: await measure(document) } }
}

const ERROR = 3
const OVERLAP = 4

function faultsOf(subject: Subject, figuresOf: ReadFigures): number {
  const found = findAll(subject, figuresOf)
  const weights = found.map(({ severity }) => (severity === 'error' ? ERROR : 1))
  return weights.reduce((sum, one) => sum + one, 0) + OVERLAP * overlapsOf(subject.parts)
}

/** Counts overlapping pairs of texts, and texts beyond the picture's edge. */
function overlapsOf(parts: Parts | null): number {
  if (!parts) return 0
  const { document, measures } = parts
  const written = new Set(document.layers.filter(isWritten).map(({ id }) => id))
  const boxes = measures.texts.filter(({ id }) => written.has(id))
  const isOutside = ({ x, y, width, height }: (typeof boxes)[number]) =>
    x < -1 || y < -1 || x + width > document.width + 1 || y + height > document.height + 1
  const pairs = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).filter((other) => {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
      return across > 2 && down > 0.2 * Math.min(one.height, other.height)
    }),
  )
  return pairs.length + boxes.filter(isOutside).length
}
