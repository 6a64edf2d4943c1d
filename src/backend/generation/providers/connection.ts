import type { ModelRow } from '../model.ts'
import type { Adapter } from './adapter.ts'

/** A service that is configured, with the models it has. */
export interface Connection {
  adapter: Adapter
  rows: readonly ModelRow[]
}
