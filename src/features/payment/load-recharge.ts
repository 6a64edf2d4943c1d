import type { QueryClient } from '@tanstack/react-query'
import { priceListQuery } from '@/api/billing.queries'
import type { Language } from '@/contract/languages'

/** Loads the packs; the balance is loaded with the header. */
export const loadRecharge = (queryClient: QueryClient, language: Language) =>
  queryClient.ensureQueryData(priceListQuery(language))
