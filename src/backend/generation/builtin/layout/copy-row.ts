import type { Layer } from '../scene.ts'
import type { Align } from '../type/draw-text.ts'
import type { Inks } from './layout.ts'

export type RowKind = 'headline' | 'subline' | 'cta' | 'chips' | 'price' | 'eyebrow'

/** One row of a stack: knows its height and draws itself once its place is known. */
export interface CopyRow {
  kind: RowKind
  height: number
  gapBefore: number
  place(y: number): Layer[]
}

export interface StackOptions {
  align?: Align
  /** Alignment of the stack in a taller box: top, middle, or bottom. */
  vertical?: Align
  inks?: Inks
  /** Maximum headline size in units. */
  headlineMax?: number
  headlineLines?: number
  without?: readonly RowKind[]
  /** Nothing is dropped: every row is set, however small. */
  isWhole?: boolean | undefined
}
