import { reachableEmail } from './reachable-email'
import { useSite } from './use-site'

/** The operator's email; null when it is not reachable from outside. */
export const useOperatorEmail = (): string | null => reachableEmail(useSite())
