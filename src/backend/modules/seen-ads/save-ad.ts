import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { releaseFilesJob } from '../files/index.ts'
import { isOurs, requireCollector, requireSeenAd, searchTextOf } from './seen-ad-row.ts'
import { seenAdView } from './seen-ad-view.ts'
import { type SeenAdRow, seenAds } from './tables.ts'
import { takeUpload } from './take-upload.ts'

type Endpoints = typeof contract.seenAds

/**
 * Updates an ad that nobody else has changed since the user loaded it.
 * @throws AppError('not_permitted' | 'not_found' | 'changed_meanwhile'), or what is wrong with an upload
 */
export async function saveAd(
  context: CallContext<'user'>,
  { adId, seen_at: seenAt, picture, ...fields }: ParsedInputOf<Endpoints['save']>,
): Promise<OutputOf<Endpoints['save']>> {
  const { db, actor, clock } = context
  requireCollector(actor)
  const before = await requireSeenAd(db, actor, adId)
  const shown = picture ? await takeUpload(context, picture.upload_id) : {}
  const tags = [...new Set(fields.tags)]
  const columns = { ...fields, tags, ...shown }
  const row = await db.transaction(async (tx) => {
    const seen = seenAt ? eq(seenAds.changedAt, new Date(seenAt)) : undefined
    const [saved] = await tx
      .update(seenAds)
      .set({
        ...columns,
        searchText: searchTextOf({ ...before, ...columns }),
        changedAt: clock.now(),
      })
      .where(and(isOurs(actor, adId), seen))
      .returning()
    if (saved && picture) await releasePicture(context, tx, before)
    return saved
  })
  if (!row) throw new AppError('changed_meanwhile')
  return seenAdView(context, row)
}

/** @throws AppError('not_permitted' | 'not_found') */
export async function removeAd(
  context: CallContext<'user'>,
  { adId }: ParsedInputOf<Endpoints['remove']>,
): Promise<OutputOf<Endpoints['remove']>> {
  const { db, actor } = context
  requireCollector(actor)
  await db.transaction(async (tx) => {
    const [removed] = await tx.delete(seenAds).where(isOurs(actor, adId)).returning()
    if (!removed) throw new AppError('not_found')
    await releasePicture(context, tx, removed)
  })
  return { done: true }
}

/**
 * A picture fetched from a page is deleted with its ad; an upload stays in the library, where its sender finds it.
 */
async function releasePicture(
  { queue }: Pick<CallContext<'user'>, 'queue'>,
  tx: Transaction,
  { fileId, isUpload }: SeenAdRow,
): Promise<void> {
  if (fileId && !isUpload) await queue.enqueue(tx, releaseFilesJob, { fileIds: [fileId] })
}
