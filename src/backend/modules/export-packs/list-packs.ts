import { and, desc, eq, ne } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { ROWS_PER_PAGE_MAX } from '../../../contract/limits.ts'
import type { CallContext } from '../../context.ts'
import { requireRunner } from '../campaigns/index.ts'
import { filesOfPack, requirePack } from './pack-row.ts'
import { packFileView, packViews } from './pack-view.ts'
import { exportPacks } from './tables.ts'

type List = typeof contract.exportPacks.list
type Detail = typeof contract.exportPacks.detail

export async function listPacks(context: CallContext<'user'>): Promise<OutputOf<List>> {
  const { db, actor } = context
  requireRunner(actor)
  const rows = await db
    .select()
    .from(exportPacks)
    .where(and(eq(exportPacks.teamId, actor.teamId), ne(exportPacks.status, 'CANCELLED')))
    .orderBy(desc(exportPacks.id))
    .limit(ROWS_PER_PAGE_MAX)
  return { packs: await packViews(context, rows) }
}

/** @throws AppError('not_found') */
export async function showPack(
  context: CallContext<'user'>,
  { packId }: ParsedInputOf<Detail>,
): Promise<OutputOf<Detail>> {
  const { db, actor } = context
  requireRunner(actor)
  const row = await requirePack(db, { packId, teamId: actor.teamId })
  const [pack] = await packViews(context, [row])
  if (!pack) throw new Error('The pack was not found again.')
  const files = await filesOfPack(db, packId)
  return { pack, files: files.map(packFileView) }
}
