import { z } from 'zod'
import { defineJob } from '../../queue/job.ts'

/** Deletes old invitations every night. */
export const forgetInvitationsJob = defineJob({
  name: 'teams.forget-invitations',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '27 4 * * *',
})
