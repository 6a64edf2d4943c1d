import type { Transaction } from '../../db/database.ts'
import { enterItems, findFile } from '../files/index.ts'
import type { UploadRow } from './upload-row.ts'

/** Puts an upload that is ready into the library of its team; what the watermark remover got is not for it. */
export async function enterUpload(tx: Transaction, upload: UploadRow): Promise<void> {
  const { fileId, teamId, userId, purpose, fileName: words, createdAt } = upload
  if (!fileId || !teamId || !userId || purpose !== 'reference') return
  const file = await findFile(tx, fileId)
  if (!file) return
  await enterItems(tx, [{ file, facts: { teamId, userId, origin: 'upload', words, createdAt } }])
}
