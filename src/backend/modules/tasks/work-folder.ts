import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import { uploadedFontsOf } from '../../../contract/layers.ts'
import type { Context } from '../../context.ts'
import type { Env } from '../../env.ts'
import type { BrandKit, FontFile, Handle, LocalFile } from '../../generation/provider.ts'
import { copyOnce, type RunFolders, runFolders } from '../../runs/run-folder.ts'
import { placeBrand, placeFonts } from '../brands/index.ts'
import { copyFileTo, findFileName, findFiles } from '../files/index.ts'
import { findProductFiles } from '../products/index.ts'
import { type InputRole, taskInputs } from './tables.ts'
import type { TaskRow } from './task-row.ts'

export const taskFolders = (env: Pick<Env, 'dataDir'>): RunFolders => runFolders(env, 'work')

/** The handle with this machine's path: another machine may have submitted the task, with its folder elsewhere. */
export const handleHere = (
  { env }: Pick<Context, 'env'>,
  { id }: Pick<TaskRow, 'id'>,
  handle: Handle,
): Handle =>
  handle.workDir ? { ...handle, workDir: join(taskFolders(env).pathOf(id), 'engine') } : handle

/** A file the task starts from, in the task's own folder. */
export interface LocalInput extends LocalFile {
  role: InputRole
}

export interface WorkFolder {
  /** For the provider's exclusive use. */
  workDir: string
  inputs: LocalInput[]
  /** The brand to show in the result. */
  brand?: BrandKit
  /** The team's uploaded fonts that its layers use. */
  fonts?: FontFile[]
}

/** The fields of a task that determine its input files. */
type Made = Pick<TaskRow, 'id' | 'brand' | 'layers'>

/**
 * Creates a task's folder with copies of its input files. Safe to repeat: files from an earlier run stay.
 * @throws AppError('upload_missing', { name }) when a file is gone
 */
export async function prepareWorkFolder(
  context: Pick<Context, 'db' | 'storage' | 'env'>,
  task: Made,
): Promise<WorkFolder> {
  const taskId = task.id
  const folders = taskFolders(context.env)
  const workDir = await folders.make(taskId, 'engine')
  const inputsDir = await folders.make(taskId, 'inputs')
  return fillWorkFolder(context, task, { workDir, inputsDir })
}

/**
 * Copies a task's input files into a folder.
 * @throws AppError('upload_missing') when a file is gone
 */
export async function fillWorkFolder(
  context: Pick<Context, 'db' | 'storage'>,
  { id: taskId, brand, layers }: Made,
  { workDir, inputsDir }: { workDir: string; inputsDir: string },
): Promise<WorkFolder> {
  const rows = await context.db
    .select()
    .from(taskInputs)
    .where(eq(taskInputs.taskId, taskId))
    .orderBy(asc(taskInputs.role), asc(taskInputs.position))
  const fileIds = rows.map(({ fileId }) => fileId)
  const files = await findFiles(context.db, fileIds)
  const products = await findProductFiles(context.db, fileIds)
  const inputs: LocalInput[] = []
  for (const { role, fileId } of rows) {
    const file = files.get(fileId)
    if (!file) throw await missingInput(context, fileId)
    const path = join(inputsDir, fileId)
    await copyOnce(path, (to) => copyFileTo(context, fileId, to)).catch(async (error: unknown) => {
      // Its bytes were deleted behind our back.
      const isGone = isAppError(error) && error.code === 'not_found'
      throw isGone ? await missingInput(context, fileId) : error
    })
    const isProduct = products.has(fileId)
    inputs.push({ role, path, mimeType: file.mimeType, kind: file.kind, isProduct })
  }
  const own = uploadedFontsOf(layers?.before, layers?.after)
  const fonts = await placeFonts(context, own, inputsDir)
  if (!brand) return { workDir, inputs, fonts }
  return { workDir, inputs, fonts, brand: await placeBrand(context, brand, inputsDir) }
}

const missingInput = async ({ db }: Pick<Context, 'db'>, fileId: string): Promise<AppError> =>
  new AppError('upload_missing', { name: await findFileName(db, fileId) })
