import { pushFiguresFn } from '@/api/figures.functions'
import type { AdFigure } from '@/contract/endpoints/figures'
import { type AdPlatformName, FIGURE_ROWS_MAX } from '@/contract/figures'

/** The API takes 256 KiB at once; letters of some scripts are three bytes. */
const BATCH_BYTES_MAX = 180_000
const encoder = new TextEncoder()

/** Rows in pieces that the API takes. */
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

export interface Sent {
  added: number
  changed: number
  unchanged: number
}

interface Sending {
  platform: AdPlatformName
  fileName: string
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Sends the rows of a file, one batch after another: what is sent stays, and sending it again changes nothing. */
export async function sendFigures(
  rows: readonly AdFigure[],
  { platform, fileName, signal, onProgress }: Sending,
): Promise<Sent> {
  const sum = { added: 0, changed: 0, unchanged: 0 }
  let importId: string | undefined
  for (const batch of batchesOf(rows)) {
    signal.throwIfAborted()
    const reply = await pushFiguresFn({
      data: { platform, file_name: fileName, import_id: importId, rows: batch },
    })
    importId ??= reply.import_id ?? undefined
    sum.added += reply.added
    sum.changed += reply.changed
    sum.unchanged += reply.unchanged
    onProgress((sum.added + sum.changed + sum.unchanged) / rows.length)
  }
  return sum
}
