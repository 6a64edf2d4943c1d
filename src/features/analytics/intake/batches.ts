import type { AdFigure } from '@/contract/endpoints/figures'
import { FIGURE_ROWS_MAX } from '@/contract/figures'

/** The API accepts 256 KiB at once; letters of some scripts take three bytes. */
const BATCH_BYTES_MAX = 180_000
const encoder = new TextEncoder()

/** Splits rows into batches that the API accepts. */
export function* batchesOf(rows: readonly AdFigure[]): Generator<AdFigure[]> {
  let batch: AdFigure[] = []
  let bytes = 0
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1
    if (batch.length === FIGURE_ROWS_MAX || bytes + size > BATCH_BYTES_MAX) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(row)
    bytes += size
  }
  if (batch.length > 0) yield batch
}
