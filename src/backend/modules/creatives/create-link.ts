import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { requireRight } from '../teams/index.ts'
import { findCreatives } from './creative-access.ts'
import { linkViews } from './link-view.ts'
import { insertLink } from './links.ts'

type Create = typeof contract.reviews.createLink

/** @throws AppError('not_permitted'), AppError('not_found') if one of the creatives doesn't exist */
export async function createLink(
  context: CallContext<'user'>,
  { creative_ids, kind, title, days }: ParsedInputOf<Create>,
): Promise<OutputOf<Create>> {
  const { db, actor, clock } = context
  requireRight(actor.teamRole, 'shareCreatives')
  const ids = [...new Set(creative_ids)]
  const row = await db.transaction(async (tx) => {
    const found = await findCreatives(tx, { ids, actor })
    if (found.length < ids.length) throw new AppError('not_found')
    return insertLink(context, tx, {
      teamId: actor.teamId,
      createdBy: actor.userId,
      kind,
      title,
      expiresAt: later(clock.now(), days * DAY_MS),
      creativeIds: ids,
    })
  })
  const [view] = await linkViews(context, [row])
  if (!view) throw new Error('A link has a view.')
  return view
}
