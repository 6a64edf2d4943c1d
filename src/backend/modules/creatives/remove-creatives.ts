import { inArray } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findCreatives, mayChangeCreative } from './creative-access.ts'
import { creatives } from './tables.ts'

type Remove = typeof contract.creatives.remove

/** Takes creatives off the list; their files stay, since history and other creatives may show them. */
export async function removeCreatives(
  { db, actor, clock }: CallContext<'user'>,
  { creative_ids }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  const seen = await findCreatives(db, { ids: [...new Set(creative_ids)], actor })
  const [own, foreign] = [
    seen.filter((row) => mayChangeCreative(actor, row)),
    seen.filter((row) => !mayChangeCreative(actor, row)),
  ]
  if (own.length > 0) {
    const ids = own.map(({ id }) => id)
    await db.update(creatives).set({ deletedAt: clock.now() }).where(inArray(creatives.id, ids))
  }
  return { refused: foreign.map(({ id }) => id) }
}
