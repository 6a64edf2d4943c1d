import { Trans } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { TaskOutput } from '@/contract/endpoints/tasks'
import { useShareFile } from './use-share-file'

interface ShareButtonProps {
  output: Pick<TaskOutput, 'url'>
  /** Title in the receiving app. */
  title: string
}

/** Hands a result to the phone's share sheet; renders nothing where there is none. */
export function ShareButton({ output, title }: ShareButtonProps) {
  const { canShare, share, isPending } = useShareFile(output, title)
  if (!canShare) return null
  return (
    <Button variant="outline" size="sm" aria-keyshortcuts="S" loading={isPending} onClick={share}>
      <Share2 aria-hidden />
      <Trans>Share</Trans>
    </Button>
  )
}
