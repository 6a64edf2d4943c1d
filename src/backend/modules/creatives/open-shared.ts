import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { listLinkCreatives, requireOpenLink } from './links.ts'
import { shownCreatives } from './shown-creatives.ts'

type OpenShared = typeof contract.reviews.openShared

/** @throws AppError('shared_link_closed'), also if all of its creatives were deleted */
export async function openShared(
  context: CallContext<'public'>,
  { token }: ParsedInputOf<OpenShared>,
): Promise<OutputOf<OpenShared>> {
  const link = await requireOpenLink(context, { token, kind: 'share' })
  const creatives = await shownCreatives(context, await listLinkCreatives(context.db, link.id))
  if (creatives.length === 0) throw new AppError('shared_link_closed')
  return { title: link.title, expires_at: link.expiresAt.toISOString(), creatives }
}
