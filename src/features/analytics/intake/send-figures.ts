import { pushFiguresFn } from '@/api/figures.functions'
import type { AdFigure } from '@/contract/endpoints/figures'
import type { AdPlatformName } from '@/contract/figures'
import { batchesOf } from './batches'

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

/** Sends the rows of a file in batches: sent batches stay, and sending them again changes nothing. */
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
