import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminKeys } from '@/api/admin.queries'
import { publicKeys } from '@/api/public-keys'
import { useTellFailure } from '@/components/creations/use-tell-failure'

/** A mutation by an operator; the page and the operator's own composer refresh at once. */
export function useAdminAction<Input, Output>(
  act: (options: { data: Input }) => Promise<Output>,
  onDone?: (output: Output) => void,
) {
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  return useMutation({
    mutationFn: (input: Input) => act({ data: input }),
    onSuccess: (output) => {
      void client.invalidateQueries({ queryKey: publicKeys.models })
      onDone?.(output)
      return client.invalidateQueries({ queryKey: adminKeys.all })
    },
    onError: tellFailure,
  })
}
