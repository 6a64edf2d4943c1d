import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WATERMARK_PREVIEW_SECONDS } from '../../../contract/limits.ts'
import type { Context } from '../../context.ts'
import type { Env } from '../../env.ts'
import { endWorker } from '../../media/watermark/take-over.ts'
import type { WorkRequest } from '../../media/watermark/work-request.ts'
import { copyOnce, type RunFolders, runFolders } from '../../runs/run-folder.ts'
import { copyFileTo, type FileRow } from '../files/index.ts'
import type { WorkRow } from './removal-row.ts'

type Folders = Pick<Env, 'dataDir'>

export const workFolders = (env: Folders): RunFolders => runFolders(env, 'watermark')

/** A work item's folder and the files the engine puts there. */
export interface WorkFolder {
  path: string
  source: string
  result: string
  before: string
}

/** Creates a work item's folder with its source and its request. Safe to repeat: finished segments stay. */
export async function prepareWorkFolder(
  context: Pick<Context, 'storage' | 'env'>,
  work: WorkRow,
  file: FileRow,
): Promise<WorkFolder> {
  const path = await workFolders(context.env).make(work.id)
  const source = join(path, 'source')
  await copyOnce(source, (to) => copyFileTo(context, file.id, to))
  const folder = { path, source, ...outputsIn(path, work, file) }
  const request = requestOf(work, folder)
  if (request) await writeFile(join(path, 'request.json'), JSON.stringify(request))
  return folder
}

/** The result keeps the source's container if the engine can write it; clips are MP4, for browsers. */
function outputsIn(path: string, { kind }: WorkRow, { mimeType }: FileRow) {
  const kept = { 'video/quicktime': 'mov', 'video/x-matroska': 'mkv' }[mimeType]
  const extension = (kind === 'erase' && kept) || 'mp4'
  return { result: join(path, `result.${extension}`), before: join(path, 'before.mp4') }
}

/** The engine's request; null for work the engine doesn't do. */
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

/** Ends any process still working in a folder, and removes the folder. */
export async function deleteWorkFolder(env: Folders, workId: string): Promise<void> {
  const folders = workFolders(env)
  await endWorker(folders.pathOf(workId))
  await folders.remove(workId)
}
