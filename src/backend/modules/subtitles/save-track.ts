import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { byTime } from '../../../contract/subtitles.ts'
import type { CallContext } from '../../context.ts'
import { subtitleTracks } from './tables.ts'
import { requireTrack, trackView } from './track-row.ts'

type Save = typeof contract.subtitles.save
type Remove = typeof contract.subtitles.remove
type Detail = typeof contract.subtitles.detail

export async function showTrack(
  context: CallContext<'user'>,
  { trackId }: ParsedInputOf<Detail>,
): Promise<OutputOf<Detail>> {
  return trackView(context, await requireTrack(context.db, context.actor, trackId))
}

/** @throws AppError('not_found'), or 'changed_meanwhile' if it has been saved elsewhere since */
export async function saveTrack(
  { db, actor, clock }: CallContext<'user'>,
  { trackId, seen_at, name, cues, style }: ParsedInputOf<Save>,
): Promise<OutputOf<Save>> {
  const { updatedAt: seen } = await requireTrack(db, actor, trackId)
  // Two saves in the same millisecond must get different times.
  const updatedAt = new Date(Math.max(clock.now().getTime(), seen.getTime() + 1))
  const [row] = await db
    .update(subtitleTracks)
    .set({ name, cues: cues.toSorted(byTime), style, updatedAt })
    .where(and(eq(subtitleTracks.id, trackId), eq(subtitleTracks.updatedAt, new Date(seen_at))))
    .returning({ updatedAt: subtitleTracks.updatedAt })
  if (!row) throw new AppError('changed_meanwhile')
  return { updated_at: row.updatedAt.toISOString() }
}

/** Deletes subtitles; their video stays. @throws AppError('not_found') */
export async function removeTrack(
  { db, actor }: CallContext<'user'>,
  { trackId }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  const { id } = await requireTrack(db, actor, trackId)
  await db.delete(subtitleTracks).where(eq(subtitleTracks.id, id))
  return { done: true }
}
