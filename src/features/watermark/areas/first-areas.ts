import type { RemovalView } from '@/contract/endpoints/removal-view'
import type { Area } from './area'
import { type AreaHistory, NO_AREAS } from './area-edits'
import { fromEraseAreas } from './erase-areas'

/** The areas a removal resumes with: those of its last run or preview, or else the detected ones. */
export function firstAreas({ run, preview, detection, video }: RemovalView): readonly Area[] {
  const known = [run?.areas, preview?.areas, detection?.suggestions ?? []]
  const given = known.find((areas) => areas && areas.length > 0) ?? []
  return fromEraseAreas(given, video)
}

/** A history that begins with these areas. */
export const historyOf = (areas: readonly Area[]): AreaHistory => ({
  ...NO_AREAS,
  areas,
  selectedId: areas[0]?.id ?? null,
})
