import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { KNOWLEDGE_MAX } from '../../../contract/knowledge.ts'
import type { CallContext } from '../../context.ts'
import { findBrand } from '../brands/index.ts'
import { lockTeam } from '../teams/index.ts'
import { entryView, isOurs, requireWriter, SHOWN } from './entries.ts'
import { brandKnowledge } from './tables.ts'

type Endpoints = typeof contract.knowledge
type Save = ParsedInputOf<Endpoints['save']>

/**
 * @throws AppError('not_permitted' | 'not_found' | 'brand_not_found' | 'changed_meanwhile' |
 *   'knowledge_limit_reached')
 */
export function saveEntry(
  context: CallContext<'user'>,
  input: Save,
): Promise<OutputOf<Endpoints['save']>> {
  requireWriter(context.actor)
  return input.entry_id
    ? change(context, { ...input, entry_id: input.entry_id })
    : add(context, input)
}

const wordsOf = ({ title, kind, file_name: fileName, text }: Save) => ({
  title,
  kind,
  fileName,
  text,
})

async function add({ db, clock, actor }: CallContext<'user'>, input: Save) {
  const { teamId, userId } = actor
  const now = clock.now()
  const [row] = await db.transaction(async (tx) => {
    // Serializes simultaneous additions, so that each one counts those before it.
    await lockTeam(tx, actor)
    const brand = await findBrand(tx, actor)
    if (!brand) throw new AppError('brand_not_found')
    const count = await tx.$count(brandKnowledge, eq(brandKnowledge.brandId, brand.id))
    if (count >= KNOWLEDGE_MAX) throw new AppError('knowledge_limit_reached')
    const facts = { brandId: brand.id, teamId, userId, changedAt: now, createdAt: now }
    return tx
      .insert(brandKnowledge)
      .values({ ...wordsOf(input), ...facts })
      .returning(SHOWN)
  })
  if (!row) throw new Error('The entry was not stored.')
  return entryView(row)
}

/** Refuses to overwrite a change that someone else made in the meantime. */
async function change(
  { db, clock, actor }: CallContext<'user'>,
  input: Save & { entry_id: string },
) {
  const seen = input.seen_at ? eq(brandKnowledge.changedAt, new Date(input.seen_at)) : undefined
  const isOne = isOurs(actor, input.entry_id)
  const [row] = await db
    .update(brandKnowledge)
    .set({ ...wordsOf(input), changedAt: clock.now() })
    .where(and(isOne, seen))
    .returning(SHOWN)
  if (row) return entryView(row)
  const isThere = (await db.$count(brandKnowledge, isOne)) > 0
  throw new AppError(isThere ? 'changed_meanwhile' : 'not_found')
}

/** @throws AppError('not_permitted' | 'not_found') */
export async function removeEntry(
  { db, actor }: CallContext<'user'>,
  { entryId }: ParsedInputOf<Endpoints['remove']>,
): Promise<OutputOf<Endpoints['remove']>> {
  requireWriter(actor)
  const removed = await db
    .delete(brandKnowledge)
    .where(isOurs(actor, entryId))
    .returning({ id: brandKnowledge.id })
  if (removed.length === 0) throw new AppError('not_found')
  return { done: true }
}
