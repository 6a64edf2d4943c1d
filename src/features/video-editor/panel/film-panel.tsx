import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, Mic, Music } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import {
  CARD_SECONDS_MAX,
  CARD_SECONDS_MIN,
  TIMELINE_TRACKS_MAX,
  type Timeline,
} from '@/contract/timeline'
import { PickMedia } from '../adding/pick-media'
import type { Edit } from '../editing'
import { CaptionsFields } from './captions-fields'
import { Slide } from './choice'
import { EntranceFields } from './entrance-fields'
import { useNumbers } from './use-numbers'

interface FilmPanelProps {
  timeline: Timeline
  edit: (edit: Edit) => void
}

type Picking = 'voice' | 'music' | 'card'

const NEW_TRACK = { start_ms: 0, fade_in_ms: 0 }
const NEW_CARD = { seconds: 2, enter: { kind: 'dissolve', ms: 600 } } as const

/** The parts of the whole film: sounds, captions, end card. */
export function FilmPanel({ timeline, edit }: FilmPanelProps) {
  const [picking, setPicking] = useState<Picking | null>(null)
  const { end_card, captions, tracks } = timeline
  const isFull = tracks.length >= TIMELINE_TRACKS_MAX
  const film = (change: Extract<Edit, { type: 'film' }>['change']) => edit({ type: 'film', change })
  const take = ({ file_id }: TimelineSource) => {
    if (picking === 'card') film({ end_card: { ...NEW_CARD, ...end_card, file_id } })
    if (picking === 'voice')
      edit({
        type: 'add_track',
        track: { ...NEW_TRACK, kind: 'voice', file_id, volume: 1, fade_out_ms: 0 },
      })
    if (picking === 'music')
      edit({
        type: 'add_track',
        track: { ...NEW_TRACK, kind: 'music', file_id, volume: 0.5, fade_out_ms: 1_000 },
      })
    setPicking(null)
  }
  const button = { variant: 'outline', size: 'sm' } as const
  return (
    <div className="flex flex-col gap-5 text-sm">
      <Part name={<Trans>Sound</Trans>}>
        <span className="flex flex-wrap gap-2">
          <Button {...button} disabled={isFull} onClick={() => setPicking('music')}>
            <Music aria-hidden />
            <Trans>Add music</Trans>
          </Button>
          <Button {...button} disabled={isFull} onClick={() => setPicking('voice')}>
            <Mic aria-hidden />
            <Trans>Add a voice</Trans>
          </Button>
        </span>
      </Part>
      <Part name={<Trans>Subtitles</Trans>}>
        <CaptionsFields captions={captions} onChange={(next) => film({ captions: next })} />
      </Part>
      <Part name={<Trans>End card</Trans>}>
        <span className="flex flex-wrap items-center gap-3">
          <Button {...button} onClick={() => setPicking('card')}>
            <ImagePlus aria-hidden />
            <Trans>Choose an image</Trans>
          </Button>
          {end_card && (
            <Button variant="link" onClick={() => film({ end_card: null })}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </span>
        {end_card && <CardFields card={end_card} edit={edit} />}
      </Part>
      {picking && (
        <PickMedia
          kind={picking === 'card' ? 'image' : 'audio'}
          onSource={take}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  )
}

function Part({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-medium">{name}</h3>
      {children}
    </section>
  )
}

interface CardFieldsProps {
  card: NonNullable<Timeline['end_card']>
  edit: (edit: Edit) => void
}

function CardFields({ card, edit }: CardFieldsProps) {
  const { t } = useLingui()
  const { seconds } = useNumbers()
  const change = (part: Partial<typeof card>) =>
    edit({ type: 'film', change: { end_card: { ...card, ...part } } })
  return (
    <>
      <Slide
        label={t`Length`}
        value={card.seconds}
        most={CARD_SECONDS_MAX}
        step={0.5}
        text={seconds(card.seconds)}
        onChange={(next) => change({ seconds: Math.max(CARD_SECONDS_MIN, next) })}
        onHold={() => edit({ type: 'hold' })}
        onRelease={() => edit({ type: 'release' })}
      />
      <EntranceFields enter={card.enter} onChange={(enter) => change({ enter })} />
    </>
  )
}
