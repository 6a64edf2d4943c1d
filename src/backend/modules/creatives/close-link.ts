import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireRight } from '../teams/index.ts'
import { creativeLinks } from './tables.ts'

type Close = typeof contract.reviews.closeLink

/** @throws AppError('not_found' | 'not_permitted') */
export async function closeLink(
  { db, actor, clock }: CallContext<'user'>,
  { linkId }: ParsedInputOf<Close>,
): Promise<OutputOf<Close>> {
  const isOfTeam = and(
    eq(creativeLinks.id, linkId),
    eq(creativeLinks.teamId, actor.teamId),
    isNull(creativeLinks.closedAt),
  )
  const [link] = await db.select().from(creativeLinks).where(isOfTeam)
  if (!link) throw new AppError('not_found')
  requireRight(actor.teamRole, 'shareCreatives')
  await db.update(creativeLinks).set({ closedAt: clock.now() }).where(isOfTeam)
  return { done: true }
}
