import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play, Redo2, Scissors, Trash2, Undo2, Volume2, VolumeX } from 'lucide-react'
import { preciseTime } from '@/components/playback/clock'
import { Button } from '@/components/ui/button'
import { layOut, secondsOf } from '@/contract/timeline-layout'
import type { Edit, Editing } from '../editing'
import type { FilmPlayer } from './player'
import { useFrame, useIsMuted, useIsPlaying } from './use-player'

interface TransportProps {
  player: FilmPlayer
  editing: Editing
  edit: (edit: Edit) => void
}

const icon = { variant: 'ghost', size: 'icon' } as const

/** Actions at the playhead: play, split, undo and redo. */
export function Transport({ player, editing, edit }: TransportProps) {
  const { t } = useLingui()
  const isPlaying = useIsPlaying(player)
  const isMuted = useIsMuted(player)
  const { timeline, past, future, selectedId } = editing
  return (
    <div role="toolbar" aria-label={t`Video editor`} className="flex flex-wrap items-center gap-1">
      <Button
        variant="secondary"
        size="icon"
        aria-label={isPlaying ? t`Pause` : t`Play`}
        onClick={player.toggle}
      >
        {isPlaying ? <Pause className="fill-current" /> : <Play className="fill-current" />}
      </Button>
      <Button {...icon} aria-label={isMuted ? t`Unmute` : t`Mute`} onClick={player.toggleMute}>
        {isMuted ? <VolumeX /> : <Volume2 />}
      </Button>
      <Clock player={player} seconds={secondsOf(layOut(timeline).frames)} />
      <span className="ml-auto flex items-center gap-1">
        <Button
          variant="outline"
          size="sm"
          aria-keyshortcuts="s"
          onClick={() => edit({ type: 'split', frame: player.getFrame() })}
        >
          <Scissors aria-hidden />
          <Trans>Split</Trans>
        </Button>
        <Button
          {...icon}
          aria-label={t`Delete`}
          aria-keyshortcuts="Delete"
          disabled={selectedId === null}
          onClick={() => selectedId && edit({ type: 'remove', id: selectedId })}
        >
          <Trash2 />
        </Button>
        <Button
          {...icon}
          aria-label={t`Undo`}
          aria-keyshortcuts="Control+Z"
          disabled={past.length === 0}
          onClick={() => edit({ type: 'undo' })}
        >
          <Undo2 />
        </Button>
        <Button
          {...icon}
          aria-label={t`Redo`}
          aria-keyshortcuts="Control+Shift+Z"
          disabled={future.length === 0}
          onClick={() => edit({ type: 'redo' })}
        >
          <Redo2 />
        </Button>
      </span>
    </div>
  )
}

function Clock({ player, seconds }: { player: FilmPlayer; seconds: number }) {
  const frame = useFrame(player)
  return (
    <span className="text-muted-foreground text-sm tabular-nums">
      <span className="text-foreground">{preciseTime(secondsOf(frame))}</span> /{' '}
      {preciseTime(seconds)}
    </span>
  )
}
