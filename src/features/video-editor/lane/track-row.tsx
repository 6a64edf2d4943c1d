import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { cn } from '@/components/ui/class-names'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import type { SoundTrack } from '@/contract/timeline'
import { type Layout, secondsOf, trackSpan } from '@/contract/timeline-layout'
import type { Edit } from '../editing'
import { drawStrip } from './draw-strip'

interface TrackRowProps {
  track: SoundTrack
  layout: Layout
  scale: number
  source: TimelineSource | undefined
  isSelected: boolean
  edit: (edit: Edit) => void
}

/** A sound track below the clips, drawn to the length it is heard. */
export function TrackRow({ track, layout, scale, source, isSelected, edit }: TrackRowProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { from, to } = trackSpan(track, source?.duration_seconds ?? 0, layout)
  const seconds = secondsOf(to - from)
  const width = seconds * scale
  useEffect(() => {
    if (!canvas.current || !source || width === 0) return
    const { peaks, peaks_per_second } = source
    drawStrip(canvas.current, {
      thumbs: null,
      peaks,
      perSecond: peaks_per_second,
      from: 0,
      to: seconds,
      width,
    })
  }, [source, seconds, width])
  return (
    <div className="relative mt-1 h-9 pointer-coarse:h-11">
      <button
        type="button"
        data-clip
        aria-label={track.kind === 'voice' ? t`Voice` : t`Music`}
        aria-pressed={isSelected}
        onClick={() => edit({ type: 'select', id: track.id })}
        className={cn(
          'absolute inset-y-0 overflow-hidden rounded-md border-2 bg-accent',
          isSelected ? 'border-primary' : 'border-transparent',
        )}
        style={{ left: secondsOf(from) * scale, width: Math.max(8, width) }}
      >
        <canvas
          ref={canvas}
          aria-hidden
          className="pointer-events-none size-full text-foreground"
        />
      </button>
    </div>
  )
}
