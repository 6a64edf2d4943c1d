import { AD_PLATFORMS, type AdPlatform } from '@/contract/campaign-words'
import { checkFit, type FileFacts, type FitFinding } from '@/contract/check-fit'
import { EXPORT_FORMATS, type ExportFormat } from '@/contract/export-formats'
import { isAmong } from '@/contract/keys-of'

/** A placement and what keeps a file from running there unchanged, in its best-fitting ratio. */
export interface PlacementFit {
  format: ExportFormat
  findings: FitFinding[]
}

/** Every placement once, in the ratio that suits the file best. */
export function fitsOf(file: FileFacts): PlacementFit[] {
  const best = new Map<string, PlacementFit>()
  for (const format of EXPORT_FORMATS) {
    const findings = checkFit(file, format)
    const known = best.get(format.placement)
    if (!known || findings.length < known.findings.length)
      best.set(format.placement, { format, findings })
  }
  return [...best.values()]
}

/** Groups rows by platform, in the platforms' order. */
export function byPlatform<Row>(
  rows: readonly Row[],
  platformOf: (row: Row) => string,
): [AdPlatform, Row[]][] {
  return AD_PLATFORMS.map((platform): [AdPlatform, Row[]] => [
    platform,
    rows.filter((row) => platformOf(row) === platform),
  ]).filter(([, members]) => members.length > 0)
}

export const isPlatform = (name: string): name is AdPlatform => isAmong(AD_PLATFORMS, name)
