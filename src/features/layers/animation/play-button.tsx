import { Trans } from '@lingui/react/macro'
import { Clapperboard, Play, Square } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { Edit, Editing } from '../editing'
import { suggestedAnimation } from './moves'
import type { PlaybackOf } from './use-playback'

interface PlayButtonProps {
  editing: Editing
  edit: (edit: Edit) => void
  playback: PlaybackOf
}

/** Turns the layers into a film, and plays it. */
export function PlayButton({ editing: { document }, edit, playback }: PlayButtonProps) {
  const look = { variant: 'outline', size: 'sm' } as const
  if (!document.animation)
    return (
      <Button
        {...look}
        onClick={() => edit({ type: 'animate', animation: suggestedAnimation(document) })}
      >
        <Clapperboard aria-hidden />
        <Trans context="layers">Animate</Trans>
      </Button>
    )
  if (playback.isPlaying)
    return (
      <Button {...look} onClick={playback.stop}>
        <Square aria-hidden />
        <Trans>Stop</Trans>
      </Button>
    )
  return (
    <Button {...look} onClick={playback.play}>
      <Play aria-hidden />
      <Trans>Play</Trans>
    </Button>
  )
}
