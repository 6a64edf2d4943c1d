import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import { KEPT, type Module } from '../module.ts'
import { changePassword } from './change-password.ts'
import { checkTicket } from './check-ticket.ts'
import { confirm } from './confirm.ts'
import { emailTicket } from './email-ticket.ts'
import { endOtherSessions } from './end-sessions.ts'
import { forgotPassword } from './forgot-password.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { oauthConfig } from './oauth-config.ts'
import { oauthFinish } from './oauth-finish.ts'
import { oauthStart } from './oauth-start.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { beginPasskey } from './passkeys/begin-passkey.ts'
import { listPasskeys } from './passkeys/list-passkeys.ts'
import { beginPasskeyLogin, loginWithPasskey } from './passkeys/login-with-passkey.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { renamePasskey } from './passkeys/rename-passkey.ts'
import { revokeSession } from './revoke-session.ts'
import { beginSecondFactor } from './second-factor/begin-second-factor.ts'
import { disableSecondFactor } from './second-factor/disable-second-factor.ts'
import { enableSecondFactor } from './second-factor/enable-second-factor.ts'
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts'
import { sendConfirmCode } from './send-confirm-code.ts'
import { saveAccount } from './settings/save-account.ts'
import { showAccount } from './settings/show-account.ts'
import { sweepAccountsJob } from './sweep-accounts.job.ts'
import { userInfo } from './user-info.ts'

export { requireConfirmed } from './confirmation.ts'
export { createUser, NewUser } from './create-user.ts'
export {
  deleteAccountRow,
  deleteAvatar,
  findDueAccounts,
  planDeletion,
} from './delete-account.ts'
export { describeAccount, describeSessions } from './describe-account.ts'
export { endAllSessions, endSessions } from './end-sessions.ts'
export { findSession } from './find-session.ts'
export { findEmail, findEmails, findNames, findUserByEmail, findUsers } from './find-user.ts'
export { listOperators, setOperator } from './operators.ts'
export { removeSecondFactor } from './second-factor/disable-second-factor.ts'
export { sessionsTopic } from './sessions-topic.ts'
export { isUsableEmail } from './usable-email.ts'

export const accountsModule: Module = {
  name: 'accounts',
  keeps: {
    account_tries: 'until they no longer count',
    counted_tries: 'until they no longer count',
    email_codes: '2 days',
    identities: KEPT.withTheirOwner,
    login_failures: 'until they no longer count',
    oauth_flows: 'until they expire',
    passkey_challenges: 'until they expire',
    passkeys: KEPT.withTheirOwner,
    recovery_codes: KEPT.withTheirOwner,
    second_factors: KEPT.withTheirOwner,
    sessions: '90 days after they ended',
    spent_identity_tokens: 'until they expire',
    users: KEPT.withTheirOwner,
  },
  routes(app) {
    mount(app, contract.accounts.login, login)
    mount(app, contract.accounts.emailTicket, emailTicket)
    mount(app, contract.accounts.checkTicket, checkTicket)
    mount(app, contract.accounts.forgotPassword, forgotPassword)
    mount(app, contract.accounts.userInfo, userInfo)
    mount(app, contract.accounts.logout, logout)
    mount(app, contract.accounts.sessions, listSessions)
    mount(app, contract.accounts.revokeSession, revokeSession)
    mount(app, contract.accounts.endOtherSessions, endOtherSessions)
    mount(app, contract.accounts.account, showAccount)
    mount(app, contract.accounts.saveAccount, saveAccount)
    mount(app, contract.accounts.confirm, confirm)
    mount(app, contract.accounts.sendConfirmCode, sendConfirmCode)
    mount(app, contract.accounts.changePassword, changePassword)
    mount(app, contract.accounts.beginSecondFactor, beginSecondFactor)
    mount(app, contract.accounts.enableSecondFactor, enableSecondFactor)
    mount(app, contract.accounts.disableSecondFactor, disableSecondFactor)
    mount(app, contract.accounts.renewRecoveryCodes, renewRecoveryCodes)
    mount(app, contract.accounts.passkeys, listPasskeys)
    mount(app, contract.accounts.beginPasskey, beginPasskey)
    mount(app, contract.accounts.addPasskey, addPasskey)
    mount(app, contract.accounts.renamePasskey, renamePasskey)
    mount(app, contract.accounts.removePasskey, removePasskey)
    mount(app, contract.accounts.beginPasskeyLogin, beginPasskeyLogin)
    mount(app, contract.accounts.loginWithPasskey, loginWithPasskey)
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
