import { and, count, desc, eq, max, min } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireRunner } from '../campaigns/index.ts'
import { adFigures, figureImports } from './tables.ts'

type Endpoints = typeof contract.figures

/** Imports that still own figures: those replaced by a later import belong to that one. */
export async function listImports({
  db,
  actor,
}: CallContext<'user'>): Promise<OutputOf<Endpoints['imports']>> {
  requireRunner(actor)
  const rows = await db
    .select({
      import_id: figureImports.id,
      platform: figureImports.platform,
      file_name: figureImports.fileName,
      row_count: count(),
      from: min(adFigures.day),
      to: max(adFigures.day),
      createdAt: figureImports.createdAt,
    })
    .from(figureImports)
    .innerJoin(adFigures, eq(adFigures.importId, figureImports.id))
    .where(eq(figureImports.teamId, actor.teamId))
    .groupBy(figureImports.id)
    .orderBy(desc(figureImports.id))
  return {
    imports: rows.map(({ createdAt, from, to, ...row }) => ({
      ...row,
      from: from ?? '',
      to: to ?? '',
      imported_at: createdAt.toISOString(),
    })),
  }
}

/** @throws AppError('not_found') */
export async function removeImport(
  { db, actor }: CallContext<'user'>,
  { importId }: ParsedInputOf<Endpoints['removeImport']>,
): Promise<OutputOf<Endpoints['removeImport']>> {
  requireRunner(actor)
  const removed = await db
    .delete(figureImports)
    .where(and(eq(figureImports.id, importId), eq(figureImports.teamId, actor.teamId)))
    .returning({ id: figureImports.id })
  if (removed.length === 0) throw new AppError('not_found')
  return { done: true }
}
