import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { checkTicket } from './check-ticket.ts'
import { emailTicket } from './email-ticket.ts'
import { forgotPassword } from './forgot-password.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { oauthConfig } from './oauth-config.ts'
import { oauthFinish } from './oauth-finish.ts'
import { oauthStart } from './oauth-start.ts'
import { revokeSession } from './revoke-session.ts'
import { sweepAccountsJob } from './sweep-accounts.job.ts'
import { userInfo } from './user-info.ts'

export { createUser, NewUser } from './create-user.ts'
export { findSession } from './find-session.ts'
export { findEmail, findEmails, findNames, findUserByEmail, findUsers } from './find-user.ts'
export { listOperators, setOperator } from './operators.ts'
export { sessionsTopic } from './sessions-topic.ts'
export { isUsableEmail } from './usable-email.ts'

export const accountsModule: Module = {
  name: 'accounts',
  routes(app) {
    mount(app, contract.accounts.login, login)
    mount(app, contract.accounts.emailTicket, emailTicket)
    mount(app, contract.accounts.checkTicket, checkTicket)
    mount(app, contract.accounts.forgotPassword, forgotPassword)
    mount(app, contract.accounts.userInfo, userInfo)
    mount(app, contract.accounts.logout, logout)
    mount(app, contract.accounts.sessions, listSessions)
    mount(app, contract.accounts.revokeSession, revokeSession)
    mount(app, contract.accounts.oauthConfig, oauthConfig)
    mount(app, contract.accounts.oauthStart, oauthStart)
    mount(app, contract.accounts.oauthFinish, oauthFinish)
  },
  jobs: (context) => [
    handleJob(sweepAccountsJob, async () => {
      const { sweepAccounts } = await import('./sweep-accounts.ts')
      return () => sweepAccounts(context)
    }),
  ],
}
