import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { voicesQuery } from '@/api/speech.functions'
import type { OwnMedia } from '@/components/own-media/use-own-file'
import { ConsentFields } from '@/components/people/consent-fields'
import { PresenterChoice } from '@/components/people/presenter-choice'
import type { Ad } from '@/components/ugc-ads/ad'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { ModelView } from '@/contract/endpoints/models'
import type { VoiceView } from '@/contract/endpoints/speech'
import { resolutionOf } from '@/contract/ugc-ad/parts'
import { ratioOf } from '@/contract/ugc-ad/script'
import { voicesIn } from '@/contract/voices'
import { modelFor } from '@/contract/work'

interface PresenterFieldsProps {
  ad: Ad
  models: readonly ModelView[]
  speaker: VoiceView | null
  onChange: (part: Partial<Ad>) => void
}

/** The presenter, the voice and the consent. */
export function PresenterFields({ ad, models, speaker, onChange }: PresenterFieldsProps) {
  const { t } = useLingui()
  const { data: offered } = useQuery(voicesQuery())
  const voices = voicesIn(offered?.voices ?? [], ad.language)
  const sizes = modelFor(models, { workflowType: 'digital_person', seconds: 1 })?.resolutions ?? []
  const size = resolutionOf(ad, models)
  const ratio = ratioOf(ad)
  const choose = async (media: OwnMedia) =>
    onChange({ presenter: { ...media, shape: await shapeOf(media) }, hasAgreed: false })
  return (
    <>
      <PresenterChoice
        label={t`Presenter`}
        media={ad.presenter}
        onChoose={(media) => void choose(media)}
      />
      <p className="text-muted-foreground text-sm">
        <Trans>The ad follows the shape of the presenter’s image: {ratio}.</Trans>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Voice`}>
          {(control) => (
            <Select
              {...control}
              className="min-w-0"
              value={speaker ? idOf(speaker) : ''}
              onChange={({ target }) => {
                const voice = voices.find((one) => idOf(one) === target.value)
                if (voice) onChange({ voice: { model: voice.model, voice: voice.voice } })
              }}
            >
              {voices.map((one) => (
                <option key={idOf(one)} value={idOf(one)}>
                  {one.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t`Resolution`}>
          {(control) => (
            <Select
              {...control}
              value={size ?? ''}
              onChange={({ target }) => {
                const resolution = sizes.find((one) => one === target.value)
                if (resolution) onChange({ resolution })
              }}
            >
              {sizes.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {offered && !speaker && (
        <p className="text-sm text-warning">
          <Trans>No voice here speaks this language.</Trans>
        </p>
      )}
      <ConsentFields isMadeUp={ad.presenter?.isMadeUp} wish={ad} onChange={onChange} />
      <p className="text-muted-foreground text-sm">
        <Trans>
          Don’t let a presenter claim to have used the product if they haven’t: made-up customer
          stories are illegal in many countries.
        </Trans>
      </p>
    </>
  )
}

const idOf = ({ model, voice }: Pick<VoiceView, 'model' | 'voice'>): string => `${model} ${voice}`

/** Width over height, taken from the thumbnail; upright if unknown. */
function shapeOf({ picture }: OwnMedia): Promise<number> {
  return new Promise((resolve) => {
    const upright = () => resolve(9 / 16)
    if (!picture) return upright()
    const image = new Image()
    image.onload = () => resolve(image.naturalWidth / Math.max(1, image.naturalHeight))
    image.onerror = upright
    image.src = picture
  })
}
