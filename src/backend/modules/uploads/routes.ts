import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { deleteUpload } from './delete-upload.ts'
import { listRecentUploads } from './list-recent-uploads.ts'
import { showUpload } from './show-upload.ts'
import { mountTus } from './tus-routes.ts'
import { uploadFromLink } from './upload-from-link.ts'

export function mountUploads(app: Hono<ApiEnvironment>): void {
  // Before the endpoints: its fixed path would be taken for an upload's id.
  mountTus(app)
  mount(app, contract.uploads.recent, listRecentUploads)
  mount(app, contract.uploads.fromLink, uploadFromLink)
  mount(app, contract.uploads.remove, deleteUpload)
  mount(app, contract.uploads.detail, showUpload)
}
