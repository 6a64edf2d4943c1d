import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { preciseTime } from '@/components/playback/clock'
import { cn } from '@/components/ui/class-names'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import { TIMELINE_FPS, type TimelineClip } from '@/contract/timeline'
import { type Edit, sourceMsOf } from '../editing'
import type { FilmPlayer } from '../film/player'

interface TrimHandleProps {
  end: 'from_ms' | 'to_ms'
  clip: TimelineClip
  source: TimelineSource | undefined
  scale: number
  edit: (edit: Edit) => void
  onEnd: FilmPlayer['showEnd']
}

/** One end of a clip, dragged by touch or mouse, or moved frame by frame with arrow keys. */
export function TrimHandle({ end, clip, source, scale, edit, onEnd }: TrimHandleProps) {
  const { t } = useLingui()
  const begun = useRef({ x: 0, ms: 0 })
  const source_ms = sourceMsOf(clip, source)
  const trim = (ms: number) => {
    // Shows the cut: the first or last frame that stays.
    onEnd(clip.id, end === 'from_ms' ? 'first' : 'last')
    edit({ type: 'trim', id: clip.id, source_ms, [end]: ms })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const step = (1000 / TIMELINE_FPS) * clip.speed * (event.shiftKey ? 10 : 1)
    trim(clip[end] + by * step)
  }
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerId, clientX, type } = event
    event.stopPropagation()
    if (type === 'pointerdown' && event.button === 0) {
      currentTarget.setPointerCapture(pointerId)
      begun.current = { x: clientX, ms: clip[end] }
      edit({ type: 'hold' })
    } else if (type === 'pointermove' && currentTarget.hasPointerCapture(pointerId)) {
      trim(begun.current.ms + ((clientX - begun.current.x) / scale) * 1000 * clip.speed)
    } else if (type === 'lostpointercapture') edit({ type: 'release' })
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={end === 'from_ms' ? t`Start of the clip` : t`End of the clip`}
      aria-valuemin={0}
      aria-valuemax={Math.round(source_ms)}
      aria-valuenow={clip[end]}
      aria-valuetext={preciseTime(clip[end] / 1000)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onLostPointerCapture={onPointer}
      className={cn(
        'absolute inset-y-0 z-10 grid w-4 cursor-ew-resize touch-none place-items-center bg-primary pointer-coarse:w-6',
        end === 'from_ms' ? 'left-0' : 'right-0',
      )}
    >
      <span className="h-5 w-0.5 rounded-full bg-primary-foreground" />
    </div>
  )
}
