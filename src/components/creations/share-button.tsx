import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import type { TaskOutput } from '@/contract/endpoints/tasks'
import { shareFile, useCanShare } from './share-file'

interface ShareButtonProps {
  output: Pick<TaskOutput, 'url'>
  /** What it is called where it arrives. */
  title: string
}

/** Hands a result to the share sheet of a phone; absent where there is none. */
export function ShareButton({ output, title }: ShareButtonProps) {
  const { t } = useLingui()
  const { mutate, isPending } = useMutation({
    mutationFn: () => shareFile(output.url, title),
    onError: () => notify('error', t`Couldn’t share this. Download it instead.`),
  })
  if (!useCanShare()) return null
  return (
    <Button
      variant="outline"
      size="sm"
      aria-keyshortcuts="S"
      loading={isPending}
      onClick={() => mutate()}
    >
      <Share2 aria-hidden />
      <Trans>Share</Trans>
    </Button>
  )
}
