import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'

interface ErrorStateProps {
  /** The sentence a person reads about what went wrong. */
  message: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
}

/** A part of the page could not be loaded; the rest stays usable. */
export function ErrorState({ message, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <TriangleAlert className="size-8 text-destructive" strokeWidth={1.5} aria-hidden />
      <p className="max-w-measure text-sm">{message}</p>
      {onRetry && (
        <Button variant="outline" onClick={onRetry} loading={isRetrying}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}
