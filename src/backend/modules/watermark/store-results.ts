import { extname } from 'node:path'
import { eq } from 'drizzle-orm'
import { v5 as uuidv5 } from 'uuid'
import type { Context } from '../../context.ts'
import { REMOVER } from '../../media/watermark/video/credentials.ts'
import { deleteFile, type FileRow, storeFile } from '../files/index.ts'
import type { WorkRow } from './removal-row.ts'
import { removals } from './tables.ts'
import type { WorkFolder } from './work-folder.ts'

/** A work item's files always get the same ids, so storing them again does nothing. */
const resultId = (workId: string) => uuidv5('result', workId)
const beforeId = (workId: string) => uuidv5('before', workId)

const SUFFIXES = { preview: 'preview', erase: 'without watermark', proxy: 'proxy' }

export interface StoredResults {
  fileId: string | null
  beforeFileId: string | null
}

/** Copies the engine's output into our storage. */
export async function storeResults(
  context: Context,
  work: WorkRow,
  source: FileRow,
  folder: WorkFolder,
  signal: AbortSignal,
): Promise<StoredResults> {
  const { id, kind, removalId } = work
  if (kind === 'detect') return { fileId: null, beforeFileId: null }
  const [owner] = await context.db
    .select({ teamId: removals.teamId, userId: removals.userId })
    .from(removals)
    .where(eq(removals.id, removalId))
  const { teamId, userId } = owner ?? { teamId: null, userId: null }
  const shared = { origin: 'output', kind: 'video', teamId, userId, signal } as const
  const store = (fileId: string, localPath: string, suffix: string) =>
    storeFile(context, {
      ...shared,
      id: fileId,
      localPath,
      fileName: nameWith(source.fileName, suffix, extname(localPath.replace(/\.signed$/, ''))),
    })
  if (kind === 'preview') await store(beforeId(id), folder.before, 'before')
  const result = kind === 'erase' ? await signed(context, work, source, folder) : folder.result
  await store(resultId(id), result, SUFFIXES[kind])
  return { fileId: resultId(id), beforeFileId: kind === 'preview' ? beforeId(id) : null }
}

/** The signed result, or the unsigned one if signing fails; that alerts the operator. */
async function signed(
  { contentCredentials, log }: Context,
  { id, keepCredentials }: WorkRow,
  { mimeType }: FileRow,
  { result, source }: WorkFolder,
): Promise<string> {
  if (!contentCredentials) return result
  const carries = keepCredentials ? 'credentials' : 'bare'
  try {
    const copy = await contentCredentials.sign({
      path: result,
      mimeType: SIGNED_AS[extname(result)] ?? '',
      made: REMOVER,
      source: { file: source, mimeType, carries },
    })
    return copy ?? result
  } catch (error) {
    log.error({ err: error, alarm: 'content credentials', workId: id }, UNSIGNED)
    return result
  }
}

const SIGNED_AS: Record<string, string> = { '.mp4': 'video/mp4', '.mov': 'video/quicktime' }
const UNSIGNED = 'a result goes out without Content Credentials'

const STEM_LENGTH_MAX = 40

/** File name for downloads; a long stem is cut so that the suffix, which tells it from its source, survives. */
function nameWith(fileName: string, suffix: string, extension: string): string {
  const [, stem = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(fileName) ?? []
  // A second pass over a result doesn't repeat the suffix.
  const bare = stem.endsWith(suffix) ? stem.slice(0, -suffix.length) : stem
  const short = [...bare].slice(0, STEM_LENGTH_MAX).join('').trim()
  return `${short} ${suffix}${extension}`.trim()
}

/** Deletes the stored files of work that will have no results. */
export async function dropResults(context: Context, workId: string): Promise<void> {
  for (const id of [resultId(workId), beforeId(workId)]) await deleteFile(context, id)
}
