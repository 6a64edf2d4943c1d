import { type LocalValue, readLocal, removeLocal, writeLocal } from '@/browser/local-store'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import type { WatermarkMode } from '@/contract/watermark'
import { type Area, fitted, newAreaId } from './area'

const DRAFTS_MAX = 5

/** What is marked on a video and not yet erased. */
export interface MarkDraft {
  mode: WatermarkMode
  /** They went back from a result to mark what was missed. */
  isMarking: boolean
  areas: readonly Area[]
  /** The detection whose finds are among the areas. */
  detectionId: string | null
}

type Stored = LocalValue<'watermark_marks'>[number]
interface Marked extends Pick<RemovalView, 'removal_id'> {
  run: { work_id: string } | null
}

const readDrafts = (): Stored[] => readLocal('watermark_marks') ?? []

/** What this browser remembers of a removal; null when a run since then knows better. */
export function readMarkDraft(removal: Marked & Pick<RemovalView, 'video'>): MarkDraft | null {
  const { removal_id, run, video } = removal
  const draft = readDrafts().find((one) => one.removal_id === removal_id)
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

/** Remembers it beside those of the last few other videos. */
export function writeMarkDraft({ removal_id, run }: Marked, draft: MarkDraft): void {
  const areas = draft.areas.map(({ id: _id, ...area }) => area)
  const stored: Stored = {
    removal_id,
    run_id: run?.work_id ?? null,
    detection_id: draft.detectionId,
    mode: draft.mode,
    is_marking: draft.isMarking,
    areas,
  }
  const others = readDrafts().filter((one) => one.removal_id !== removal_id)
  writeLocal('watermark_marks', [stored, ...others].slice(0, DRAFTS_MAX))
}

/** Forgets a removal that was deleted. */
export function dropMarkDraft(removalId: string): void {
  const others = readDrafts().filter((one) => one.removal_id !== removalId)
  if (others.length > 0) writeLocal('watermark_marks', others)
  else removeLocal('watermark_marks')
}
