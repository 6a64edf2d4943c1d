import { useEffect, useEffectEvent } from 'react'
import { takeLeftDeletion, useLeftDeletion } from '@/browser/deletions'
import { cn } from '@/components/ui/class-names'
import { UndoBar } from './undo-bar'
import { useDeletion } from './use-deletion'

interface LeftDeletionBarProps {
  /** On a full-screen view that covers the page's own bar. */
  isOverPage?: boolean
}

/** Undo for a deletion whose screen was left, on whatever page the user is now. */
export default function LeftDeletionBar({ isOverPage = false }: LeftDeletionBarProps) {
  const deletion = useDeletion()
  const left = useLeftDeletion()
  const takeOver = useEffectEvent(() => {
    const taken = takeLeftDeletion()
    if (taken) deletion.take(taken)
  })
  useEffect(() => {
    if (left) takeOver()
  }, [left])
  return (
    <div
      data-above-composer={!isOverPage || undefined}
      className={cn(
        'pointer-events-none fixed inset-x-0 z-40 flex justify-center *:pointer-events-auto',
        isOverPage ? 'bottom-[38dvh] md:right-88 md:bottom-0' : 'bottom-(--composer-h)',
      )}
    >
      <UndoBar deletion={deletion} isRaised={false} />
    </div>
  )
}
