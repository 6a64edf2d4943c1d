import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'

/** Brand, team and product the user works in; null for a visitor. */
export const currentContextFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(async ({ context }) =>
    context.isSignedIn ? context.call(contract.teams.currentContext, {}) : null,
  )
