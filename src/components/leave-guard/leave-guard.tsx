import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'

const LeaveQuestion = lazy(() => import('./leave-question'))

interface LeaveGuardProps {
  isGenerating: boolean
  isUploading: boolean
  /** Asks what begins without a rendering, or before one: whoever is quick leaves in between. */
  isBusyNow?: () => boolean
}

/** Warns before the page is left while something is under way on it. */
export function LeaveGuard({ isGenerating, isUploading, isBusyNow }: LeaveGuardProps) {
  const isBusy = useRef<() => boolean>(() => false)
  useLayoutEffect(() => {
    isBusy.current = () => isGenerating || isUploading || isBusyNow?.() === true
  })
  // The same for as long as the page is there: the router would take up another one a paint later.
  const [rule] = useState(() => {
    const enableBeforeUnload = () => isBusy.current()
    const shouldBlockFn: ShouldBlockFn = ({ current, next }) =>
      current.pathname !== next.pathname && isBusy.current()
    return { shouldBlockFn, enableBeforeUnload }
  })
  const blocker = useBlocker({ ...rule, withResolver: true })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveQuestion isUploading={isUploading} onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  )
}
