import { v7 as uuidv7 } from 'uuid'
import type { UploadView } from '@/contract/endpoints/uploads'
import type { ReferenceItem, ReferenceRole } from '../composer/draft'
import type { PlannedFile } from './plan-files'

type NewReference = Pick<ReferenceItem, 'role' | 'kind' | 'name'> & { thumbnailUrl?: string }

/** What is in the tray before anything has arrived. */
export const newReference = ({ thumbnailUrl, ...given }: NewReference): ReferenceItem => ({
  id: uuidv7(),
  status: 'uploading',
  progress: 0,
  source: null,
  thumbnailUrl: thumbnailUrl ?? null,
  errorCode: null,
  ...given,
})

export const newFileReference = ({ file, kind, role }: PlannedFile): ReferenceItem =>
  newReference({
    role,
    kind,
    name: file.name,
    // A picture is seen at once; it is replaced by the server's own when that has arrived.
    thumbnailUrl: kind === 'image' ? URL.createObjectURL(file) : undefined,
  })

/** A picture the server has already. */
export const newEarlierReference = (upload: UploadView, role: ReferenceRole): ReferenceItem => ({
  ...newReference({ role, kind: 'image', name: upload.file_name }),
  status: 'ready',
  progress: 1,
  source: { upload_id: upload.upload_id },
  thumbnailUrl: upload.thumbnail_url,
})
