import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'

interface StepProps {
  direction: 'left' | 'right'
  isPossible: boolean
  onClick: () => void
}

/** Button to the previous or next picture. */
export function Step({ direction, isPossible, onClick }: StepProps) {
  const { t } = useLingui()
  const isLeft = direction === 'left'
  return (
    <button
      type="button"
      // Stays in place and focusable at the ends, so that the focus is not lost.
      aria-disabled={!isPossible}
      aria-label={isLeft ? t`Previous` : t`Next`}
      onClick={onClick}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-white/25 bg-black/70 text-white hover:bg-black focus-visible:outline-white aria-disabled:opacity-30 ${isLeft ? 'left-2 md:-left-14.5' : 'right-2 md:-right-14.5'}`}
    >
      {isLeft ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </button>
  )
}
