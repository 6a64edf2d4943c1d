import type { RemovalView } from '@/contract/endpoints/watermark'
import { type AreaHistory, NO_AREAS } from './area-edits'
import { fromEraseAreas } from './erase-areas'

/** The areas a removal is taken up with again: those of its last run or preview, else what was found. */
export function firstHistory({ run, preview, detection, video }: RemovalView): AreaHistory {
  const known = [run?.areas, preview?.areas, detection?.suggestions ?? []]
  const given = known.find((areas) => areas && areas.length > 0) ?? []
  const areas = fromEraseAreas(given, video)
  return { ...NO_AREAS, areas, selectedId: areas[0]?.id ?? null }
}
