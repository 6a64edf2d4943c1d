import { and, asc, desc, eq, exists, inArray, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import type { LinkKind } from '../../../contract/review-words.ts'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { hashToken, keyedHash } from '../../security/tokens.ts'
import { type CreativeRow, isKept } from './creative-access.ts'
import { creativeLinkItems, creativeLinks, creatives } from './tables.ts'

export type LinkRow = typeof creativeLinks.$inferSelect

/**
 * The token of a link: 256 bits derived from its id with this installation's secret. So the link can be
 * copied again, although the database holds nothing that opens it.
 */
const tokenOf = ({ secret }: Pick<Context, 'secret'>, id: string): string =>
  keyedHash(secret, 'creative-link', id)

/** Null if the link was made under another secret. */
export function findToken(
  context: Pick<Context, 'secret'>,
  { id, tokenHash }: LinkRow,
): string | null {
  const token = tokenOf(context, id)
  return hashToken(token) === tokenHash ? token : null
}

interface NewLink extends Pick<LinkRow, 'teamId' | 'createdBy' | 'title' | 'expiresAt'> {
  kind: LinkKind
  creativeIds: readonly string[]
}

export async function insertLink(
  context: Context,
  tx: Transaction,
  { creativeIds, ...link }: NewLink,
): Promise<LinkRow> {
  const id = uuidv7()
  const tokenHash = hashToken(tokenOf(context, id))
  const [row] = await tx
    .insert(creativeLinks)
    .values({ ...link, id, tokenHash, createdAt: context.clock.now() })
    .returning()
  if (!row) throw new Error('The link was not stored.')
  await tx
    .insert(creativeLinkItems)
    .values(creativeIds.map((creativeId, position) => ({ linkId: id, creativeId, position })))
  return row
}

/**
 * The link that a token opens.
 * @throws AppError('shared_link_closed'), also for an unknown token
 */
export async function requireOpenLink(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { token, kind }: { token: string; kind: LinkKind },
): Promise<LinkRow> {
  const [row] = await db
    .select()
    .from(creativeLinks)
    .where(and(eq(creativeLinks.tokenHash, hashToken(token)), eq(creativeLinks.kind, kind)))
  if (!row || row.closedAt || row.expiresAt <= clock.now()) {
    throw new AppError('shared_link_closed')
  }
  return row
}

/** The creatives of a link in its order, without those deleted since. */
export async function listLinkCreatives(
  executor: Executor,
  linkId: string,
): Promise<CreativeRow[]> {
  const rows = await executor
    .select({ creative: creatives })
    .from(creativeLinkItems)
    .innerJoin(creatives, eq(creatives.id, creativeLinkItems.creativeId))
    .where(and(eq(creativeLinkItems.linkId, linkId), isKept))
    .orderBy(asc(creativeLinkItems.position))
  return rows.map(({ creative }) => creative)
}

/** A team's open links, newest first: all, or those that include one creative. */
export const listTeamLinks = (
  executor: Executor,
  { teamId, creativeId }: { teamId: string; creativeId?: string | undefined },
): Promise<LinkRow[]> => {
  const leadsThere =
    creativeId === undefined
      ? undefined
      : exists(
          executor
            .select({ id: creativeLinkItems.linkId })
            .from(creativeLinkItems)
            .where(
              and(
                eq(creativeLinkItems.linkId, creativeLinks.id),
                eq(creativeLinkItems.creativeId, creativeId),
              ),
            ),
        )
  return executor
    .select()
    .from(creativeLinks)
    .where(and(eq(creativeLinks.teamId, teamId), isNull(creativeLinks.closedAt), leadsThere))
    .orderBy(desc(creativeLinks.id))
    .limit(LINKS_SHOWN_MAX)
}

const LINKS_SHOWN_MAX = 200

/** Ids of the creatives of each link. */
export async function findLinkItems(
  executor: Executor,
  linkIds: readonly string[],
): Promise<(linkId: string) => string[]> {
  const rows =
    linkIds.length === 0
      ? []
      : await executor
          .select()
          .from(creativeLinkItems)
          .where(inArray(creativeLinkItems.linkId, [...linkIds]))
          .orderBy(asc(creativeLinkItems.position))
  return (id) => rows.filter(({ linkId }) => linkId === id).map(({ creativeId }) => creativeId)
}
