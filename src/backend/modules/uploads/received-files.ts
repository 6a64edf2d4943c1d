import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { deleteParts, joinParts, RECEIVED, receivedInParts } from './received-parts.ts'

/* Received bytes: in a local folder, or in parts in a storage shared by several machines. */

type WithFolder = { env: Pick<Context['env'], 'dataDir'> }
type ReceivedContext = Pick<Context, 'db' | 'storage' | 'env'>

/** The folder for received bytes; files are named by upload, without an extension a tool might trust. */
export const receivedFolder = ({ env }: WithFolder): string => join(env.dataDir, 'uploads')

const receivedFile = (context: WithFolder, uploadId: string): string =>
  join(receivedFolder(context), uploadId)

/** How many bytes of an upload have arrived. */
export async function receivedBytes(context: ReceivedContext, uploadId: string): Promise<number> {
  if (context.storage.isShared) return receivedInParts(context, uploadId)
  const facts = await stat(receivedFile(context, uploadId)).catch(() => null)
  return facts?.size ?? 0
}

/** Runs `work` with the received bytes as a local file. */
export function withReceived<Result>(
  context: ReceivedContext,
  uploadId: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (!context.storage.isShared) return work(receivedFile(context, uploadId))
  return withTemporaryFolder(context.env.dataDir, async (folder) =>
    work(await joinParts(context, uploadId, folder)),
  )
}

/** Deletes the received bytes of an upload, and the metadata file that the protocol keeps next to them. */
export async function deleteReceived(context: ReceivedContext, uploadId: string): Promise<void> {
  if (context.storage.isShared) return deleteParts(context, uploadId)
  const file = receivedFile(context, uploadId)
  await Promise.all([file, `${file}.json`].map((path) => rm(path, { force: true })))
}

/** Ids of all received uploads older than a given time, complete or not. */
export function listReceived(context: ReceivedContext, before: Date): Promise<Set<string>> {
  return context.storage.isShared ? receivedThere(context, before) : receivedHere(context, before)
}

async function receivedThere({ storage }: ReceivedContext, before: Date): Promise<Set<string>> {
  const ids = new Set<string>()
  for await (const { key, storedAt } of storage.list(RECEIVED)) {
    if (storedAt < before) ids.add(key.split('/')[1] ?? '')
  }
  return ids
}

async function receivedHere(context: ReceivedContext, before: Date): Promise<Set<string>> {
  const names = await readdir(receivedFolder(context)).catch(() => [])
  const ids = new Set(names.map((name) => name.replace(/\.json$/, '')))
  for (const id of ids) {
    const facts = await stat(receivedFile(context, id)).catch(() => null)
    if (facts && facts.mtime > before) ids.delete(id)
  }
  return ids
}
