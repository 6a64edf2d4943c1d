import type { FaultKind } from './service-error.ts'

export type HeardKind = FaultKind | 'success'

/** How a provider has answered, for those who watch over it. */
export interface Heard {
  provider: string
  kind: HeardKind
  /** Its own words about a fault. */
  reason: string
}
