import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import { voicesQuery } from '@/api/speech.functions'
import { SaveNote } from '@/components/save-note/save-note'
import { editScenes } from '@/components/ugc-ads/ad'
import type { UgcAd } from '@/contract/endpoints/ugc-ads'
import { partsOf } from '@/contract/ugc-ad/parts'
import { speakerOf } from '@/contract/voices'
import { MakingSection } from './making-section'
import { PresenterFields } from './presenter-fields'
import { ProductFields } from './product-fields'
import { Scenes } from './scenes'
import { ScriptForm } from './script-form'
import { Section } from './section'
import { useKeptAd } from './use-kept-ad'
import { useOrdered, useRun } from './use-run'

interface AdFormProps {
  kept: UgcAd
  onReload: () => void
}

/** The form for an ad: script, presenter and product; and its production, which runs unattended. */
export function AdForm({ kept, onReload }: AdFormProps) {
  const { ad, setAd, state, keep, retry } = useKeptAd(kept)
  const { data: listed } = useQuery(modelsQuery())
  const { data: offered } = useQuery(voicesQuery())
  const models = listed?.models ?? []
  const speaker = speakerOf(offered?.voices ?? [], ad)
  const { orders, run } = useRun(kept)
  const ordered = useOrdered(orders)
  const parts = partsOf(ad, { models, speaker, ...ordered })
  const change = (part: Partial<typeof ad>) => setAd((now) => ({ ...now, ...part }))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex min-h-8 justify-end">
        <SaveNote {...{ state, onReload }} onRetry={retry} />
      </div>
      {/* Consent was given for the ad as it is being made. */}
      <fieldset disabled={run?.status === 'RUNNING'} className="contents">
        <Section number={1} title={<Trans>Script</Trans>}>
          <ScriptForm {...{ ad, models, setAd }} />
        </Section>
        {ad.scenes.length > 0 && (
          <>
            <Section number={2} title={<Trans>Scenes in the ad</Trans>}>
              <Scenes
                {...{ ad, parts, ordered }}
                onEdit={(edit) => setAd((now) => editScenes(now, edit))}
                onEndCard={(endCard) => change({ endCard })}
              />
            </Section>
            <Section number={3} title={<Trans>Presenter and product</Trans>}>
              <PresenterFields {...{ ad, models, speaker }} onChange={change} />
              <ProductFields ad={ad} onChange={change} />
            </Section>
          </>
        )}
      </fieldset>
      {ad.scenes.length > 0 && (
        <Section number={4} title={<Trans>Make the ad</Trans>}>
          <MakingSection
            {...{ ad, models, parts, ordered, run, keep }}
            adId={kept.ad_id}
            hasSpeaker={speaker !== null}
            onCaptions={(hasCaptions) => change({ hasCaptions })}
          />
        </Section>
      )}
    </div>
  )
}
