import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { deliverMailJob } from './deliver-mail.job.ts'
import { sweepOutboxJob } from './sweep-outbox.job.ts'

export { countUnsentMail } from './count-unsent-mail.ts'
export { listOutbox } from './list-outbox.ts'
export { sendMail } from './send-mail.ts'

export const outboxModule: Module = {
  name: 'outbox',
  keeps: {
    outbox: '30 days; codes until they expire',
  },
  jobs: (context) => [
    handleJob(deliverMailJob, async () => {
      const { deliverMail } = await import('./deliver-mail.ts')
      return (payload) => deliverMail(context, payload)
    }),
    handleJob(sweepOutboxJob, async () => {
      const { sweepOutbox } = await import('./sweep-outbox.ts')
      return () => sweepOutbox(context)
    }),
  ],
}
