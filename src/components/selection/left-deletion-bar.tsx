import { useEffect, useEffectEvent } from 'react'
import { takeLeftDeletion, useLeftDeletion } from '@/browser/deletions'
import { UndoBar } from './undo-bar'
import { useDeletion } from './use-deletion'

/** The way back from a deletion whose screen was left, on whatever page somebody is now. */
export default function LeftDeletionBar() {
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
      data-above-composer
      className="pointer-events-none fixed inset-x-0 bottom-(--composer-h) z-40 flex justify-center *:pointer-events-auto"
    >
      <UndoBar deletion={deletion} isRaised={false} />
    </div>
  )
}
