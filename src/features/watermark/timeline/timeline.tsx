import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useRef } from 'react'
import { preciseTime } from '@/components/playback/clock'
import type { Playback } from '@/components/playback/playback'
import { usePlaybackTime } from '@/components/playback/use-playback'
import type { AreaEdit, AreaHistory } from '../areas/area-edits'
import { timeAfterKey } from '../areas/time-range'
import type { StageVideo } from '../stage/picture'
import { RangeHandles } from './range-handles'
import { Thumbnails } from './thumbnails'

interface TimelineProps {
  video: StageVideo
  playback: Playback
  history: AreaHistory
  edit: (edit: AreaEdit) => void
  isLocked: boolean
}

/** The timeline of the video: thumbnails, the time range of each area, and the playhead. */
export function Timeline({ video, playback, history, edit, isLocked }: TimelineProps) {
  const strip = useRef<HTMLDivElement>(null)
  const { areas, selectedId } = history
  const selected = areas.find(({ id }) => id === selectedId)

  const timeAt = (clientX: number): number => {
    const rect = strip.current?.getBoundingClientRect()
    if (!rect || rect.width === 0) return 0
    return Math.min(1, Math.max(0, (clientX - rect.left) / rect.width)) * video.duration_seconds
  }
  const scrub = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      playback.pause()
    }
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      playback.seek(timeAt(event.clientX))
    }
  }

  return (
    <div className="px-3">
      <div
        ref={strip}
        className="relative h-12 cursor-pointer touch-pan-y rounded-md bg-muted select-none"
        onPointerDown={scrub}
        onPointerMove={scrub}
      >
        {video.url && (
          <Thumbnails
            url={video.url}
            duration={video.duration_seconds}
            ratio={video.width / video.height}
          />
        )}
        <div aria-hidden className="absolute inset-x-0 bottom-0 flex flex-col gap-px p-px">
          {areas
            .filter(({ isOff, id }) => !isOff && id !== selectedId)
            .map(({ id, from, to }) => (
              <span
                key={id}
                className="h-1 rounded-full bg-primary shadow-edge"
                style={{
                  marginLeft: share(from / video.duration_seconds),
                  width: share((to - from) / video.duration_seconds),
                }}
              />
            ))}
        </div>
        <PlayHead playback={playback} duration={video.duration_seconds} />
        {selected && !isLocked && (
          <RangeHandles
            area={selected}
            number={areas.indexOf(selected) + 1}
            duration={video.duration_seconds}
            timeAt={timeAt}
            edit={edit}
            onMove={playback.seek}
          />
        )}
      </div>
    </div>
  )
}

function PlayHead({ playback, duration }: { playback: Playback; duration: number }) {
  const { t } = useLingui()
  const time = usePlaybackTime(playback)
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t`Moment in the video`}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration * 10) / 10}
      aria-valuenow={Math.round(time * 10) / 10}
      aria-valuetext={preciseTime(time)}
      onKeyDown={(event) => {
        const next = timeAfterKey(playback.getTime(), event, duration)
        if (next === null) return
        event.preventDefault()
        playback.pause()
        playback.seek(next)
      }}
      className="absolute -inset-y-1 w-3 -translate-x-1/2 rounded-full"
      style={{ left: share(Math.min(1, time / duration)) }}
    >
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 rounded-full bg-white shadow-edge" />
    </div>
  )
}

const share = (value: number) => `${value * 100}%`
