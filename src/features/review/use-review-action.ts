import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { reviewQuery } from '@/api/reviews.functions'
import { visitorInfoQuery } from '@/api/visitors.functions'
import { useTellFailure } from '@/components/creations/use-tell-failure'

/** An action through a review link. A guest first gets a visitor's record, which identifies them later. */
export function useReviewAction<Input, Output>(
  token: string,
  act: (options: { data: Input }) => Promise<Output>,
  onDone?: (output: Output) => void,
) {
  const client = useQueryClient()
  const onError = useTellFailure()
  return useMutation({
    mutationFn: async (input: Input) => {
      const user = await client.ensureQueryData(userInfoQuery()).catch(() => null)
      if (!user) await client.ensureQueryData(visitorInfoQuery())
      return act({ data: input })
    },
    onSuccess: onDone,
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: reviewQuery(token).queryKey }),
  })
}
