import { AppError } from '../../../contract/app-error.ts'
import type { Executor } from '../../db/database.ts'
import type { FileRow } from '../files/index.ts'
import type { RemovalRow } from './removal-row.ts'
import { requireVideo } from './video.ts'

/**
 * The video that work starts from: the upload, or the result of an earlier run.
 * @throws AppError('removal_result_missing' | 'upload_missing')
 */
export function sourceOf(
  executor: Executor,
  { fileId, resultFileId }: RemovalRow,
  source: 'original' | 'result',
): Promise<FileRow> {
  if (source === 'original') return requireVideo(executor, fileId)
  if (!resultFileId) throw new AppError('removal_result_missing')
  return requireVideo(executor, resultFileId)
}
