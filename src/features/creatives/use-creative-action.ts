import { useMutation, useQueryClient } from '@tanstack/react-query'
import { creativeKeys } from '@/api/creative-page.queries'
import { useTellFailure } from '@/components/creations/use-tell-failure'

/** A mutation of a creative. Whatever the outcome, the queries refetch. */
export function useCreativeAction<Input, Output>(
  act: (options: { data: Input }) => Promise<Output>,
  onDone?: (output: Output) => void,
) {
  const client = useQueryClient()
  const onError = useTellFailure()
  return useMutation({
    mutationFn: (input: Input) => act({ data: input }),
    onSuccess: onDone,
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: creativeKeys.all }),
  })
}
