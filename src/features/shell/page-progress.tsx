import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { cn } from '@/components/ui/class-names'
import { PROGRESS_BAR_MS } from '@/contract/limits'

/** A line along the top while the next page is loading. */
export function PageProgress() {
  const { t } = useLingui()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return (
    <div
      role="progressbar"
      aria-label={t`Loading the page`}
      aria-hidden={!isLoading}
      style={{ transitionDuration: `${PROGRESS_BAR_MS}ms` }}
      className={cn(
        'fixed inset-x-0 top-0 z-60 h-0.5 origin-left bg-primary transition-[scale,opacity] ease-standard forced-colors:bg-[Highlight]',
        isLoading ? 'scale-x-75 opacity-100' : 'scale-x-100 opacity-0',
      )}
    />
  )
}
