import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { SEEN_AD_TITLE_MAX, SEEN_ADS_MAX } from '../../../contract/seen-ads.ts'
import type { CallContext } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { findFileName, markFileUsed } from '../files/index.ts'
import { lockTeam } from '../teams/index.ts'
import { factsOfFile } from './file-facts.ts'
import { platformOf } from './platform-of.ts'
import { type AddressReading, readAddress } from './read-address.ts'
import { requireCollector, searchTextOf } from './seen-ad-row.ts'
import { seenAdView } from './seen-ad-view.ts'
import { type SeenAdRow, seenAds } from './tables.ts'
import { takeUpload } from './take-upload.ts'

type Add = typeof contract.seenAds.add
type Result = Promise<OutputOf<Add>>
type Columns = Omit<typeof seenAds.$inferInsert, 'teamId' | 'userId' | 'searchText'>

/**
 * Adds an ad to the team's board.
 * @throws AppError('not_permitted' | 'seen_ads_limit_reached'), what is wrong with an upload, or why an
 *   address may not be fetched
 */
export function addAd(context: CallContext<'user'>, { source }: ParsedInputOf<Add>): Result {
  requireCollector(context.actor)
  return 'url' in source ? addByAddress(context, source.url) : addUpload(context, source.upload_id)
}

async function addByAddress(context: CallContext<'user'>, url: string): Result {
  const { db, actor, clock, rateLimits, request } = context
  const known = await findByAddress(db, actor.teamId, url)
  if (known?.fileId) return { ad: await seenAdView(context, known), is_known: true }
  if (!known) await requireRoom(db, actor.teamId)
  await rateLimits.take('productImportOfNetwork', actor, request)
  const reading = await readAddress(context, url)
  const shown = reading.file ? await factsOfFile(context, reading.file) : {}
  const columns = { ...factsOf(reading, known), ...shown, sourceUrl: url, changedAt: clock.now() }
  const row = await db.transaction(async (tx) => {
    if (reading.file) await markFileUsed(tx, reading.file.id)
    return known
      ? readAgain(tx, known, columns)
      : insert(context, tx, { ...columns, platform: platformOf(url) })
  })
  return { ad: await seenAdView(context, row), is_known: known !== undefined }
}

async function findByAddress(
  db: Executor,
  teamId: string,
  url: string,
): Promise<SeenAdRow | undefined> {
  const isIt = and(eq(seenAds.teamId, teamId), eq(seenAds.sourceUrl, url))
  const [known] = await db.select().from(seenAds).where(isIt).orderBy(desc(seenAds.id)).limit(1)
  return known
}

/** What a person has written outranks what the page says. */
const factsOf = (
  { read, errorCode, title, description, site }: AddressReading,
  known: SeenAdRow | undefined,
) => ({
  read,
  errorCode,
  site,
  description: description || (known?.description ?? ''),
  title: known?.title || title.slice(0, SEEN_AD_TITLE_MAX),
})

async function addUpload(context: CallContext<'user'>, uploadId: string): Result {
  const { db, actor, clock } = context
  await requireRoom(db, actor.teamId)
  const shown = await takeUpload(context, uploadId)
  const fileName = await findFileName(db, shown.fileId)
  const title = fileName.replace(/\.\w+$/, '').slice(0, SEEN_AD_TITLE_MAX)
  const row = await db.transaction((tx) =>
    insert(context, tx, { ...shown, read: 'upload', title, changedAt: clock.now() }),
  )
  return { ad: await seenAdView(context, row), is_known: false }
}

/** @throws AppError('seen_ads_limit_reached') */
async function requireRoom(executor: Executor, teamId: string): Promise<void> {
  const count = await executor.$count(seenAds, eq(seenAds.teamId, teamId))
  if (count >= SEEN_ADS_MAX) throw new AppError('seen_ads_limit_reached')
}

async function insert(
  { actor, clock }: CallContext<'user'>,
  tx: Transaction,
  columns: Columns,
): Promise<SeenAdRow> {
  const { teamId, userId } = actor
  // Serializes simultaneous additions, so that each one counts those before it.
  await lockTeam(tx, actor)
  await requireRoom(tx, teamId)
  const searchText = searchTextOf(columns)
  const [row] = await tx
    .insert(seenAds)
    .values({ ...columns, teamId, userId, searchText, createdAt: clock.now() })
    .returning()
  if (!row) throw new Error('The ad was not stored.')
  return row
}

async function readAgain(tx: Transaction, known: SeenAdRow, columns: Columns): Promise<SeenAdRow> {
  const searchText = searchTextOf({ ...known, ...columns })
  const [row] = await tx
    .update(seenAds)
    .set({ ...columns, searchText })
    .where(eq(seenAds.id, known.id))
    .returning()
  if (!row) throw new AppError('not_found')
  return row
}
