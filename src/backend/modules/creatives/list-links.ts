import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireRight } from '../teams/index.ts'
import { linkViews } from './link-view.ts'
import { listTeamLinks } from './links.ts'

type List = typeof contract.reviews.listLinks

/** @throws AppError('not_permitted') */
export async function listLinks(
  context: CallContext<'user'>,
  { creative_id }: ParsedInputOf<List>,
): Promise<OutputOf<List>> {
  const { teamId, teamRole } = context.actor
  requireRight(teamRole, 'shareCreatives')
  const rows = await listTeamLinks(context.db, { teamId, creativeId: creative_id })
  return { links: await linkViews(context, rows) }
}
