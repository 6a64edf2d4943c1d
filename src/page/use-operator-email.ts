import { reachableEmail } from './reachable-email'
import { useSite } from './use-site'

/** How to reach the operator; null while the address is one that nobody outside could write to. */
export const useOperatorEmail = (): string | null => reachableEmail(useSite())
