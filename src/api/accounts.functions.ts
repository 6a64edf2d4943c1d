import { createServerFn } from '@tanstack/react-start'
import { isAppError } from '@/contract/app-error'
import { contract } from '@/contract/contract'
import type { UserInfo } from '@/contract/endpoints/accounts'
import { LOGOUT_STATUSES } from '@/contract/error-codes'
import { apiCall } from './api-call'
import { keepSession } from './keep-session'
import { validInput } from './valid-input'

const { accounts } = contract

export const loginFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.login))
  .handler(async ({ data, context }) =>
    keepSession(await context.call(accounts.login, data), context.setSecret),
  )

export const emailTicketFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.emailTicket))
  .handler(({ data, context }) => context.call(accounts.emailTicket, data))

export const checkTicketFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.checkTicket))
  .handler(({ data, context }) => context.call(accounts.checkTicket, data))

export const forgotPasswordFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.forgotPassword))
  .handler(({ data, context }) => context.call(accounts.forgotPassword, data))

/** The signed-in user, or null for a visitor. */
export const userInfoFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(async ({ context }): Promise<UserInfo | null> => {
    if (!context.isSignedIn) return null
    try {
      return await context.call(accounts.userInfo, {})
    } catch (error) {
      if (isAppError(error) && LOGOUT_STATUSES.includes(error.status)) return null
      throw error
    }
  })

/** Ends the session; the cookie is deleted even when the API cannot be reached. */
export const logoutFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(async ({ context }) => {
    try {
      if (context.isSignedIn) await context.call(accounts.logout, {})
    } catch (error) {
      if (!isAppError(error) || !LOGOUT_STATUSES.includes(error.status)) throw error
    } finally {
      context.setSecret('session', null)
    }
    return { done: true as const }
  })

export const oauthConfigFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(accounts.oauthConfig, {}))

export const oauthStartFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.oauthStart))
  .handler(({ data, context }) => context.call(accounts.oauthStart, data))

export const oauthFinishFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.oauthFinish))
  .handler(async ({ data, context }) =>
    keepSession(await context.call(accounts.oauthFinish, data), context.setSecret),
  )
