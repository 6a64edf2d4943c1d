import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'

const YEAR_SECONDS = 31_536_000

/** The visitor's record and free usage; its secret stays in a cookie. */
export const freeCheckFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .handler(async ({ context }) => {
    const { visitor_token, ...visible } = await context.call(contract.visitors.freeCheck, {})
    if (visitor_token) context.setSecret('visitor', visitor_token, YEAR_SECONDS)
    return visible
  })

/** Loaded on the first page for visitors without a session. */
export const visitorInfoQuery = () =>
  queryOptions({ queryKey: ['visitors', 'info'], queryFn: () => freeCheckFn(), staleTime: 60_000 })
