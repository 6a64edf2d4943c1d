import { useLingui } from '@lingui/react/macro'
import { clockTime } from '@/components/creations/output-text'
import { cn } from '@/components/ui/class-names'
import type { Remark } from './remarks'

interface TimeMarksProps {
  remarks: readonly Remark[]
  durationSeconds: number
  seconds: number
  activeId: string | null
  onPick: (remark: Remark) => void
}

/** Marks the comments on the timeline of a video; a press seeks to the second. */
export function TimeMarks(props: TimeMarksProps) {
  const { remarks, durationSeconds, seconds, activeId, onPick } = props
  const { t } = useLingui()
  const shareOf = (at: number) => `${(100 * Math.min(at, durationSeconds)) / durationSeconds}%`
  return (
    <div className="relative mx-3 h-9">
      <div className="absolute inset-x-0 top-4 h-1 overflow-hidden rounded-full bg-muted">
        <div className="h-full bg-muted-foreground" style={{ width: shareOf(seconds) }} />
      </div>
      {remarks.map((remark) => {
        const { comment, number } = remark
        if (comment.seconds === null) return null
        const time = clockTime(comment.seconds)
        return (
          <button
            key={comment.comment_id}
            type="button"
            aria-label={t`Comment ${number} at ${time}`}
            style={{ left: shareOf(comment.seconds) }}
            className={cn(
              'absolute top-1.5 grid size-6 -translate-x-1/2 place-items-center rounded-full border-2 border-background font-semibold text-xs tabular-nums leading-none',
              comment.is_resolved
                ? 'bg-raised text-muted-foreground'
                : 'bg-primary text-primary-foreground',
              comment.comment_id === activeId && 'z-10 scale-125',
            )}
            onClick={() => onPick(remark)}
          >
            {number}
          </button>
        )
      })}
    </div>
  )
}
