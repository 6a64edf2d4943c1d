import { and, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { KnowledgeEntry } from '../../../contract/endpoints/knowledge.ts'
import { KNOWLEDGE_EXCERPT } from '../../../contract/knowledge.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import type { CallContext } from '../../context.ts'
import { findBrand } from '../brands/index.ts'
import { brandKnowledge } from './tables.ts'

type Endpoints = typeof contract.knowledge

const { id, title, kind, fileName, changedAt, text } = brandKnowledge

/** All columns but the text, which may be long. */
export const SHOWN = {
  id,
  title,
  kind,
  fileName,
  changedAt,
  excerpt: sql<string>`left(${text}, ${KNOWLEDGE_EXCERPT})`,
  length: sql<number>`char_length(${text})::int`,
}

type ShownRow = Pick<
  typeof brandKnowledge.$inferSelect,
  'id' | 'title' | 'kind' | 'fileName' | 'changedAt'
> & { excerpt: string; length: number }

export const entryView = (row: ShownRow): KnowledgeEntry => ({
  entry_id: row.id,
  title: row.title,
  kind: row.kind,
  file_name: row.fileName,
  excerpt: row.excerpt,
  length: row.length,
  changed_at: row.changedAt.toISOString(),
})

/** SQL condition: an entry of the user's current team. */
export const isOurs = ({ teamId }: Pick<UserActor, 'teamId'>, entryId: string) =>
  and(eq(brandKnowledge.id, entryId), eq(brandKnowledge.teamId, teamId))

/** @throws AppError('not_permitted') unless the role may change the team's brands */
export function requireWriter({ teamRole }: Pick<UserActor, 'teamRole'>): void {
  if (!mayDo(teamRole, 'changeBrand')) throw new AppError('not_permitted')
}

/** The knowledge of the user's current brand; empty if the team has no brand. */
export async function listEntries({
  db,
  actor,
}: CallContext<'user'>): Promise<OutputOf<Endpoints['list']>> {
  const brand = await findBrand(db, actor)
  if (!brand) return { entries: [] }
  const rows = await db
    .select(SHOWN)
    .from(brandKnowledge)
    .where(eq(brandKnowledge.brandId, brand.id))
    .orderBy(desc(brandKnowledge.id))
  return { entries: rows.map(entryView) }
}

/** @throws AppError('not_found') */
export async function showEntry(
  { db, actor }: CallContext<'user'>,
  { entryId }: ParsedInputOf<Endpoints['detail']>,
): Promise<OutputOf<Endpoints['detail']>> {
  const [row] = await db
    .select({ ...SHOWN, text })
    .from(brandKnowledge)
    .where(isOurs(actor, entryId))
  if (!row) throw new AppError('not_found')
  return { ...entryView(row), text: row.text }
}
