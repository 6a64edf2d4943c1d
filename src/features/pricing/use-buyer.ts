import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { subscriptionQuery } from '@/api/billing.queries'

/** Who looks at the prices, and the plan they have already. */
export function useBuyer() {
  const { data: user = null } = useQuery(userInfoQuery())
  const isSignedIn = user !== null
  const { data } = useQuery({ ...subscriptionQuery(), enabled: isSignedIn })
  return {
    isSignedIn,
    subscription: (isSignedIn && data?.subscription) || null,
    /** Until it is known what they have, nothing can be offered. */
    isKnown: !isSignedIn || data !== undefined,
  }
}
