import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { TimelineToRender } from '../../../contract/endpoints/timelines.ts'
import { isAmong } from '../../../contract/keys-of.ts'
import { filesOfTimeline, TIMELINE_RESOLUTIONS } from '../../../contract/timeline.ts'
import type { CallContext } from '../../context.ts'
import { findSeenFile } from '../files/index.ts'
import { findTimeline } from '../tasks/index.ts'

type Open = typeof contract.timelines.open

/**
 * A video's timeline as it was cut, without parts whose files were deleted since.
 * @throws AppError('not_found'), or 'upload_missing' if none of its clips is left
 */
export async function openFilm(
  { db, actor }: CallContext<'user'>,
  { fileId }: ParsedInputOf<Open>,
): Promise<OutputOf<Open>> {
  const found = await findTimeline(db, { actor, fileId })
  if (!found) throw new AppError('not_found')
  // A timeline from an earlier version lacks newer fields.
  const timeline = TimelineToRender.parse(found.timeline)
  const { clips, tracks, end_card } = timeline
  const there = new Set<string>()
  for (const id of filesOfTimeline(timeline)) if (await findSeenFile(db, id, actor)) there.add(id)
  const isThere = ({ file_id }: { file_id: string }) => there.has(file_id)
  const parts = [...clips, ...tracks, ...(end_card ? [end_card] : [])]
  const left = clips.filter(isThere)
  if (left.length === 0) throw new AppError('upload_missing')
  return {
    name: found.name,
    resolution: isAmong(TIMELINE_RESOLUTIONS, found.resolution) ? found.resolution : '1080p',
    timeline: {
      ...timeline,
      clips: left,
      tracks: tracks.filter(isThere),
      end_card: end_card && isThere(end_card) ? end_card : null,
    },
    left_out: parts.filter((part) => !isThere(part)).length,
  }
}
