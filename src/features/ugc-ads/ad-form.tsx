import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import { voicesQuery } from '@/api/speech.functions'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import { SaveNote } from '@/components/save-note/save-note'
import { speakerOf } from '@/contract/speech'
import type { UgcAd } from '@/contract/endpoints/ugc-ads'
import { editScenes } from './ad'
import { partsOf } from './parts'
import { PresenterFields } from './presenter-fields'
import { ProductFields } from './product-fields'
import { Scenes } from './scenes'
import { ScriptForm } from './script-form'
import { Section } from './section'
import { Steps } from './steps'
import { useKeptAd } from './use-kept-ad'
import { useMaking, useTasks } from './use-making'

interface AdFormProps {
  kept: UgcAd
  onReload: () => void
}

/** What is said, by whom, about what; and the steps in which it is made. */
export function AdForm({ kept, onReload }: AdFormProps) {
  const { ad, setAd, state, keep, retry } = useKeptAd(kept)
  const { data: listed } = useQuery(modelsQuery())
  const { data: offered } = useQuery(voicesQuery())
  const models = listed?.models ?? []
  const speaker = speakerOf(offered?.voices ?? [], ad)
  const tasks = useTasks(ad)
  const parts = partsOf(ad, { models, speaker, tasks })
  const making = useMaking({ ad, parts, tasks, setAd, keep })
  const change = (part: Partial<typeof ad>) => setAd((now) => ({ ...now, ...part }))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex min-h-8 justify-end">
        <SaveNote {...{ state, onReload }} onRetry={retry} />
      </div>
      <LeaveGuard isGenerating={making.isPending} isUploading={false} />
      <Section number={1} title={<Trans>Script</Trans>}>
        <ScriptForm {...{ ad, models, setAd }} />
      </Section>
      {ad.scenes.length > 0 && (
        <>
          <Section number={2} title={<Trans>Scenes of the ad</Trans>}>
            <Scenes
              {...{ ad, parts, tasks }}
              onEdit={(edit) => setAd((now) => editScenes(now, edit))}
              onEndCard={(endCard) => change({ endCard })}
            />
          </Section>
          <Section number={3} title={<Trans>Presenter and product</Trans>}>
            <PresenterFields {...{ ad, models, speaker }} onChange={change} />
            <ProductFields ad={ad} onChange={change} />
          </Section>
          <Section number={4} title={<Trans>Make the ad</Trans>}>
            <Steps
              {...{ ad, models, parts, tasks }}
              isPending={making.isPending}
              onMake={(wanted) => making.mutate(wanted)}
              onCaptions={(hasCaptions) => change({ hasCaptions })}
            />
          </Section>
        </>
      )}
    </div>
  )
}
