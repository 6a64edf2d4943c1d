import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { RemovalView } from '../../../contract/endpoints/removal-view.ts'
import type { preview } from '../../../contract/endpoints/watermark.ts'
import { WATERMARK_PREVIEW_SECONDS } from '../../../contract/limits.ts'
import type { CallContext } from '../../context.ts'
import { cancelIn } from './cancel-work.ts'
import { checkAreas, shownBetween } from './check-areas.ts'
import { insertWork } from './insert-work.ts'
import { lockRemoval } from './removal-row.ts'
import { removalView } from './removal-view.ts'
import { requireNoRun, requireTry } from './require-try.ts'
import { sourceOf } from './source-of.ts'
import { shownVideo } from './video.ts'

/**
 * Starts a free three-second preview around a moment, replacing one that is still being made.
 * @throws AppError('area_never_shown') if no area is visible at that moment, what is wrong with an area,
 *   AppError('removal_running' | 'removal_result_missing' | 'tries_used_up')
 */
export async function previewRemoval(
  context: CallContext<'visitor'>,
  { token, mode, areas, source, at_seconds }: ParsedInputOf<typeof preview>,
): Promise<RemovalView> {
  const removal = await context.db.transaction(async (tx) => {
    const locked = await lockRemoval(tx, token, context.actor)
    const active = await requireNoRun(tx, locked)
    const file = await sourceOf(tx, locked, source)
    const video = shownVideo(file)
    const latest = Math.max(0, video.durationSeconds - WATERMARK_PREVIEW_SECONDS)
    const fromSeconds = Math.min(latest, Math.max(0, at_seconds - WATERMARK_PREVIEW_SECONDS / 2))
    const checked = checkAreas(areas, mode, video)
    const seen = shownBetween(checked, fromSeconds, fromSeconds + WATERMARK_PREVIEW_SECONDS)
    if (checked.length > 0 && seen.length === 0) throw new AppError('area_never_shown')
    for (const work of active) {
      if (work.kind === 'preview') await cancelIn(context, tx, work)
    }
    await requireTry(tx, locked, 'preview')
    await insertWork(context, tx, locked, {
      id: uuidv7(),
      kind: 'preview',
      mode,
      areas: seen,
      source,
      fromSeconds,
      sourceFileId: file.id,
    })
    return locked
  })
  return removalView(context, removal)
}
