import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useEffect, useRef } from 'react'
import { preciseTime } from '@/components/playback/clock'
import type { Playback } from '@/components/playback/playback'
import { usePlaybackTime } from '@/components/playback/use-playback'
import type { CueEdit, EditedCue } from '../cues/cue-edits'
import { CueBlock } from './cue-block'

interface WaveformProps {
  playback: Playback
  duration: number
  /** Null while loading. */
  waveform: { peaks: string; per_second: number } | null
  cues: readonly EditedCue[]
  selectedId: string | null
  edit: (edit: CueEdit) => void
}

/** Seconds visible at once; the view pages along with the playhead. */
const PAGE_SECONDS = 10

/** The waveform of a few seconds with the cues spoken in them. */
export function Waveform({ playback, duration, waveform, cues, selectedId, edit }: WaveformProps) {
  const strip = useRef<HTMLDivElement>(null)
  const time = usePlaybackTime(playback)
  const page = Math.floor(Math.min(time, Math.max(0, duration - 0.001)) / PAGE_SECONDS)
  const from = page * PAGE_SECONDS
  const seconds = Math.max(0.5, Math.min(PAGE_SECONDS, duration - from))
  const timeAt = (clientX: number): number => {
    const box = strip.current?.getBoundingClientRect()
    if (!box || box.width === 0) return from
    return from + Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * seconds
  }
  const scrub = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      playback.pause()
    }
    if (event.currentTarget.hasPointerCapture(event.pointerId)) playback.seek(timeAt(event.clientX))
  }
  const shown = cues.filter(
    (cue) => cue.to_ms > from * 1000 && cue.from_ms < (from + seconds) * 1000,
  )
  return (
    <div className="px-3">
      <div
        ref={strip}
        className="relative h-14 cursor-pointer touch-pan-y overflow-hidden rounded-md bg-muted select-none lg:h-20"
        onPointerDown={scrub}
        onPointerMove={scrub}
      >
        <Bars waveform={waveform} from={from} seconds={seconds} />
        {shown.map((cue) => (
          <CueBlock
            key={cue.id}
            cue={cue}
            isSelected={cue.id === selectedId}
            view={{ from, seconds }}
            timeAt={timeAt}
            edit={edit}
            onMove={playback.seek}
          />
        ))}
        <PlayHead playback={playback} duration={duration} at={(time - from) / seconds} />
      </div>
    </div>
  )
}

function Bars({ waveform, from, seconds }: Pick<WaveformProps, 'waveform'> & View) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || !waveform) return
    const scale = Math.min(2, devicePixelRatio)
    element.width = element.clientWidth * scale
    element.height = element.clientHeight * scale
    context.fillStyle = getComputedStyle(element).color
    const first = Math.floor(from * waveform.per_second)
    const count = Math.max(1, Math.round(seconds * waveform.per_second))
    const wide = element.width / count
    for (let index = 0; index < count; index += 1) {
      const step = Number.parseInt(waveform.peaks[first + index] ?? '0', 36) / 35
      const high = Math.max(scale, step * element.height * 0.9)
      context.fillRect(index * wide, (element.height - high) / 2, Math.max(1, wide * 0.7), high)
    }
  }, [waveform, from, seconds])
  return (
    <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full text-muted-foreground" />
  )
}

interface View {
  from: number
  seconds: number
}

interface PlayHeadProps {
  playback: Playback
  duration: number
  at: number
}

/** Also a slider for screen readers; the editor's arrow keys move it. */
function PlayHead({ playback, duration, at }: PlayHeadProps) {
  const { t } = useLingui()
  const time = playback.getTime()
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t`Moment in the video`}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration * 10) / 10}
      aria-valuenow={Math.round(time * 10) / 10}
      aria-valuetext={preciseTime(time)}
      className="absolute inset-y-0 w-3 -translate-x-1/2"
      style={{ left: `${Math.min(1, at) * 100}%` }}
    >
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-primary" />
    </div>
  )
}
