import { and, count, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { type ExportFormat, findFormat, takesKind } from '../../../contract/export-formats.ts'
import { PACK_FILES_MAX, PACKS_UNDER_WAY_MAX } from '../../../contract/limits.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { requireCampaign, requireRunner } from '../campaigns/index.ts'
import { type CreativeRow, findCreatives } from '../creatives/index.ts'
import { findFiles } from '../files/index.ts'
import { findTasks } from '../tasks/index.ts'
import type { PackFileRow } from './pack-row.ts'
import { packViews } from './pack-view.ts'
import { runPackJob } from './run-pack.job.ts'
import { exportFiles, exportPacks } from './tables.ts'

type Start = typeof contract.exportPacks.start

/**
 * Orders creatives in the formats of placements. An image isn't ordered for a video-only placement: that
 * pair gets no file in the pack.
 * @throws AppError('not_found' | 'invalid_input' | 'packs_limit_reached')
 */
export async function startPack(
  context: CallContext<'user'>,
  input: ParsedInputOf<Start>,
): Promise<OutputOf<Start>> {
  const { db, actor, clock, queue } = context
  requireRunner(actor)
  const { teamId, userId } = actor
  const ids = [...new Set(input.creative_ids)]
  const rows = await findCreatives(db, { ids, actor })
  if (rows.length < ids.length) throw new AppError('not_found')
  const files = await orderedFiles(context, rows, formatsOf(input.formats))
  if (files.length === 0) throw new AppError('invalid_input', { field: 'formats', rule: 'no_file' })
  if (files.length > PACK_FILES_MAX)
    throw new AppError('invalid_input', { field: 'formats', rule: 'too_many', max: PACK_FILES_MAX })
  const campaignId = input.campaign_id
  const campaign = campaignId ? await requireCampaign(db, { campaignId, teamId }) : null
  const pack = await db.transaction(async (tx) => {
    await requireRoom(tx, teamId)
    const [row] = await tx
      .insert(exportPacks)
      .values({
        teamId,
        userId,
        title: campaign?.name ?? '',
        texts: input.texts,
        levelSound: input.level_sound,
        status: 'CREATED',
        createdAt: clock.now(),
      })
      .returning()
    if (!row) throw new Error('The pack was not stored.')
    await tx.insert(exportFiles).values(files.map((file) => ({ ...file, packId: row.id })))
    await queue.enqueue(tx, runPackJob, { packId: row.id }, { singletonKey: row.id })
    return row
  })
  const [view] = await packViews(context, [pack])
  if (!view) throw new Error('The pack was not found again.')
  return view
}

/** @throws AppError('invalid_input') for an unknown format */
const formatsOf = (ids: readonly string[]): ExportFormat[] =>
  [...new Set(ids)].map((id) => {
    const format = findFormat(id)
    if (!format) throw new AppError('invalid_input', { field: 'formats', rule: 'unknown' })
    return format
  })

async function orderedFiles(
  { db }: Pick<CallContext, 'db'>,
  rows: readonly CreativeRow[],
  formats: readonly ExportFormat[],
): Promise<Omit<typeof exportFiles.$inferInsert, 'packId'>[]> {
  const stored = await findFiles(
    db,
    rows.map(({ fileId }) => fileId),
  )
  const tasks = await findTasks(
    db,
    rows.map(({ taskId }) => taskId),
  )
  const wanted = rows.flatMap((row) => {
    const file = stored.get(row.fileId)
    if (!file) return []
    const title = row.name ?? tasks.get(row.taskId)?.prompt ?? ''
    return formats
      .filter((format) => takesKind(format, file.kind))
      .map(({ id: format }) => ({ ...sourceOf(row), title, format, state: WAITING }))
  })
  return wanted.map((file, position) => ({ ...file, position }))
}

const WAITING = 'waiting' as const satisfies PackFileRow['state']

const sourceOf = ({ id: creativeId, taskId, fileId }: CreativeRow) => ({
  creativeId,
  taskId,
  fileId,
})

/** @throws AppError('packs_limit_reached') */
async function requireRoom(tx: Transaction, teamId: string): Promise<void> {
  const [row] = await tx
    .select({ value: count() })
    .from(exportPacks)
    .where(and(eq(exportPacks.teamId, teamId), inArray(exportPacks.status, ['CREATED', 'RUNNING'])))
  if ((row?.value ?? 0) >= PACKS_UNDER_WAY_MAX) throw new AppError('packs_limit_reached')
}
