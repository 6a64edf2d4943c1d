import { useMutation, useQueryClient } from '@tanstack/react-query'
import { brandKeys } from '@/api/brands.functions'
import { teamKeys } from '@/api/teams.functions'
import { useTellFailure } from '@/components/creations/use-tell-failure'

/**
 * Something done to the brands of a team. Whatever came of it, the page asks again: a colleague may have
 * been faster.
 */
export function useBrandAction<Input, Output>(
  act: (options: { data: Input }) => Promise<Output>,
  onDone?: (output: Output, input: Input) => void,
) {
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  return useMutation({
    mutationFn: (input: Input) => act({ data: input }),
    onSuccess: (output, input) => onDone?.(output, input),
    onError: tellFailure,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: teamKeys.context }),
        client.invalidateQueries({ queryKey: brandKeys.all, refetchType: 'active' }),
      ]),
  })
}
