import type { FileFacts } from '../../../contract/check-fit.ts'
import type { ExportFormat } from '../../../contract/export-formats.ts'
import type { LayerDocument, PictureLayer } from '../../../contract/layers.ts'
import type { PreflightCheck } from '../../../contract/preflight.ts'
import type { LayerMeasures } from '../../generation/proofs.ts'
import type { Loudness } from '../../media/loudness.ts'

/** The words an ad was asked to say. */
export interface KnownWords {
  /** The prompt, and each printed part. */
  texts: string[]
  legal: string | null
}

/** A picture with known parts, and their measurements. */
export interface Parts {
  document: LayerDocument
  /** The document before anyone moved or rewrote parts of it; null if nobody has. */
  before: LayerDocument | null
  measures: LayerMeasures
  /** The picture is a single flat image: its words are unknown. */
  isFlat: boolean
}

/** All known facts about an ad before it's published. */
export interface Subject {
  file: FileFacts
  formats: readonly ExportFormat[]
  /** Whether it's known to run in these formats; otherwise they're all it might run in. */
  isPlaced: boolean
  /** Null for a film. */
  parts: Parts | null
  /** The shots of a film in order; empty if its words are unknown. */
  shots: readonly Parts[]
  /** The engine made it in shots and can make it again in another size, keeping within the free area there. */
  isRetold: boolean
  words: KnownWords | null
  brand: { name: string; colours: readonly string[] } | null
  /** Null without sound. */
  sound: Loudness | null
}

/** Where texts are checked: a picture, or each shot of a film. */
export const seenParts = ({ parts, shots }: Pick<Subject, 'parts' | 'shots'>): readonly Parts[] =>
  parts && !parts.isFlat ? [parts] : shots

/** A finding before it's reported. */
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

/** Text written by a person; a layer that states how the picture was made isn't theirs to change. */
export const isWritten = (
  layer: PictureLayer,
): layer is Extract<PictureLayer, { kind: 'text' }> & {
  role: Exclude<PictureLayer['role'], 'mark'>
} => layer.kind === 'text' && layer.role !== 'mark' && !layer.is_hidden && layer.text.trim() !== ''
