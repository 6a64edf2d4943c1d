import { Plural, Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { focusTile } from '@/browser/use-return-focus'
import { Button } from '@/components/ui/button'
import type { Deletion } from './use-deletion'

export const UNDO_MS = 10_000

type Undoable = Pick<Deletion, 'undoable' | 'undo' | 'finish'>

/** Undo for a deletion, for ten seconds; the timer pauses on hover and focus. */
export function UndoBar({ deletion, isRaised }: { deletion: Undoable; isRaised: boolean }) {
  return (
    <div
      aria-live="polite"
      className={`sticky z-30 mx-auto ${isRaised ? 'bottom-22' : 'bottom-[max(1rem,env(safe-area-inset-bottom))]'}`}
    >
      {deletion.undoable > 0 && <Undo key={deletion.undoable} deletion={deletion} />}
    </div>
  )
}

function Undo({ deletion: { undoable, undo, finish } }: { deletion: Undoable }) {
  const [isHeld, setHeld] = useState(false)
  const end = useEffectEvent(finish)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => end(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody is there.
    <div
      className="flex min-h-12 animate-in items-center gap-3 rounded-lg border bg-popover py-1.5 pr-2 pl-4 text-sm shadow-popover fade-in-0 slide-in-from-bottom-1 duration-200"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        <Plural value={undoable} one="# item deleted" other="# items deleted" />
      </p>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          undo()
          // This button disappears, and the focus would be lost with it.
          focusTile(0)
        }}
      >
        <Undo2 aria-hidden />
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}
