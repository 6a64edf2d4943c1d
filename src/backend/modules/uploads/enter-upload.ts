import type { Transaction } from '../../db/database.ts'
import { enterItems, findFile } from '../files/index.ts'
import type { UploadRow } from './upload-row.ts'

/** Adds a ready upload to its team's library if it was sent as a reference. */
export async function enterUpload(tx: Transaction, upload: UploadRow): Promise<void> {
  const { fileId, teamId, userId, purpose, fileName: words, createdAt } = upload
  if (!fileId || !teamId || !userId || purpose !== 'reference') return
  const file = await findFile(tx, fileId)
  if (!file) return
  await enterItems(tx, [{ file, facts: { teamId, userId, origin: 'upload', words, createdAt } }])
}
