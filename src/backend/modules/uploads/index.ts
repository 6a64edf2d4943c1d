import { contract } from '../../../contract/contract.ts'
import { later } from '../../clock.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { checkUploadJob } from './check-upload.job.ts'
import { deleteUpload } from './delete-upload.ts'
import { listRecentUploads } from './list-recent-uploads.ts'
import { showUpload } from './show-upload.ts'
import { LEFTOVER_AGE_MS, sweepUploadsJob } from './sweep-uploads.job.ts'
import { mountTus } from './tus-routes.ts'
import { uploadFromLink } from './upload-from-link.ts'

export { eraseUploads, uploadsOfUser } from './erase-uploads.ts'
export { fetchLink } from './fetch-link.ts'
export { forgetUpload } from './forget-upload.ts'
export { fileOfReadyUpload, requireReadyUpload } from './require-ready-upload.ts'
export type { UploadPurpose } from './tables.ts'
export { requireTeamStorage, showTeamStorage } from './team-storage.ts'

export const uploadsModule: Module = {
  name: 'uploads',
  keeps: {
    uploads: 'UPLOAD_RETENTION_HOURS, unless a task uses them',
    upload_parts: 'until the upload is checked or has ended',
  },
  routes(app) {
    // Before the endpoints, or its fixed path would match as an upload's id.
    mountTus(app)
    mount(app, contract.uploads.recent, listRecentUploads)
    mount(app, contract.uploads.fromLink, uploadFromLink)
    mount(app, contract.uploads.remove, deleteUpload)
    mount(app, contract.uploads.detail, showUpload)
  },
  async sweepHere({ env, clock }) {
    const { sweepTemporaryFolders } = await import('../../storage/temporary-folder.ts')
    await sweepTemporaryFolders(env.dataDir, later(clock.now(), -LEFTOVER_AGE_MS))
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
