import { Plural, Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Removal } from './use-removal'

export const UNDO_MS = 10_000

/** The way back from a removal, for ten seconds; they do not run while it is pointed at or has the focus. */
export function UndoBar({ removal, isRaised }: { removal: Removal; isRaised: boolean }) {
  return (
    <div
      aria-live="polite"
      className={`sticky z-30 mx-auto ${isRaised ? 'bottom-22' : 'bottom-[max(1rem,env(safe-area-inset-bottom))]'}`}
    >
      {removal.undoable > 0 && <Undo key={removal.undoable} removal={removal} />}
    </div>
  )
}

function Undo({ removal: { undoable, undo, finish } }: { removal: Removal }) {
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
      <Button variant="ghost" size="sm" onClick={undo}>
        <Undo2 aria-hidden />
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}
