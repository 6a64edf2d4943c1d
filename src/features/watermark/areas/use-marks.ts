import { useEffect, useReducer, useState } from 'react'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { useDetectedAreas } from '../job/use-detected-areas'
import { phaseOf } from '../job/work-state'
import { editAreas } from './area-edits'
import { firstAreas, historyOf } from './first-areas'
import { readMarkDraft, writeMarkDraft } from './mark-draft'

export type Marks = ReturnType<typeof useMarks>

/** Areas, mode and phase of a removal, restored from this browser. */
export function useMarks(removal: RemovalView, detect: () => void) {
  const [draft] = useState(() => readMarkDraft(removal))
  const [history, edit] = useReducer(editAreas, removal, () =>
    historyOf(draft?.areas ?? firstAreas(removal)),
  )
  const [mode, setMode] = useState(draft?.mode ?? removal.run?.mode ?? 'direct')
  const [isMarking, setMarking] = useState(draft?.isMarking ?? false)
  // Confirmed once per video: canceling a run does not reset it.
  const [hasRights, setRights] = useState(false)
  const phase = phaseOf(removal, isMarking)
  const { areas } = history
  const { detection, removal_id, run } = removal
  const foundId = detection?.status === 'SUCCEEDED' ? detection.work_id : null
  const detectionId = useDetectedAreas({
    removal,
    mode,
    isMarking: phase === 'mark',
    areas,
    edit,
    detect,
    appliedId: draft ? draft.detectionId : foundId,
  })
  const runId = run?.work_id ?? null
  useEffect(() => {
    if (phase === 'process') return
    const stored = { removal_id, run: runId === null ? null : { work_id: runId } }
    writeMarkDraft(stored, { mode, isMarking, areas, detectionId })
  }, [removal_id, runId, phase, mode, isMarking, areas, detectionId])
  /** Goes back to the areas; a single area is set to be replaced, with several the user chooses. */
  function doubt() {
    const [only, ...others] = areas
    if (only && others.length === 0)
      edit({ type: 'change', area: { ...only, isReplaced: true }, isStep: true })
    setMarking(true)
  }
  return { history, edit, mode, setMode, phase, setMarking, doubt, hasRights, setRights }
}
