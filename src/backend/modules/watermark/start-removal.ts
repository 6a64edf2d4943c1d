import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { RemovalView } from '../../../contract/endpoints/removal-view.ts'
import type { start } from '../../../contract/endpoints/watermark.ts'
import { isRepeat } from '../../../contract/watermark.ts'
import type { CallContext } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import { requireTeamStorage } from '../uploads/index.ts'
import { cancelIn } from './cancel-work.ts'
import { checkAreas } from './check-areas.ts'
import { pixelSecondsOf } from './estimate.ts'
import { freeRepeatOf, runsOf } from './free-repeat.ts'
import { insertWork } from './insert-work.ts'
import { takePayment } from './payment.ts'
import { lockRemoval } from './removal-row.ts'
import { removalView } from './removal-view.ts'
import { requireNoRun } from './require-try.ts'
import { sourceOf } from './source-of.ts'
import { shownVideo } from './video.ts'

/** For a while, a run keeps its source, its segments and its result on disk. */
const COPIES = 3

/**
 * Starts the full run: the statement of rights, its payment, its row and its job in one transaction.
 * @throws AppError('rights_not_stated' | 'removal_running' | 'removal_result_missing' |
 *   'free_quota_used' | 'video_too_long' | 'price_changed' | 'insufficient_credits' | 'storage_full' |
 *   'team_storage_full'), or what is wrong with an area
 */
export async function startRemoval(
  context: CallContext<'visitor'>,
  input: ParsedInputOf<typeof start>,
): Promise<RemovalView> {
  const { env, clock, actor } = context
  const { token, mode, source } = input
  const removal = await context.db.transaction(async (tx) => {
    const locked = await lockRemoval(tx, token, actor)
    const active = await requireNoRun(tx, locked)
    const file = await sourceOf(tx, locked, source)
    const video = shownVideo(file)
    const areas = checkAreas(input.areas, mode, video)
    if (!input.rights) throw new AppError('rights_not_stated')
    await requireFreeSpace(env.dataDir, COPIES * file.sizeBytes)
    if (actor.kind === 'user') await requireTeamStorage(context, tx, actor.teamId)
    const id = uuidv7()
    const payment = await takePayment(context, tx, {
      workId: id,
      video,
      creditsMax: input.credits_max,
      isRepeat: isRepeat(areas, freeRepeatOf(await runsOf(tx, locked))),
    })
    // People still watch the proxy during the run.
    for (const work of active) if (work.kind !== 'proxy') await cancelIn(context, tx, work)
    await insertWork(context, tx, locked, {
      id,
      kind: 'erase',
      mode,
      areas,
      source,
      ...payment,
      sourceFileId: file.id,
      keepCredentials: input.keep_credentials,
      rightsStatedAt: clock.now(),
      pixelSeconds: pixelSecondsOf(video),
    })
    faultPoint(env, 'watermark.created_before_commit')
    return locked
  })
  faultPoint(env, 'watermark.created')
  return removalView(context, removal)
}
