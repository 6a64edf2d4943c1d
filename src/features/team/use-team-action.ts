import { useMutation, useQueryClient } from '@tanstack/react-query'
import { teamKeys } from '@/api/teams.functions'
import { useTellFailure } from '@/components/creations/use-tell-failure'

/**
 * Something done to a team. Whatever came of it, the page asks again: somebody else may have been
 * faster, or the team may not be one's own any more.
 */
export function useTeamAction<Input, Output>(
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
        client.invalidateQueries({ queryKey: ['teams'], refetchType: 'active' }),
      ]),
  })
}
