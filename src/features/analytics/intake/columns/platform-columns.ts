import type { FigureField } from '@/contract/figures'

/** The column names of an ad platform, in ten languages. */
export interface PlatformColumns {
  /** Names that few other platforms use. */
  tells: readonly string[]
  names: Record<FigureField, readonly string[]>
}
