import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'

const LeaveQuestion = lazy(() => import('./leave-question'))

interface LeaveGuardProps {
  isGenerating: boolean
  isUploading: boolean
  /** Covers work that starts without or before a render: a quick user could leave in between. */
  isBusyNow?: () => boolean
}

/** Warns before leaving the page while work is in progress on it. */
export function LeaveGuard({ isGenerating, isUploading, isBusyNow }: LeaveGuardProps) {
  const isBusy = useRef<() => boolean>(() => false)
  useLayoutEffect(() => {
    isBusy.current = () => isGenerating || isUploading || isBusyNow?.() === true
  })
  // The same function for the lifetime of the page: the router would pick up a new one only a paint later.
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
