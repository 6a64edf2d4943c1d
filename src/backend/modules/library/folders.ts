import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { FOLDERS_MAX } from '../../../contract/limits.ts'
import type { CallContext } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { libraryFolders, libraryItems } from '../files/index.ts'
import { requireOrganizer } from './item-access.ts'

type Create = typeof contract.library.createFolder
type Rename = typeof contract.library.renameFolder
type Remove = typeof contract.library.removeFolder
type FolderRow = typeof libraryFolders.$inferSelect

/**
 * Creates a folder for the team. Folders nest one level deep: any deeper, and nobody finds anything.
 * @throws AppError('not_found' | 'not_permitted' | 'folder_name_taken' | 'folders_full')
 */
export async function createFolder(
  { db, actor, clock }: CallContext<'user'>,
  { name, parent_id: parentId }: ParsedInputOf<Create>,
): Promise<OutputOf<Create>> {
  requireOrganizer(actor)
  const { teamId, userId: createdBy } = actor
  const folder = await db.transaction(async (tx) => {
    await lockFolders(tx, teamId)
    if (parentId) {
      const parent = await requireFolder(tx, { folderId: parentId, teamId })
      if (parent.parentId) throw new AppError('not_found')
    }
    await requireFreeName(tx, { teamId, parentId, name })
    if ((await tx.$count(libraryFolders, eq(libraryFolders.teamId, teamId))) >= FOLDERS_MAX) {
      throw new AppError('folders_full', { max_folders: FOLDERS_MAX })
    }
    const [row] = await tx
      .insert(libraryFolders)
      .values({ teamId, createdBy, parentId, name, createdAt: clock.now() })
      .returning()
    return row
  })
  if (!folder) throw new Error('The folder was not made.')
  return { folder_id: folder.id, parent_id: folder.parentId, name: folder.name, item_count: 0 }
}

/** @throws AppError('not_found' | 'not_permitted' | 'folder_name_taken') */
export async function renameFolder(
  { db, actor }: CallContext<'user'>,
  { folderId, name }: ParsedInputOf<Rename>,
): Promise<OutputOf<Rename>> {
  requireOrganizer(actor)
  const { teamId } = actor
  await db.transaction(async (tx) => {
    await lockFolders(tx, teamId)
    const { parentId } = await requireFolder(tx, { folderId, teamId })
    await requireFreeName(tx, { teamId, parentId, name, exceptId: folderId })
    await tx.update(libraryFolders).set({ name }).where(eq(libraryFolders.id, folderId))
  })
  return { done: true }
}

/**
 * Deletes a folder and its subfolders. Their items are then in no folder, including those in the bin.
 * @throws AppError('not_found' | 'not_permitted')
 */
export async function removeFolder(
  { db, actor }: CallContext<'user'>,
  { folderId }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  requireOrganizer(actor)
  const { teamId } = actor
  await db.transaction(async (tx) => {
    await lockFolders(tx, teamId)
    await requireFolder(tx, { folderId, teamId })
    const isGoing = or(eq(libraryFolders.id, folderId), eq(libraryFolders.parentId, folderId))
    const going = await tx.delete(libraryFolders).where(isGoing).returning()
    const ids = going.map(({ id }) => id)
    await tx.update(libraryItems).set({ folderId: null }).where(inArray(libraryItems.folderId, ids))
  })
  return { done: true }
}

/** @throws AppError('not_found'), also for another team's folder */
export async function requireFolder(
  executor: Executor,
  { folderId, teamId }: { folderId: string; teamId: string },
): Promise<FolderRow> {
  const [folder] = await executor
    .select()
    .from(libraryFolders)
    .where(and(eq(libraryFolders.id, folderId), eq(libraryFolders.teamId, teamId)))
  if (!folder) throw new AppError('not_found')
  return folder
}

interface FolderName {
  teamId: string
  parentId: string | null
  name: string
  exceptId?: string
}

async function requireFreeName(
  tx: Transaction,
  { teamId, parentId, name, exceptId }: FolderName,
): Promise<void> {
  const isSame = and(
    eq(libraryFolders.teamId, teamId),
    sql`${libraryFolders.parentId} is not distinct from ${parentId}`,
    sql`lower(${libraryFolders.name}) = lower(${name})`,
    exceptId === undefined ? undefined : ne(libraryFolders.id, exceptId),
  )
  if ((await tx.$count(libraryFolders, isSame)) > 0) throw new AppError('folder_name_taken')
}

/** Otherwise two people who create the same folder at once would create two. */
const lockFolders = (tx: Transaction, teamId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`folders:${teamId}`}, 0))`)
