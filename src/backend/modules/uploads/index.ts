import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { checkUploadJob } from './check-upload.job.ts'
import { deleteUpload } from './delete-upload.ts'
import { listRecentUploads } from './list-recent-uploads.ts'
import { showUpload } from './show-upload.ts'
import { sweepUploadsJob } from './sweep-uploads.job.ts'
import { mountTus } from './tus-routes.ts'
import { uploadFromLink } from './upload-from-link.ts'

export { eraseUploads, uploadsOfUser } from './erase-uploads.ts'
export { fetchLink } from './fetch-link.ts'
export { forgetUpload } from './forget-upload.ts'
export { fileOfReadyUpload, requireReadyUpload } from './require-ready-upload.ts'
export { requireTeamStorage, showTeamStorage } from './team-storage.ts'

export const uploadsModule: Module = {
  name: 'uploads',
  keeps: {
    uploads: 'UPLOAD_RETENTION_HOURS, unless a task took them',
  },
  routes(app) {
    // Before the endpoints: its fixed path would be taken for an upload's id.
    mountTus(app)
    mount(app, contract.uploads.recent, listRecentUploads)
    mount(app, contract.uploads.fromLink, uploadFromLink)
    mount(app, contract.uploads.remove, deleteUpload)
    mount(app, contract.uploads.detail, showUpload)
  },
  jobs: (context) => [
    handleJob(checkUploadJob, async () => {
      const { checkUpload } = await import('./check-upload.ts')
      return (payload, run) => checkUpload(context, payload, run)
    }),
    handleJob(sweepUploadsJob, async () => {
      const { sweepUploads } = await import('./sweep-uploads.ts')
      return () => sweepUploads(context)
    }),
  ],
}
