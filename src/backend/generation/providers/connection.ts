import type { ModelRow } from '../model.ts'
import type { Adapter } from './adapter.ts'

/** A configured service with its models. */
export interface Connection {
  adapter: Adapter
  rows: readonly ModelRow[]
}
