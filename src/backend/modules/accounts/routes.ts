import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
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
import { userInfo } from './user-info.ts'

export function mountAccounts(app: Hono<ApiEnvironment>): void {
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
}
