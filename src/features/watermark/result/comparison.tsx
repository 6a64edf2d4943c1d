import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { preciseTime } from '@/components/playback/clock'
import type { Playback } from '@/components/playback/playback'
import { playbackKeys } from '@/components/playback/playback-keys'
import { Transport } from '@/components/playback/transport'
import { usePlayback, usePlaybackTime } from '@/components/playback/use-playback'
import { cn } from '@/components/ui/class-names'
import type { EraseArea } from '@/contract/endpoints/removal-view'
import type { PlayableVideo } from '../playback/playable-video'
import { ProxyNote } from '../proxy/proxy-note'
import { CompareSlider } from './compare-slider'
import { placeOfMark } from './place-of-mark'
import { SideBySide } from './side-by-side'

interface ComparisonProps {
  before: PlayableVideo
  after: PlayableVideo
  /** The erased areas. */
  areas?: readonly EraseArea[]
}

const VIEWS = ['slider', 'side'] as const

/** The same video before and after, with a dividing line or side by side; played in sync. */
export function Comparison({ before, after, areas = [] }: ComparisonProps) {
  const playback = usePlayback()
  const { share, seconds } = placeOfMark(areas, after.width)
  useEffect(() => {
    if (seconds > 0) playback.seek(seconds)
  }, [playback, seconds])
  const [view, setView] = useState<(typeof VIEWS)[number]>('slider')
  const duration = after.duration_seconds
  const View = view === 'slider' ? CompareSlider : SideBySide
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside, all of it buttons and sliders.
    <div className="flex flex-col gap-3" onKeyDown={playbackKeys(playback)}>
      <View key={view} before={before} after={after} playback={playback} start={share} />
      <ProxyNote state={after.state === 'plays' ? before.state : after.state} />
      <Scrubber playback={playback} duration={duration} />
      <Transport playback={playback} duration={duration} hasAudio={after.has_audio}>
        <fieldset className="flex gap-1 rounded-lg bg-muted p-1">
          <legend className="sr-only">
            <Trans>View</Trans>
          </legend>
          {VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
              className={cn(
                'min-h-8 rounded-md px-3 font-medium text-sm max-sm:grow pointer-coarse:min-h-11',
                view === one ? 'bg-background' : 'text-muted-foreground hover:text-foreground',
              )}
            >
              {one === 'slider' ? <Trans>Overlay</Trans> : <Trans>Side by side</Trans>}
            </button>
          ))}
        </fieldset>
      </Transport>
    </div>
  )
}

function Scrubber({ playback, duration }: { playback: Playback; duration: number }) {
  const { t } = useLingui()
  const time = usePlaybackTime(playback)
  return (
    <input
      type="range"
      aria-label={t`Moment in the video`}
      aria-valuetext={preciseTime(time)}
      min={0}
      max={duration}
      step={0.01}
      value={time}
      onChange={({ target }) => {
        playback.pause()
        playback.seek(target.valueAsNumber)
      }}
      className="h-8 w-full accent-primary pointer-coarse:h-11"
    />
  )
}
