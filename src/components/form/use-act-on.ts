import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTellFailure } from '@/components/creations/use-tell-failure'

interface Act<Input, Output> {
  act: (options: { data: Input }) => Promise<Output>
  onDone?: ((output: Output, input: Input) => void) | undefined
  /** What every page shows that may be another afterwards; of others, only what is on the screen. */
  shared: QueryKey
  shown: QueryKey
}

/**
 * Something done to what a team has in common. Whatever came of it, the page asks again: a colleague may have
 * been faster.
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
