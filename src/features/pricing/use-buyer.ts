import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { subscriptionQuery } from '@/api/billing.queries'

/** The current user as a buyer, with the plan they have. */
export function useBuyer() {
  const { data: user = null } = useQuery(userInfoQuery())
  const isSignedIn = user !== null
  const { data } = useQuery({ ...subscriptionQuery(), enabled: isSignedIn })
  return {
    isSignedIn,
    subscription: (isSignedIn && data?.subscription) || null,
    /** Nothing can be offered until the current plan is known. */
    isKnown: !isSignedIn || data !== undefined,
  }
}
