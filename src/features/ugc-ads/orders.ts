import { isAppError } from '@/contract/app-error'
import { ERROR_CODES } from '@/contract/error-codes'
import type { Ad, Asked } from './ad'
import { keyOf, type Part, type Tasks } from './parts'
import { isToBeMade } from './progress'

/** A part whose making was ordered, and under which name. */
export interface Order {
  part: Part
  one: Asked
}

/** Orders for what is missing. Whose reply got lost is asked for by the name it had, so that none is paid twice. */
export function ordersFor(
  parts: readonly Part[],
  ad: Ad,
  { tasks, newToken }: { tasks: Tasks; newToken: () => string },
): Order[] {
  return parts.flatMap((part) => {
    if (!part.request || !isToBeMade(part, ad, tasks)) return []
    const key = keyOf(part.request)
    const before = ad.asked[part.id]
    const isLost = before?.key === key && before.taskId === null
    return [{ part, one: { key, token: isLost ? before.token : newToken(), taskId: null } }]
  })
}

export const withOrders = (ad: Ad, orders: readonly Order[]): Ad => ({
  ...ad,
  asked: { ...ad.asked, ...Object.fromEntries(orders.map(({ part, one }) => [part.id, one])) },
})

/** Parts that were ordered and that the server has not been told of: the page was closed before their turn came. */
export const unsentOf = (parts: readonly Part[], { asked }: Ad): Part[] =>
  parts.filter(({ id, request }) => {
    const one = asked[id]
    return request !== null && one?.taskId === null && one.key === keyOf(request)
  })

/** What was ordered and is refused is ordered no more. */
export const withoutUnsent = (ad: Ad): Ad => ({
  ...ad,
  asked: Object.fromEntries(Object.entries(ad.asked).filter(([, { taskId }]) => taskId !== null)),
})

const PASSING = [401, 408, 429]

/** Whether asking again, later, would be answered alike: too few credits, words that are not allowed. */
export function isRefusal(error: unknown): boolean {
  if (!isAppError(error)) return false
  const { http } = ERROR_CODES[error.code]
  return http < 500 && http >= 400 && !PASSING.includes(http)
}
