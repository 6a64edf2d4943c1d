import type { AdFigure } from '@/contract/endpoints/figures'
import type { Outline } from './outline'
import { readRecords } from './read-records'
import { createSummer, type LeftOut } from './sum-rows'

/** What a browser can hold and send without trouble; a row is one ad on one day. */
const ROWS_OF_FILE_MAX = 200_000

export class TooManyAds extends Error {
  override readonly name = 'TooManyAds'
}

interface Watched {
  signal?: AbortSignal
  onProgress?: (share: number) => void
  /** Limit after which reading stops. */
  rowsMax?: number
}

/** Reads a whole file according to its outline. @throws EndlessRecord, TooManyAds */
export async function readFigures(
  file: Blob,
  outline: Outline,
  { rowsMax = ROWS_OF_FILE_MAX, ...watched }: Watched = {},
): Promise<{ rows: AdFigure[]; leftOut: LeftOut }> {
  const summer = createSummer(outline)
  let above = outline.titleCount + 1
  for await (const records of readRecords(file, { ...outline, ...watched })) {
    for (const record of records) {
      if (above > 0) above -= 1
      else summer.add(record)
    }
    if (summer.count > rowsMax) throw new TooManyAds()
  }
  return { rows: summer.rows(), leftOut: summer.leftOut() }
}
