import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { currentContextQuery } from '@/api/teams.functions'
import { shippedTemplatesQuery, templatesQuery } from '@/api/templates.functions'
import { UndoBar } from '@/components/selection/undo-bar'
import { fillTemplate } from '@/components/templates/fill-template'
import { TemplateCard, UseTemplate } from '@/components/templates/template-card'
import { useKnownWords } from '@/components/templates/use-known-words'
import type { TemplateDraft } from '@/components/templates/use-template-actions'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { TeamTemplate } from '@/contract/endpoints/templates'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { useTemplateDeletion } from './use-template-deletion'

const TemplateDialog = lazy(() => import('@/components/templates/template-dialog'))

const NEW: TemplateDraft = { title: '', prompt: '', aspect_ratio: null, occasion_day: null }

/** The templates of the team, with a button to add one. */
export function TeamTemplates() {
  const { t } = useLingui()
  const { data: context } = useQuery(currentContextQuery())
  const mayChange = mayDo(readTeamRole(context?.current_team?.current_user_role), 'changeTemplates')
  const [opened, setOpened] = useState<TemplateDraft | null>(null)
  return (
    <section className="flex flex-col gap-4" aria-label={t`Your team’s templates`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base">
          <Trans>Your team’s templates</Trans>
        </h2>
        {mayChange && (
          <Button variant="outline" size="sm" onClick={() => setOpened(NEW)}>
            <Plus aria-hidden />
            <Trans>New template</Trans>
          </Button>
        )}
      </div>
      <OwnList mayChange={mayChange} onEdit={setOpened} />
      {opened && (
        <Suspense>
          <TemplateDialog first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}

interface OwnListProps {
  mayChange: boolean
  onEdit: (template: TeamTemplate) => void
}

function OwnList({ mayChange, onEdit }: OwnListProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const known = useKnownWords()
  const { data: shipped } = useQuery(shippedTemplatesQuery(language))
  const { data, error, refetch, isFetching } = useQuery(templatesQuery())
  const deletion = useTemplateDeletion()
  if (!data) {
    if (!error) return <Skeleton className="h-40 w-full" />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  const shown = data.filter(({ template_id }) => !deletion.hidden.has(template_id))
  return (
    <>
      {shown.length === 0 && (
        <p className="max-w-prose text-muted-foreground text-sm">
          <Trans>
            No templates yet. Save a prompt you like as a template, here or on the create page.
          </Trans>
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((template) => (
          <TemplateCard
            key={template.template_id}
            title={template.title}
            eyebrow={template.occasion_day && dayOf(language, template.occasion_day)}
            text={fillTemplate(template.prompt, { known, slots: shipped?.slots ?? [] })}
            search={{ template: template.template_id }}
            action={<UseTemplate />}
          >
            {mayChange && (
              <Changes
                name={template.title}
                onEdit={() => onEdit(template)}
                onDelete={() => deletion.delete([{ id: template.template_id, kind: 'output' }])}
              />
            )}
          </TemplateCard>
        ))}
      </ul>
      <UndoBar deletion={deletion} isRaised={false} />
    </>
  )
}

interface ChangesProps {
  name: string
  onEdit: () => void
  onDelete: () => void
}

function Changes({ name, onEdit, onDelete }: ChangesProps) {
  const { t } = useLingui()
  return (
    <span className="ml-auto flex">
      <Button variant="ghost" size="icon-sm" aria-label={t`Edit ${name}`} onClick={onEdit}>
        <Pencil aria-hidden />
      </Button>
      <Button variant="ghost" size="icon-sm" aria-label={t`Delete ${name}`} onClick={onDelete}>
        <Trash2 aria-hidden />
      </Button>
    </span>
  )
}

const dayOf = (language: string, day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
