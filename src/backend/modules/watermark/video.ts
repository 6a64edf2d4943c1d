import { AppError } from '../../../contract/app-error.ts'
import type { Executor } from '../../db/database.ts'
import { type FileRow, findFile } from '../files/index.ts'
import type { ShownVideo } from './check-areas.ts'

/** Dimensions and length of a stored video as a player shows it. */
export const shownVideo = ({ width, height, durationSeconds }: FileRow): ShownVideo => ({
  width,
  height,
  durationSeconds: durationSeconds ?? 0,
})

/** @throws AppError('upload_missing') if the bytes are gone */
export async function requireVideo(executor: Executor, fileId: string): Promise<FileRow> {
  const file = await findFile(executor, fileId)
  if (!file) throw new AppError('upload_missing')
  return file
}
