import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cn } from '@/components/ui/class-names'
import { moveByKey, type Point } from './draft-point'

const PIN =
  'absolute grid size-7 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-white font-semibold text-xs tabular-nums shadow-edge pointer-coarse:size-9'

const placeOf = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` })

interface PinProps {
  number: number
  point: Point
  isActive: boolean
  isResolved: boolean
  onPick: () => void
}

/** The place a comment is about. */
export function Pin({ number, point, isActive, isResolved, onPick }: PinProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-label={t`Comment ${number}`}
      aria-pressed={isActive}
      style={placeOf(point)}
      className={cn(
        PIN,
        isResolved ? 'bg-neutral-600 text-white' : 'bg-primary text-primary-foreground',
        isActive && 'z-10 scale-125',
      )}
      onClick={onPick}
    >
      {number}
    </button>
  )
}

interface DraftPinProps {
  point: Point
  /** Placed with the keyboard, which then moves it. */
  isFocused: boolean
  onMove: (point: Point) => void
  onDone: () => void
  onDrop: () => void
}

/** The place of a comment being written. Arrow keys move it, Enter continues, Escape removes it. */
export function DraftPin({ point, isFocused, onMove, onDone, onDrop }: DraftPinProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) ref.current?.focus()
  }, [isFocused])
  function onKeyDown(event: KeyboardEvent) {
    const moved = moveByKey(point, event.key, event.shiftKey)
    if (moved) onMove(moved)
    else if (event.key === 'Escape') onDrop()
    else if (event.key === 'Enter' || event.key === ' ') onDone()
    else return
    event.preventDefault()
  }
  const across = Math.round(point.x * 100)
  const down = Math.round(point.y * 100)
  return (
    <button
      ref={ref}
      type="button"
      aria-label={t`Pin at ${across}% across, ${down}% down. Arrow keys move it, Enter confirms.`}
      style={placeOf(point)}
      className={cn(PIN, 'z-20 animate-in bg-primary text-primary-foreground zoom-in-50')}
      onKeyDown={onKeyDown}
      onClick={onDone}
    >
      <Plus className="size-4" aria-hidden />
    </button>
  )
}
