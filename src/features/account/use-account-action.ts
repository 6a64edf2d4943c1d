import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQuery, passkeysQuery, sessionsQuery } from '@/api/account-page.queries'
import { accountKeys } from '@/api/accounts.queries'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { useConfirmation } from './confirmation'

/**
 * A mutation of the account. It asks for a confirmation where the server requires one. Whatever the outcome,
 * the account is refetched.
 */
export function useAccountAction<Input, Output>(
  act: (input: Input) => Promise<Output>,
  onDone?: (output: Output) => void,
) {
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  const confirmed = useConfirmation()
  return useMutation({
    mutationFn: (input: Input) => confirmed(() => act(input)),
    onSuccess: (output) => onDone?.(output),
    onError: tellFailure,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: accountQuery().queryKey }),
        client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
        client.invalidateQueries({ queryKey: passkeysQuery().queryKey }),
        client.invalidateQueries({ queryKey: accountKeys.user }),
      ]),
  })
}
