import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { isNotBinned, isStored } from '../files/index.ts'
import { makerOf } from '../tasks/index.ts'
import { creatives } from './tables.ts'

export type CreativeRow = typeof creatives.$inferSelect
export type CreativeAsker = Pick<UserActor, 'userId' | 'teamId' | 'teamRole'>

/** SQL condition: the creative isn't deleted, and its file exists and isn't in the bin. */
export const isKept: SQL | undefined = and(
  isNull(creatives.deletedAt),
  isStored(creatives.fileId),
  isNotBinned(creatives.fileId),
)

/** SQL condition: creatives of the user's current team, as far as their role shows them. */
export const isCreativeSeenBy = ({ userId, teamId, teamRole }: CreativeAsker): SQL | undefined =>
  and(
    eq(creatives.teamId, teamId),
    isKept,
    mayDo(teamRole, 'seeEverybodysCreatives')
      ? undefined
      : or(eq(creatives.userId, userId), eq(makerOf(creatives.taskId), userId)),
  )

/** Whether a user may rename and delete a creative that they see. */
export const mayChangeCreative = (
  { userId, teamRole }: CreativeAsker,
  creative: Pick<CreativeRow, 'userId'>,
): boolean => creative.userId === userId || mayDo(teamRole, 'changeEverybodysCreatives')

/** The creatives among `ids` that the user sees, in the order of the ids. */
export async function findCreatives(
  executor: Executor,
  { ids, actor }: { ids: readonly string[]; actor: CreativeAsker },
): Promise<CreativeRow[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .select()
    .from(creatives)
    .where(and(inArray(creatives.id, [...ids]), isCreativeSeenBy(actor)))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Ids and names of all creatives that the user sees. */
export const nameCreatives = (
  executor: Executor,
  actor: CreativeAsker,
): Promise<Pick<CreativeRow, 'id' | 'name'>[]> =>
  executor
    .select({ id: creatives.id, name: creatives.name })
    .from(creatives)
    .where(isCreativeSeenBy(actor))

/** @throws AppError('not_found'), both for a creative the user doesn't see and for one that doesn't exist */
export async function requireCreative(
  executor: Executor,
  { creativeId, actor }: { creativeId: string; actor: CreativeAsker },
): Promise<CreativeRow> {
  const [row] = await findCreatives(executor, { ids: [creativeId], actor })
  if (!row) throw new AppError('not_found')
  return row
}
