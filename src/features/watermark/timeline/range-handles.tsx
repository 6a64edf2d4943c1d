import { useLingui } from '@lingui/react/macro'
import type { PointerEvent } from 'react'
import { preciseTime } from '@/components/playback/clock'
import { cn } from '@/components/ui/class-names'
import type { Area } from '../areas/area'
import type { AreaEdit } from '../areas/area-edits'
import { type TimeRange, timeAfterKey, withEnd } from '../areas/time-range'

interface RangeHandlesProps {
  area: Area
  number: number
  duration: number
  timeAt: (clientX: number) => number
  edit: (edit: AreaEdit) => void
  /** Seeks to the moment an end is moved to. */
  onMove: (seconds: number) => void
}

/** The time the selected area is visible: a frame on the timeline with a handle at either end. */
export function RangeHandles({ area, number, duration, timeAt, edit, onMove }: RangeHandlesProps) {
  const { t } = useLingui()
  const put = (end: keyof TimeRange, at: number, isStep: boolean) => {
    const range = withEnd(area, end, at, duration)
    edit({ type: 'change', area: { ...area, ...range }, isStep })
    onMove(range[end])
  }
  const shared = {
    area,
    duration,
    timeAt,
    put,
    onDone: () => edit({ type: 'settle', id: area.id }),
  }
  return (
    <>
      <div
        aria-hidden
        className="pointer-events-none absolute inset-y-0 rounded-md border-2 border-primary bg-primary/20 shadow-edge"
        style={{ left: share(area.from / duration), right: share(1 - area.to / duration) }}
      />
      <RangeEnd {...shared} end="from" label={t`Start of area ${number}`} />
      <RangeEnd {...shared} end="to" label={t`End of area ${number}`} />
    </>
  )
}

interface RangeEndProps extends Pick<RangeHandlesProps, 'area' | 'duration' | 'timeAt'> {
  end: keyof TimeRange
  label: string
  put: (end: keyof TimeRange, at: number, isStep: boolean) => void
  onDone: () => void
}

function RangeEnd({ area, end, label, duration, timeAt, put, onDone }: RangeEndProps) {
  const at = area[end]
  function drag(event: PointerEvent<HTMLElement>) {
    // The strip below would move the playhead.
    event.stopPropagation()
    const isStep = event.type === 'pointerdown'
    if (isStep) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      put(end, isStep ? at : timeAt(event.clientX), isStep)
    }
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration * 10) / 10}
      aria-valuenow={Math.round(at * 10) / 10}
      aria-valuetext={preciseTime(at)}
      onPointerDown={drag}
      onPointerMove={drag}
      onPointerUp={onDone}
      onKeyDown={(event) => {
        const next = timeAfterKey(at, event, duration)
        if (next === null) return
        event.preventDefault()
        put(end, next, !event.repeat)
      }}
      onKeyUp={onDone}
      className={cn(
        'absolute inset-y-0 w-6 cursor-ew-resize touch-none pointer-coarse:w-11',
        end === 'from'
          ? '-translate-x-2.5 pointer-coarse:-translate-x-3.5'
          : '-translate-x-3.5 pointer-coarse:-translate-x-7.5',
      )}
      style={{ left: share(at / duration) }}
    >
      <span
        aria-hidden
        className={cn(
          'absolute inset-y-0 grid w-3 place-items-center bg-primary shadow-edge',
          end === 'from'
            ? 'left-2.5 rounded-l-md pointer-coarse:left-3.5'
            : 'right-2.5 rounded-r-md pointer-coarse:right-3.5',
        )}
      >
        <span className="h-4 w-0.5 rounded-full bg-primary-foreground" />
      </span>
    </div>
  )
}

const share = (value: number) => `${value * 100}%`
