import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, Languages } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { creativeVersionsQuery } from '@/api/creative-page.queries'
import { saveCreativeFn } from '@/api/creatives.functions'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Creative, CreativeVersion } from '@/contract/endpoints/creatives'
import { LANGUAGE_NAMES } from '@/i18n/language-names'
import { useCreativeAction } from '../use-creative-action'
import { VersionTile } from './version-tile'

const LanguagesDialog = lazy(() => import('./languages-dialog'))

/** The ad in all its languages, with a way to add more; renders nothing where its words are unknown. */
export function LanguageSet({ creative }: { creative: Creative }) {
  const { data } = useQuery(creativeVersionsQuery(creative.creative_id))
  const [isOpen, setOpen] = useState(false)
  if (!data?.brief) return null
  const { brief, versions, under_way: underWay } = data
  const unsaved = versions.filter(({ creative_id }) => creative_id === null)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base">
        <Trans>Languages</Trans>
      </h2>
      {versions.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {versions.map((version) => (
            <VersionTile key={version.output_id} version={version} />
          ))}
        </ul>
      )}
      {underWay.length > 0 && (
        <p className="flex items-center gap-2 text-muted-foreground text-sm">
          <Spinner className="size-4" />
          {underWay.map((language) => LANGUAGE_NAMES[language]).join(' · ')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          <Languages aria-hidden />
          <Trans>Add languages</Trans>
        </Button>
        {unsaved.length > 0 && <SaveAll creative={creative} versions={unsaved} />}
      </div>
      {isOpen && (
        <Suspense>
          <LanguagesDialog creative={creative} brief={brief} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

interface SaveAllProps {
  creative: Creative
  versions: readonly CreativeVersion[]
}

/** Saves the other versions in the same place as this one. */
function SaveAll({ creative, versions }: SaveAllProps) {
  const { t } = useLingui()
  const save = useCreativeAction(
    async () => {
      for (const { task_id, kind, url } of versions) {
        const file =
          kind === 'image'
            ? { image_creative: { image_url: url } }
            : { video_creative: { video_url: url } }
        const app_id = creative.campaign_id ?? undefined
        await saveCreativeFn({
          data: { log_id: task_id, generation_method: 'MY_CREATION', app_id, ...file },
        })
      }
    },
    () => notify('success', t`Languages saved`),
  )
  return (
    <Button size="sm" loading={save.isPending} onClick={() => save.mutate({})}>
      <Bookmark aria-hidden />
      <Plural value={versions.length} one="Save # language" other="Save # languages" />
    </Button>
  )
}
