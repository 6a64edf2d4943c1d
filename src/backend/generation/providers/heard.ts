import type { FaultKind } from './service-error.ts'

export type HeardKind = FaultKind | 'success'

/** A provider's response, for monitoring. */
export interface Heard {
  provider: string
  kind: HeardKind
  /** The provider's own description of a fault. */
  reason: string
}
