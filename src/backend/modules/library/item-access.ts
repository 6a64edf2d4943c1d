import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { libraryItems } from '../files/index.ts'

export type ItemRow = typeof libraryItems.$inferSelect
export type ItemAsker = Pick<UserActor, 'userId' | 'teamId' | 'teamRole'>

/** SQL condition: items of the user's current team, as far as their role shows them. */
export const isItemSeenBy = ({ userId, teamId, teamRole }: ItemAsker): SQL | undefined =>
  and(
    eq(libraryItems.teamId, teamId),
    mayDo(teamRole, 'seeEverybodysFiles') ? undefined : eq(libraryItems.userId, userId),
  )

/** SQL condition: in the bin, or not. */
export const isInBin = (isBinned: boolean): SQL =>
  isBinned ? isNotNull(libraryItems.binnedAt) : isNull(libraryItems.binnedAt)

/** Whether a user may delete an item they see: its maker may, unless a colleague saved it, and so may an admin. */
export const mayDeleteItem = (
  { userId, teamRole }: ItemAsker,
  item: Pick<ItemRow, 'userId' | 'savedBy'>,
): boolean =>
  mayDo(teamRole, 'deleteEverybodysFiles') ||
  (item.userId === userId && (item.savedBy === null || item.savedBy === userId))

interface Wanted {
  ids: readonly string[]
  actor: ItemAsker
  isBinned?: boolean
}

/** The items among `ids` that the user sees. */
export function findItems(
  executor: Executor,
  { ids, actor, isBinned = false }: Wanted,
): Promise<ItemRow[]> {
  return executor
    .select()
    .from(libraryItems)
    .where(and(inArray(libraryItems.fileId, [...ids]), isItemSeenBy(actor), isInBin(isBinned)))
}

/** Like `findItems`, split into the ids the user may delete and those they may not. */
export async function findDeletable(
  executor: Executor,
  wanted: Wanted,
): Promise<{ ids: string[]; refused: string[] }> {
  const seen = await findItems(executor, wanted)
  const idsOf = (mayDelete: boolean) =>
    seen.filter((item) => mayDeleteItem(wanted.actor, item) === mayDelete).map((one) => one.fileId)
  return { ids: idsOf(true), refused: idsOf(false) }
}

/** @throws AppError('not_permitted') */
export function requireOrganizer({ teamRole }: ItemAsker): void {
  if (!mayDo(teamRole, 'organizeLibrary')) throw new AppError('not_permitted')
}
