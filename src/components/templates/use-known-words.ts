import { useQuery, useQueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import type { KnownWords } from './fill-template'
import { findKnownWords } from './known-words'

const NOTHING: KnownWords = {}

/** The known words, for a screen that shows templates. */
export function useKnownWords(): KnownWords {
  const client = useQueryClient()
  const { data: user } = useQuery(userInfoQuery())
  const { data } = useQuery({
    queryKey: ['templates', 'known'],
    queryFn: () => findKnownWords(client),
    enabled: Boolean(user),
    staleTime: 10_000,
  })
  return data ?? NOTHING
}
