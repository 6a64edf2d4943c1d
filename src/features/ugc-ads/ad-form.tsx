import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import { voicesQuery } from '@/api/speech.functions'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import { speakerOf } from '@/components/speech/voices-in'
import { Button } from '@/components/ui/button'
import { useLanguage } from '@/i18n/use-language'
import { editScenes, firstAd } from './ad'
import { partsOf } from './parts'
import { PresenterFields } from './presenter-fields'
import { ProductFields } from './product-fields'
import { Scenes } from './scenes'
import { ScriptForm } from './script-form'
import { Section } from './section'
import { Steps } from './steps'
import { useAd } from './use-ad'
import { useMaking, useTasks } from './use-making'

/** What is said, by whom, about what; and the steps in which it is made. */
export function AdForm({ owner }: { owner: string }) {
  const language = useLanguage()
  const { ad, setAd } = useAd(owner)
  const { data: listed } = useQuery(modelsQuery())
  const { data: offered } = useQuery(voicesQuery())
  const models = listed?.models ?? []
  const speaker = speakerOf(offered?.voices ?? [], ad)
  const tasks = useTasks(ad)
  const parts = partsOf(ad, { models, speaker, tasks })
  const making = useMaking({ ad, parts, tasks, setAd })
  const change = (part: Partial<typeof ad>) => setAd((now) => ({ ...now, ...part }))
  return (
    <div className="flex flex-col gap-6">
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
          <Button
            variant="ghost"
            className="self-start"
            onClick={() => setAd(() => firstAd(language))}
          >
            <Trans>Start a new ad</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
