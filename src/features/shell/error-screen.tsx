import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { MessageScreen } from './message-screen'

interface ErrorScreenProps {
  /** What went wrong, if known. */
  reason?: string
  /** Retries in place. */
  onRetry?: () => void
}

/** The screen for a page that failed. */
export function ErrorScreen({ reason, onRetry }: ErrorScreenProps) {
  return (
    <MessageScreen
      mark={<TriangleAlert className="size-10" strokeWidth={1.5} />}
      title={<Trans>Something went wrong</Trans>}
      action={
        onRetry && (
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {reason ?? <Trans>The page couldn’t be shown. Everything you’ve made is safe.</Trans>}
    </MessageScreen>
  )
}
