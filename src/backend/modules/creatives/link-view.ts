import type { CreativeLink } from '../../../contract/endpoints/reviews.ts'
import type { LinkKind } from '../../../contract/review-words.ts'
import type { CallContext } from '../../context.ts'
import { findNames } from '../accounts/index.ts'
import { findLinkItems, findToken, type LinkRow } from './links.ts'

const PAGES: Record<LinkKind, string> = { share: 'shared', review: 'review' }

/** Address of the page behind a token; it has no language prefix, so the page opens in the reader's own. */
const addressOf = (origin: string, kind: LinkKind, token: string): string =>
  `${origin}/${PAGES[kind]}/${token}`

/** Links as shown to team members who may share. */
export async function linkViews(
  context: CallContext<'user'>,
  rows: readonly LinkRow[],
): Promise<CreativeLink[]> {
  const { db, clock, request } = context
  const itemsOf = await findLinkItems(
    db,
    rows.map(({ id }) => id),
  )
  const people = await findNames(db, [...new Set(rows.map(({ createdBy }) => createdBy))])
  return rows.map((row) => {
    const token = findToken(context, row)
    return {
      link_id: row.id,
      kind: row.kind,
      title: row.title,
      url: token && addressOf(request.origin, row.kind, token),
      creative_ids: itemsOf(row.id),
      created_by: people.get(row.createdBy) ?? null,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      is_expired: row.expiresAt <= clock.now(),
    }
  })
}
