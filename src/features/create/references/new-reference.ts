import { v7 as uuidv7 } from 'uuid'
import type { UploadView } from '@/contract/endpoints/uploads'
import type { ReferenceItem, ReferenceRole } from '../composer/draft'
import type { PlannedFile } from './plan-files'

type NewReference = Pick<ReferenceItem, 'role' | 'kind' | 'name'> & { thumbnailUrl?: string }

/** A reference before anything has been uploaded. */
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
    // Shows a picture at once; the server's own thumbnail replaces it later.
    thumbnailUrl: kind === 'image' ? URL.createObjectURL(file) : undefined,
  })

/** A picture uploaded earlier. */
export const newEarlierReference = (upload: UploadView, role: ReferenceRole): ReferenceItem => ({
  ...newReference({ role, kind: 'image', name: upload.file_name }),
  status: 'ready',
  progress: 1,
  source: { upload_id: upload.upload_id },
  thumbnailUrl: upload.thumbnail_url,
})
