import type { QueryClient } from '@tanstack/react-query'
import { catalogueQuery } from '@/api/billing.queries'

/** The packs; the balance is loaded with the header. */
export const loadRecharge = (queryClient: QueryClient) =>
  queryClient.ensureQueryData(catalogueQuery())
