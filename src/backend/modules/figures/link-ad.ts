import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireRunner } from '../campaigns/index.ts'
import { findCreatives } from '../creatives/index.ts'
import { adFigures, adLinks } from './tables.ts'

type Link = typeof contract.figures.link

/** @throws AppError('not_found') for an ad without figures, or a creative the user doesn't see */
export async function linkAd(
  { db, actor }: CallContext<'user'>,
  { ad_key: adKey, creative_id: creativeId }: ParsedInputOf<Link>,
): Promise<OutputOf<Link>> {
  requireRunner(actor)
  const { teamId } = actor
  const isOurs = and(eq(adFigures.teamId, teamId), eq(adFigures.adKey, adKey))
  if ((await db.$count(adFigures, isOurs)) === 0) throw new AppError('not_found')
  if (creativeId && (await findCreatives(db, { ids: [creativeId], actor })).length === 0)
    throw new AppError('not_found')
  await db
    .insert(adLinks)
    .values({ teamId, adKey, creativeId })
    .onConflictDoUpdate({ target: [adLinks.teamId, adLinks.adKey], set: { creativeId } })
  return { done: true }
}
