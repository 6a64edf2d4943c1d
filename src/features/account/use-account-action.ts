import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQuery, passkeysQuery, sessionsQuery } from '@/api/account-page.queries'
import { accountKeys } from '@/api/accounts.queries'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { useConfirmation } from './confirmation'

/**
 * Something done to the account. Where it takes a confirmation, the person is asked for it and it is
 * done then. Whatever came of it, the page asks again how things are.
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
