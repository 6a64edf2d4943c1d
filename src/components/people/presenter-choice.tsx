import { OwnMediaChoice } from '@/components/own-media/own-media-choice'
import type { OwnMedia } from '@/components/own-media/use-own-file'
import { MakePresenter } from './make-presenter'
import { useMadeUp } from './use-made-up'

interface PresenterChoiceProps {
  label: string
  media: OwnMedia | null
  onChoose: (media: OwnMedia) => void
}

/** Chooses the speaker: a person on the user's own photo, or a made-up one. */
export function PresenterChoice({ label, media, onChoose }: PresenterChoiceProps) {
  const { presenters, isMadeUp } = useMadeUp()
  return (
    <div className="flex flex-col gap-3">
      <OwnMediaChoice
        kind="image"
        label={label}
        first={presenters}
        media={media}
        onChoose={(chosen) => onChoose({ ...chosen, isMadeUp: isMadeUp(chosen) })}
      />
      {media?.isMadeUp && media.picture && (
        <img
          src={media.picture}
          alt={media.name}
          className="max-h-60 max-w-full self-start rounded-lg"
        />
      )}
      <MakePresenter onReady={onChoose} />
    </div>
  )
}
