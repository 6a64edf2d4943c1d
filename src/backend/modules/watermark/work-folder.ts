import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { WATERMARK_PREVIEW_SECONDS } from '../../../contract/limits.ts'
import type { Context } from '../../context.ts'
import type { Env } from '../../env.ts'
import { endWorker } from '../../media/watermark/take-over.ts'
import type { WorkRequest } from '../../media/watermark/work-request.ts'
import { copyFileTo, type FileRow } from '../files/index.ts'
import type { WorkRow } from './removal-row.ts'

type Folders = Pick<Env, 'dataDir'>

const allWorks = ({ dataDir }: Folders) => join(dataDir, 'watermark')
const folderOf = (env: Folders, workId: string) => join(allWorks(env), workId)

/** A work's own folder, and what the engine leaves there. */
export interface WorkFolder {
  path: string
  source: string
  result: string
  before: string
}

/** Makes a work's folder with its source and its request. Safe to repeat: finished segments stay. */
export async function prepareWorkFolder(
  context: Pick<Context, 'storage' | 'env'>,
  work: WorkRow,
  file: FileRow,
): Promise<WorkFolder> {
  const path = folderOf(context.env, work.id)
  await mkdir(path, { recursive: true, mode: 0o700 })
  const source = join(path, 'source')
  if (!(await stat(source).catch(() => null))) {
    const partial = `${source}.${process.pid}.tmp`
    await copyFileTo(context, file.id, partial)
    await rename(partial, source)
  }
  const folder = { path, source, ...outputsIn(path, work, file) }
  const request = requestOf(work, folder)
  if (request) await writeFile(join(path, 'request.json'), JSON.stringify(request))
  return folder
}

/** The result stays what the source was, as far as the engine writes such files; clips are for browsers. */
function outputsIn(path: string, { kind }: WorkRow, { mimeType }: FileRow) {
  const kept = { 'video/quicktime': 'mov', 'video/x-matroska': 'mkv' }[mimeType]
  const extension = (kind === 'erase' && kept) || 'mp4'
  return { result: join(path, `result.${extension}`), before: join(path, 'before.mp4') }
}

/** What the engine is asked; null for what is not its business. */
function requestOf(
  work: WorkRow,
  { source: file, result, before }: WorkFolder,
): WorkRequest | null {
  const { kind: operation, areas, fromSeconds, keepCredentials } = work
  const regions = areas.length > 0 ? { regions: areas } : {}
  if (operation === 'proxy') return null
  if (operation === 'detect') return { operation, file }
  if (operation === 'erase') {
    return { operation, file, out: result, keepCredentials, ...regions }
  }
  const seconds = WATERMARK_PREVIEW_SECONDS
  return { operation, file, before, after: result, fromSeconds, seconds, ...regions }
}

/** Ends whoever still works in a folder, and removes it. */
export async function deleteWorkFolder(env: Folders, workId: string): Promise<void> {
  const path = folderOf(env, workId)
  await endWorker(path)
  await rm(path, { recursive: true, force: true, maxRetries: 3 })
}

/** Ids of the works that have a folder on this machine. */
export async function listWorkFolders(env: Folders): Promise<string[]> {
  const names = await readdir(allWorks(env)).catch(() => [])
  return names.filter((name) => z.uuid().safeParse(name).success)
}
