import { keepMarks, readMarks } from '@/browser/mark-drafts'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import type { WatermarkMode } from '@/contract/watermark'
import { type Area, fitted, newAreaId } from './area'

/** Marks on a video that are not erased yet. */
export interface MarkDraft {
  mode: WatermarkMode
  /** The user went back from a result to mark what was missed. */
  isMarking: boolean
  areas: readonly Area[]
  /** The detection whose findings are among the areas. */
  detectionId: string | null
}

interface Marked extends Pick<RemovalView, 'removal_id'> {
  run: { work_id: string } | null
}

/** The draft this browser remembers for a removal; null when a later run overrides it. */
export function readMarkDraft(removal: Marked & Pick<RemovalView, 'video'>): MarkDraft | null {
  const { removal_id, run, video } = removal
  const draft = readMarks(removal_id)
  if (!draft || draft.run_id !== (run?.work_id ?? null)) return null
  const end = video.duration_seconds
  const areas = draft.areas
    .filter(({ from, to }) => from >= 0 && from < to && from < end)
    .map(({ from, to, isOff, isReplaced, ...box }) => ({
      id: newAreaId(),
      ...fitted(box),
      from,
      to: Math.min(to, end),
      ...(isOff && { isOff }),
      ...(isReplaced && { isReplaced }),
    }))
  const { mode, is_marking: isMarking, detection_id: detectionId } = draft
  return { mode, isMarking, areas, detectionId }
}

/** Keeps the draft next to those of the last few other videos. */
export function writeMarkDraft({ removal_id, run }: Marked, draft: MarkDraft): void {
  const areas = draft.areas.map(({ id: _id, ...area }) => area)
  keepMarks({
    removal_id,
    run_id: run?.work_id ?? null,
    detection_id: draft.detectionId,
    mode: draft.mode,
    is_marking: draft.isMarking,
    areas,
  })
}
