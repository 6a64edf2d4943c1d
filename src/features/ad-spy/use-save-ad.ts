import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveSeenAdFn, seenAdKeys } from '@/api/seen-ads.functions'

type Wish = Parameters<typeof saveSeenAdFn>[0]['data']

/** Saves the notes on an ad; the board shows them at once. */
export function useSaveAd() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (data: Wish) => saveSeenAdFn({ data }),
    onSettled: () => client.invalidateQueries({ queryKey: seenAdKeys.all }),
  })
}
