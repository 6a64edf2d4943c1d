import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { Env } from '../../env.ts'
import type { LocalFile } from '../../generation/provider.ts'
import { copyFileTo, findFiles } from '../files/index.ts'
import { type InputRole, taskInputs } from './tables.ts'
import type { TaskRow } from './task-row.ts'

type Folders = Pick<Env, 'dataDir'>

const allTasks = ({ dataDir }: Folders) => join(dataDir, 'work')
const folderOf = (env: Folders, taskId: string) => join(allTasks(env), taskId)

/** A file the task starts from, in the task's own folder. */
export interface LocalInput extends LocalFile {
  role: InputRole
}

export interface WorkFolder {
  /** The provider's alone. */
  workDir: string
  inputs: LocalInput[]
  /** Of the brand the result shall bear. */
  logo?: LocalFile
}

/**
 * Makes a task's folder with copies of the files it starts from. Safe to repeat: what a run before
 * has put there stays.
 * @throws AppError('upload_missing') when a file is gone
 */
export async function prepareWorkFolder(
  context: Pick<Context, 'db' | 'storage' | 'env'>,
  { id: taskId, brand }: Pick<TaskRow, 'id' | 'brand'>,
): Promise<WorkFolder> {
  const folder = folderOf(context.env, taskId)
  const workDir = join(folder, 'engine')
  const inputsDir = join(folder, 'inputs')
  await mkdir(workDir, { recursive: true, mode: 0o700 })
  await mkdir(inputsDir, { recursive: true, mode: 0o700 })
  const rows = await context.db
    .select()
    .from(taskInputs)
    .where(eq(taskInputs.taskId, taskId))
    .orderBy(asc(taskInputs.role), asc(taskInputs.position))
  const files = await findFiles(
    context.db,
    [...rows.map(({ fileId }) => fileId), brand?.logoFileId].filter((id) => typeof id === 'string'),
  )
  const inputs: LocalInput[] = []
  for (const { role, fileId } of rows) {
    const file = files.get(fileId)
    if (!file) throw new AppError('upload_missing')
    const path = join(inputsDir, fileId)
    await copyOnce(context, fileId, path)
    inputs.push({ role, path, mimeType: file.mimeType, kind: file.kind })
  }
  const logo = brand?.logoFileId ? files.get(brand.logoFileId) : undefined
  if (!logo) return { workDir, inputs }
  const path = join(inputsDir, logo.id)
  await copyOnce(context, logo.id, path)
  return { workDir, inputs, logo: { path, mimeType: logo.mimeType, kind: logo.kind } }
}

/** By rename, so that a copy a crash cut short is not taken for whole. */
async function copyOnce(context: Pick<Context, 'storage'>, fileId: string, path: string) {
  if (await stat(path).catch(() => null)) return
  const partial = `${path}.${process.pid}.tmp`
  await copyFileTo(context, fileId, partial)
  await rename(partial, path)
}

export async function deleteWorkFolder(env: Folders, taskId: string): Promise<void> {
  await rm(folderOf(env, taskId), { recursive: true, force: true, maxRetries: 3 })
}

/** Ids of the tasks that have a folder on this machine. */
export const listWorkFolders = (env: Folders): Promise<string[]> =>
  readdir(allTasks(env)).catch(() => [])
