import { useLingui } from '@lingui/react/macro'
import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { preciseTime } from './clock'
import type { Playback } from './playback'
import { useIsMuted, useIsPlaying, usePlaybackTime } from './use-playback'

interface TransportProps {
  playback: Playback
  duration: number
  hasAudio: boolean
  /** Additional controls of the row. */
  children?: ReactNode
}

/** Play and pause, mute, and the position in the video. */
export function Transport({ playback, duration, hasAudio, children }: TransportProps) {
  const { t } = useLingui()
  const isPlaying = useIsPlaying(playback)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="icon"
        aria-label={isPlaying ? t`Pause` : t`Play`}
        onClick={playback.toggle}
      >
        {isPlaying ? <Pause className="fill-current" /> : <Play className="fill-current" />}
      </Button>
      {hasAudio && <MuteButton playback={playback} />}
      <Clock playback={playback} duration={duration} />
      {children && (
        <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
          {children}
        </div>
      )}
    </div>
  )
}

function MuteButton({ playback }: Pick<TransportProps, 'playback'>) {
  const { t } = useLingui()
  const isMuted = useIsMuted(playback)
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={isMuted ? t`Unmute` : t`Mute`}
      aria-keyshortcuts="m"
      onClick={playback.toggleMute}
    >
      {isMuted ? <VolumeX /> : <Volume2 />}
    </Button>
  )
}

function Clock({ playback, duration }: Pick<TransportProps, 'playback' | 'duration'>) {
  const time = usePlaybackTime(playback)
  return (
    <span className="text-muted-foreground text-sm tabular-nums">
      <span className="text-foreground">{preciseTime(time)}</span> / {preciseTime(duration)}
    </span>
  )
}
