import { v7 as uuidv7 } from 'uuid'
import type { ReferenceItem } from '../../src/features/create/composer/draft.ts'

/** An uploaded image in the reference tray. */
export const makeReference = (given: Partial<ReferenceItem> = {}): ReferenceItem => ({
  id: uuidv7(),
  role: 'image',
  kind: 'image',
  name: 'mug.png',
  status: 'ready',
  progress: 1,
  source: { upload_id: uuidv7() },
  thumbnailUrl: '/media/mug',
  errorCode: null,
  ...given,
})
