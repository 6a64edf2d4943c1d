import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTellFailure } from '@/components/creations/use-tell-failure'

interface Act<Input, Output> {
  act: (options: { data: Input }) => Promise<Output>
  onDone?: ((output: Output, input: Input) => void) | undefined
  /** `shared`: queries of every page that the action may change; `shown`: refetched only while on screen. */
  shared: QueryKey
  shown: QueryKey
}

/**
 * A mutation of data shared by the team. Whatever the outcome, the queries refetch: a colleague may have been
 * faster.
 */
export function useActOn<Input, Output>({ act, onDone, shared, shown }: Act<Input, Output>) {
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  return useMutation({
    mutationFn: (input: Input) => act({ data: input }),
    onSuccess: (output, input) => onDone?.(output, input),
    onError: tellFailure,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: shared }),
        client.invalidateQueries({ queryKey: shown, refetchType: 'active' }),
      ]),
  })
}
