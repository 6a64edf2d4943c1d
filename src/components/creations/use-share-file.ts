import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { notify } from '@/browser/notifications'
import type { TaskOutput } from '@/contract/endpoints/tasks'
import { shareFile, useCanShare } from './share-file'

/** Hands a result to the phone's share sheet; a failure shows a message, and the download remains. */
export function useShareFile({ url }: Pick<TaskOutput, 'url'>, title: string) {
  const { t } = useLingui()
  const { mutate, isPending } = useMutation({
    mutationFn: () => shareFile(url, title),
    onSuccess: (isShown) => {
      if (!isShown) notify('info', t`Ready to share. Tap Share again.`)
    },
    onError: () => notify('error', t`Couldn’t share this. Download it instead.`),
  })
  return { canShare: useCanShare(), share: () => mutate(), isPending }
}
