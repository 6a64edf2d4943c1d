import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import type { WatermarkMode } from '@/contract/watermark'
import { type Area, findDuplicate } from '../areas/area'
import type { AreaEdit } from '../areas/area-edits'
import { fromEraseAreas } from '../areas/erase-areas'

interface DetectedAreasInput {
  removal: RemovalView
  mode: WatermarkMode
  isMarking: boolean
  areas: readonly Area[]
  edit: (edit: AreaEdit) => void
  detect: () => void
  /** The detection whose findings are already among the areas. */
  appliedId: string | null
}

/**
 * In direct mode it detects marks automatically; in both modes findings are added to the areas.
 * @returns the detection whose findings were added
 */
export function useDetectedAreas(input: DetectedAreasInput): string | null {
  const { removal, mode, isMarking, areas, edit, detect } = input
  const { detection, detections_left } = removal
  const [appliedId, setAppliedId] = useState(input.appliedId)
  const hasAsked = useRef(false)

  const isWanted =
    isMarking && mode === 'direct' && !detection && areas.length === 0 && detections_left > 0
  const askOnce = useEffectEvent(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    detect()
  })
  useEffect(() => {
    if (isWanted) askOnce()
  }, [isWanted])

  const foundId = detection?.status === 'SUCCEEDED' ? detection.work_id : null
  const apply = useEffectEvent((id: string) => {
    if (appliedId === id) return
    setAppliedId(id)
    const found = fromEraseAreas(detection?.suggestions ?? [], removal.video)
    const added = found.filter((area) => !findDuplicate(area, areas))
    if (added.length > 0) edit({ type: 'replace', areas: [...areas, ...added] })
  })
  useEffect(() => {
    if (foundId) apply(foundId)
  }, [foundId])
  return appliedId
}
