import type { FileFacts } from '../../../contract/check-fit.ts'
import type { ExportFormat } from '../../../contract/export-formats.ts'
import type { LayerDocument, PictureLayer } from '../../../contract/layers.ts'
import type { PreflightCheck } from '../../../contract/preflight.ts'
import type { LayerMeasures } from '../../generation/proofs.ts'
import type { Loudness } from '../../media/loudness.ts'

/** What an ad was asked to say. */
export interface KnownWords {
  /** The prompt, and each part that is printed. */
  texts: string[]
  legal: string | null
}

/** A picture whose parts are known, and what was measured of it. */
export interface Parts {
  document: LayerDocument
  /** As it was before somebody moved or rewrote parts of it; null where nobody has. */
  before: LayerDocument | null
  measures: LayerMeasures
  /** It is the one picture that it is: its words are not known. */
  isFlat: boolean
}

/** All that is known of an ad before it goes out. */
export interface Subject {
  file: FileFacts
  formats: readonly ExportFormat[]
  /** Whether it is known that it will run there; else these are all that it might run in. */
  isPlaced: boolean
  /** Null for a film. */
  parts: Parts | null
  /** What is on in a film, one after the other; nothing where its words are not known. */
  shots: readonly Parts[]
  /** The engine told it in shots, and tells it again in another size, within what is left free there. */
  isRetold: boolean
  words: KnownWords | null
  brand: { name: string; colours: readonly string[] } | null
  /** Null without sound. */
  sound: Loudness | null
}

/** What words are looked for in: a picture, or each shot of a film. */
export const seenParts = ({ parts, shots }: Pick<Subject, 'parts' | 'shots'>): readonly Parts[] =>
  parts && !parts.isFlat ? [parts] : shots

/** A finding before anybody is told of it. */
export interface Finding {
  check: PreflightCheck
  severity: 'error' | 'warning'
  layer: string | null
  text: string | null
  formats: string[]
  has: number | null
  wants: number | null
}

export const found = (
  check: PreflightCheck,
  severity: Finding['severity'],
  facts: Partial<Omit<Finding, 'check' | 'severity'>> = {},
): Finding => ({
  ...{ check, severity, layer: null, text: null, formats: [], has: null, wants: null },
  ...facts,
})

/** Words that somebody wrote: what says how a picture came about is not theirs to set. */
export const isWritten = (
  layer: PictureLayer,
): layer is Extract<PictureLayer, { kind: 'text' }> & {
  role: Exclude<PictureLayer['role'], 'mark'>
} => layer.kind === 'text' && layer.role !== 'mark' && !layer.is_hidden && layer.text.trim() !== ''
