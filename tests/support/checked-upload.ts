import { contract } from '../../src/contract/contract.ts'
import type { UploadView } from '../../src/contract/endpoints/uploads.ts'
import type { Sender, TestBackend } from './backend.ts'
import { waitFor } from './conditions.ts'

/** Waits until an upload is checked; on a busy machine that takes longer than the client waits. */
export async function checkedUpload(
  backend: Pick<TestBackend, 'call'>,
  uploadId: string,
  sender: Sender,
): Promise<UploadView> {
  const look = () => backend.call(contract.uploads.detail, { uploadId }, sender)
  const isChecked = async () => !/receiving|checking/.test((await look()).status)
  await waitFor(isChecked, 'the upload to be checked', { everyMs: 20, laterMs: 250 })
  return look()
}
