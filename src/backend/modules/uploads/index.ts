import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { checkUploadJob } from './check-upload.job.ts'
import { mountUploads } from './routes.ts'
import { sweepUploadsJob } from './sweep-uploads.job.ts'

export { fetchLink } from './fetch-link.ts'
export { forgetUpload } from './forget-upload.ts'
export { fileOfReadyUpload, requireReadyUpload } from './require-ready-upload.ts'

export const uploadsModule: Module = {
  name: 'uploads',
  routes: mountUploads,
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
