import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LayoutTemplate } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { currentContextQuery } from '@/api/teams.functions'
import type { TemplateDraft } from '@/components/templates/use-template-actions'
import { Button } from '@/components/ui/button'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { useComposer } from '../composer/composer-context'
import { useWordsNow } from '../composer/use-words'

const TemplateDialog = lazy(() => import('@/components/templates/template-dialog'))

/** Saves the prompt as a template of the team; product, brand and price become slots. */
export function SaveTemplate({ className }: { className: string }) {
  const { settings } = useComposer()
  const wordsNow = useWordsNow()
  const client = useQueryClient()
  const { data: context } = useQuery(currentContextQuery())
  const [opened, setOpened] = useState<TemplateDraft | null>(null)
  if (!mayDo(readTeamRole(context?.current_team?.current_user_role), 'changeTemplates')) return null

  async function open() {
    const [{ asTemplate }, { findKnownWords }] = await Promise.all([
      import('@/components/templates/fill-template'),
      import('@/components/templates/known-words'),
    ])
    setOpened({
      title: '',
      prompt: asTemplate(wordsNow(), await findKnownWords(client)),
      aspect_ratio: settings.aspectRatio,
      occasion_day: null,
    })
  }

  return (
    <>
      <Button variant="ghost" size="sm" className={className} onClick={() => void open()}>
        <LayoutTemplate aria-hidden />
        <Trans>Save as template</Trans>
      </Button>
      {opened && (
        <Suspense>
          <TemplateDialog first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
