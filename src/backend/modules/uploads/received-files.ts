import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context.ts'

type WithFolder = { env: Pick<Context['env'], 'dataDir'> }

/** Where bytes are while they arrive: named by upload, without an extension that any tool believes. */
export const receivedFolder = ({ env }: WithFolder): string => join(env.dataDir, 'uploads')

export const receivedFile = (context: WithFolder, uploadId: string): string =>
  join(receivedFolder(context), uploadId)

/** Deletes what arrived of an upload, and the note the protocol keeps beside it. */
export async function deleteReceived(context: WithFolder, uploadId: string): Promise<void> {
  const file = receivedFile(context, uploadId)
  await Promise.all([file, `${file}.json`].map((path) => rm(path, { force: true })))
}

/** Ids of everything that is there, finished or not. */
export async function listReceived(context: WithFolder): Promise<string[]> {
  const names = await readdir(receivedFolder(context)).catch(() => [])
  return [...new Set(names.map((name) => name.replace(/\.json$/, '')))]
}
