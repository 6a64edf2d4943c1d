import type { FigureField } from '@/contract/figures'

/** What an ad platform calls its columns, in ten languages. */
export interface PlatformColumns {
  /** Names that few others use. */
  tells: readonly string[]
  names: Record<FigureField, readonly string[]>
}
