import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

/* Separate from the sign-in calls, which every page loads. */

const { accounts, personalData } = contract

export const accountFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(accounts.account, {}))

export const saveAccountFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.saveAccount))
  .handler(({ data, context }) => context.call(accounts.saveAccount, data))

export const confirmFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.confirm))
  .handler(({ data, context }) => context.call(accounts.confirm, data))

export const sendConfirmCodeFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(accounts.sendConfirmCode, {}))

export const changePasswordFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.changePassword))
  .handler(({ data, context }) => context.call(accounts.changePassword, data))

export const sessionsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(accounts.sessions, {}))

export const revokeSessionFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.revokeSession))
  .handler(({ data, context }) => context.call(accounts.revokeSession, data))

export const endOtherSessionsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(accounts.endOtherSessions, {}))

export const beginSecondFactorFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(accounts.beginSecondFactor, {}))

export const enableSecondFactorFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.enableSecondFactor))
  .handler(({ data, context }) => context.call(accounts.enableSecondFactor, data))

export const disableSecondFactorFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(accounts.disableSecondFactor, {}))

export const renewRecoveryCodesFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(accounts.renewRecoveryCodes, {}))

export const deleteAccountFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(personalData.deleteAccount, {}))

export const exportDataFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(personalData.exportData, {}))
