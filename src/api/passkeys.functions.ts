import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { keepSession } from './keep-session'
import { validInput } from './valid-input'

/* Separate from the other account calls: the login form only loads them for people with a passkey. */

const { accounts } = contract

export const passkeysFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(accounts.passkeys, {}))

export const beginPasskeyFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(accounts.beginPasskey, {}))

export const addPasskeyFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.addPasskey))
  .handler(({ data, context }) => context.call(accounts.addPasskey, data))

export const renamePasskeyFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.renamePasskey))
  .handler(({ data, context }) => context.call(accounts.renamePasskey, data))

export const removePasskeyFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.removePasskey))
  .handler(({ data, context }) => context.call(accounts.removePasskey, data))

export const beginPasskeyLoginFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(accounts.beginPasskeyLogin, {}))

export const loginWithPasskeyFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(accounts.loginWithPasskey))
  .handler(async ({ data, context }) =>
    keepSession(await context.call(accounts.loginWithPasskey, data), context.setSecret),
  )
