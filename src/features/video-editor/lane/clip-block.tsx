import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { preciseTime } from '@/components/playback/clock'
import { cn } from '@/components/ui/class-names'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import type { TimelineClip } from '@/contract/timeline'
import { type Piece, secondsOf } from '@/contract/timeline-layout'
import type { Edit } from '../editing'
import type { FilmPlayer } from '../film/player'
import { drawStrip } from './draw-strip'
import { beginReordering } from './reordering'
import { useThumbs } from './thumbs'
import { TrimHandle } from './trim-handle'

interface ClipBlockProps {
  piece: Piece
  clip: TimelineClip
  place: number
  source: TimelineSource | undefined
  isSelected: boolean
  /** Pixels per second. */
  scale: number
  edit: (edit: Edit) => void
  onEnd: FilmPlayer['showEnd']
}

/** A clip on the timeline with its thumbnails and sound; while selected, its ends can be dragged. */
export function ClipBlock(props: ClipBlockProps) {
  const { piece, clip, place, source, isSelected, scale, edit } = props
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const thumbs = useThumbs(source)
  const width = secondsOf(piece.to - piece.from) * scale
  const { from_ms, to_ms, is_muted } = clip
  const peaks = is_muted ? '' : (source?.peaks ?? '')
  const perSecond = source?.peaks_per_second ?? 1
  useEffect(() => {
    const strip = { thumbs, peaks, perSecond, from: from_ms / 1000, to: to_ms / 1000, width }
    if (canvas.current) drawStrip(canvas.current, strip)
  }, [thumbs, peaks, perSecond, from_ms, to_ms, width])
  const name = source?.name ?? ''
  const length = preciseTime(secondsOf(piece.to - piece.from))
  return (
    <div
      className={cn(
        'absolute inset-y-0 overflow-hidden rounded-md border-2 bg-muted',
        isSelected ? 'z-10 border-primary' : 'border-background',
      )}
      style={{ left: secondsOf(piece.from) * scale, width }}
    >
      <button
        type="button"
        data-clip={clip.id}
        data-place={place}
        onPointerDown={(event) => beginReordering(event, clip.id, edit)}
        aria-label={t`Clip ${place}: ${name}, ${length}`}
        aria-pressed={isSelected}
        onClick={() => edit({ type: 'select', id: clip.id })}
        className="absolute inset-0"
      >
        <canvas
          ref={canvas}
          aria-hidden
          className="pointer-events-none size-full text-muted-foreground"
        />
      </button>
      {isSelected && <TrimHandle {...props} end="from_ms" />}
      {isSelected && <TrimHandle {...props} end="to_ms" />}
    </div>
  )
}
