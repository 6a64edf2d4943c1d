import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { mountAccounts } from './routes.ts'
import { sweepAccountsJob } from './sweep-accounts.job.ts'

export { createUser, NewUser } from './create-user.ts'
export { findSession } from './find-session.ts'
export { findEmail, findEmails, findNames, findUserByEmail } from './find-user.ts'
export { listOperators, setOperator } from './operators.ts'
export { sessionsTopic } from './sessions-topic.ts'

export const accountsModule: Module = {
  name: 'accounts',
  routes: mountAccounts,
  jobs: (context) => [
    handleJob(sweepAccountsJob, async () => {
      const { sweepAccounts } = await import('./sweep-accounts.ts')
      return () => sweepAccounts(context)
    }),
  ],
}
