import { useLingui } from '@lingui/react/macro'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { preciseTime } from '@/components/playback/clock'
import { Button } from '@/components/ui/button'
import { TIMELINE_FPS } from '@/contract/timeline'
import { type Layout, layOut, secondsOf } from '@/contract/timeline-layout'
import type { Edit, Editing } from '../editing'
import type { FilmPlayer } from '../film/player'
import type { Sources } from '../film/sources'
import { useFrame, useIsPlaying } from '../film/use-player'
import { ClipBlock } from './clip-block'
import { TrackRow } from './track-row'

interface LaneProps {
  editing: Editing
  edit: (edit: Edit) => void
  player: FilmPlayer
  sources: Sources
}

/** Pixels per second. */
const SCALES = [6, 12, 24, 48, 96, 192]
const FIRST_SCALE = 3
const FAR_FRAMES = 10

/** The timeline: everything in order and to scale, with the playhead. */
export function Lane({ editing, edit, player, sources }: LaneProps) {
  const { t } = useLingui()
  const [zoom, setZoom] = useState(FIRST_SCALE)
  const scroller = useRef<HTMLDivElement>(null)
  const scale = SCALES[zoom] ?? 48
  const { timeline, selectedId } = editing
  const layout = layOut(timeline)
  const width = secondsOf(layout.frames) * scale
  const icon = { variant: 'ghost', size: 'icon-sm' } as const
  const card = layout.pieces.find(({ clip }) => !clip)
  const cardSource = sources.get(timeline.end_card?.file_id ?? '')
  return (
    <div className="flex flex-col gap-1">
      <div
        ref={scroller}
        className="overflow-x-auto overscroll-x-contain rounded-lg border bg-card pb-2"
      >
        <div className="relative mx-4 select-none" style={{ width: Math.max(1, width) }}>
          <Ruler {...{ player, layout, scale }} />
          <div className="relative h-20">
            {layout.pieces.map((piece, at) =>
              piece.clip ? (
                <ClipBlock
                  key={piece.clip.id}
                  {...{ piece, scale, edit, clip: piece.clip, place: at + 1 }}
                  source={sources.get(piece.clip.file_id)}
                  isSelected={piece.clip.id === selectedId}
                  onEnd={player.showEnd}
                />
              ) : null,
            )}
            {card && (
              <div
                className="absolute inset-y-0 overflow-hidden rounded-md border-2 border-background bg-muted"
                style={{
                  left: secondsOf(card.from) * scale,
                  width: secondsOf(card.to - card.from) * scale,
                }}
              >
                {cardSource && (
                  <img
                    src={cardSource.thumbnail_url}
                    alt={t`End card`}
                    className="size-full object-cover"
                  />
                )}
              </div>
            )}
          </div>
          {timeline.tracks.map((track) => (
            <TrackRow
              key={track.id}
              {...{ track, layout, scale, edit }}
              source={sources.get(track.file_id)}
              isSelected={track.id === selectedId}
            />
          ))}
          <PlayHead {...{ player, scale, scroller }} />
        </div>
      </div>
      <span className="flex items-center gap-1 self-end">
        <Button
          {...icon}
          aria-label={t`Zoom out`}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <ZoomOut />
        </Button>
        <Button
          {...icon}
          aria-label={t`Zoom in`}
          disabled={zoom === SCALES.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <ZoomIn />
        </Button>
      </span>
    </div>
  )
}

/** The ruler in seconds; a click or tap seeks there. */
function Ruler({ player, layout, scale }: { player: FilmPlayer; layout: Layout; scale: number }) {
  const { t } = useLingui()
  const frame = useFrame(player)
  const every = [1, 2, 5, 10, 30, 60].find((seconds) => seconds * scale >= 56) ?? 60
  const marks = Array.from(
    { length: Math.floor(secondsOf(layout.frames) / every) + 1 },
    (_, at) => at * every,
  )
  const scrub = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerId, clientX } = event
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      player.pause()
    }
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const x = clientX - currentTarget.getBoundingClientRect().left
    player.seek((x / scale) * TIMELINE_FPS)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t`Moment in the video`}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, layout.frames - 1)}
      aria-valuenow={frame}
      aria-valuetext={preciseTime(secondsOf(frame))}
      onKeyDown={(event) => {
        const to = momentAt(event, frame, layout.frames - 1)
        if (to === undefined) return
        event.preventDefault()
        player.step(to - frame)
      }}
      onPointerDown={scrub}
      onPointerMove={scrub}
      className="relative h-8 w-full cursor-pointer touch-none -outline-offset-2 pointer-coarse:h-11"
    >
      {marks.map((seconds) => (
        <span
          key={seconds}
          className="pointer-events-none absolute bottom-0.5 border-border border-l pl-1 text-muted-foreground text-xs tabular-nums"
          style={{ left: seconds * scale }}
        >
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </span>
      ))}
    </div>
  )
}

/** Where a key moves the playhead, as in every slider; Shift and the page keys move ten frames at a time. */
function momentAt(
  { key, shiftKey }: KeyboardEvent,
  frame: number,
  last: number,
): number | undefined {
  const step = shiftKey ? FAR_FRAMES : 1
  const places: Record<string, number> = {
    ArrowLeft: frame - step,
    ArrowRight: frame + step,
    PageDown: frame - FAR_FRAMES,
    PageUp: frame + FAR_FRAMES,
    Home: 0,
    End: last,
  }
  return places[key]
}

interface PlayHeadProps {
  player: FilmPlayer
  scale: number
  scroller: { current: HTMLDivElement | null }
}

/** Scrolls to stay visible during playback. */
function PlayHead({ player, scale, scroller }: PlayHeadProps) {
  const frame = useFrame(player)
  const isPlaying = useIsPlaying(player)
  const left = secondsOf(frame) * scale
  useEffect(() => {
    const box = scroller.current
    if (!box || !isPlaying) return
    const isInSight = left > box.scrollLeft && left < box.scrollLeft + box.clientWidth - 48
    if (!isInSight) box.scrollLeft = Math.max(0, left - 48)
  }, [left, isPlaying, scroller])
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 z-20 w-0.5 -translate-x-1/2 bg-destructive"
      style={{ left }}
    />
  )
}
