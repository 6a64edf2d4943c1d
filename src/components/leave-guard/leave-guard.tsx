import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const LeaveQuestion = lazy(() => import('./leave-question'))

interface LeaveGuardProps {
  isGenerating: boolean
  isUploading: boolean
}

/** Warns before the page is left while something is under way on it. */
export function LeaveGuard({ isGenerating, isUploading }: LeaveGuardProps) {
  const isBusy = isGenerating || isUploading
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isBusy && current.pathname !== next.pathname,
    enableBeforeUnload: () => isBusy,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveQuestion isUploading={isUploading} onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  )
}
