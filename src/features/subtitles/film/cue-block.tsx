import { useLingui } from '@lingui/react/macro'
import type { PointerEvent } from 'react'
import { preciseTime } from '@/components/playback/clock'
import { cn } from '@/components/ui/class-names'
import { CUE_MIN_MS, type CueEdit, type EditedCue } from '../cues/cue-edits'

interface CueBlockProps {
  cue: EditedCue
  isSelected: boolean
  view: { from: number; seconds: number }
  timeAt: (clientX: number) => number
  edit: (edit: CueEdit) => void
  /** Seeks to the moment an end is moved to. */
  onMove: (seconds: number) => void
}

const STEP_MS = 100
const FAR_MS = 1_000

/** The time of a cue; both ends of the selected one can be dragged. */
export function CueBlock({ cue, isSelected, view, timeAt, edit, onMove }: CueBlockProps) {
  const { t } = useLingui()
  const at = (ms: number) => `${((ms / 1000 - view.from) / view.seconds) * 100}%`
  const put = (end: 'from_ms' | 'to_ms', ms: number, isStep: boolean) => {
    const times =
      end === 'from_ms'
        ? { from_ms: Math.min(ms, cue.to_ms - CUE_MIN_MS), to_ms: cue.to_ms }
        : { from_ms: cue.from_ms, to_ms: Math.max(ms, cue.from_ms + CUE_MIN_MS) }
    edit({ type: 'times', id: cue.id, ...times, isStep })
    onMove(times[end] / 1000)
  }
  const shared = { cue, timeAt, put }
  return (
    <>
      <div
        className={cn(
          'pointer-events-none absolute inset-y-1 overflow-hidden rounded-sm border bg-primary/15 px-1 text-xs',
          isSelected ? 'border-2 border-primary bg-primary/25' : 'border-primary/50',
        )}
        style={{ left: at(cue.from_ms), right: `calc(100% - ${at(cue.to_ms)})` }}
      >
        <span className="line-clamp-1 w-fit break-all rounded-sm bg-background/80 px-0.5">
          {cue.text}
        </span>
      </div>
      {isSelected && (
        <>
          <CueEnd
            {...shared}
            end="from_ms"
            label={t`Start of the subtitle`}
            left={at(cue.from_ms)}
          />
          <CueEnd {...shared} end="to_ms" label={t`End of the subtitle`} left={at(cue.to_ms)} />
        </>
      )}
    </>
  )
}

interface CueEndProps extends Pick<CueBlockProps, 'cue' | 'timeAt'> {
  end: 'from_ms' | 'to_ms'
  label: string
  left: string
  put: (end: 'from_ms' | 'to_ms', ms: number, isStep: boolean) => void
}

function CueEnd({ cue, end, label, left, timeAt, put }: CueEndProps) {
  function drag(event: PointerEvent<HTMLElement>) {
    // The strip below would move the playhead.
    event.stopPropagation()
    const isStep = event.type === 'pointerdown'
    if (isStep) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      put(end, isStep ? cue[end] : timeAt(event.clientX) * 1000, isStep)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={Math.round(cue[end] / 100) / 10}
      aria-valuetext={preciseTime(cue[end] / 1000)}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key]
        if (!by) return
        event.preventDefault()
        event.stopPropagation()
        put(end, cue[end] + by * (event.shiftKey ? FAR_MS : STEP_MS), !event.repeat)
      }}
      className="absolute inset-y-0 w-5 -translate-x-1/2 cursor-ew-resize touch-none pointer-coarse:w-9"
      style={{ left }}
    >
      <span
        aria-hidden
        className="absolute inset-y-2 left-1/2 w-1.5 -translate-x-1/2 rounded-full bg-primary shadow-edge"
      />
    </div>
  )
}
