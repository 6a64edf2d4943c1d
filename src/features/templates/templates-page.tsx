import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { userInfoQuery } from '@/api/accounts.queries'
import { shippedTemplatesQuery } from '@/api/templates.functions'
import { fillTemplate } from '@/components/templates/fill-template'
import { TemplateCard, UseTemplate } from '@/components/templates/template-card'
import { TRADE_WORDS } from '@/components/templates/trade-words'
import { useKnownWords } from '@/components/templates/use-known-words'
import { ErrorState } from '@/components/ui/error-state'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { TEMPLATE_TRADES } from '@/contract/templates'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { readTemplateSearch, type TemplateSearch } from './search'
import { TeamTemplates } from './team-templates'

/** Ad templates: the team's own, and the shipped ones. */
export function TemplatesPage({ search: { trade } }: { search: TemplateSearch }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-6xl grow flex-col gap-8 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-xl">
          <Trans>Templates</Trans>
        </h1>
        <p className="max-w-prose text-muted-foreground text-sm">
          <Trans>
            Prompts to start from. Your product, price, and brand are filled in; the rest is yours
            to write.
          </Trans>
        </p>
      </header>
      {user && <TeamTemplates />}
      <section className="flex flex-col gap-4" aria-label={t`Template library`}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-base">
            <Trans>Template library</Trans>
          </h2>
          <Select
            aria-label={t`Line of business`}
            value={trade ?? ''}
            onChange={({ target }) =>
              void navigate({
                to: '.',
                search: readTemplateSearch({ trade: target.value }),
                replace: true,
                resetScroll: false,
              })
            }
          >
            <option value="">{t`All templates`}</option>
            <option value="season">{t`Seasons and holidays`}</option>
            {TEMPLATE_TRADES.map((name) => (
              <option key={name} value={name}>
                {i18n._(TRADE_WORDS[name])}
              </option>
            ))}
          </Select>
        </div>
        <Library trade={trade} />
      </section>
    </div>
  )
}

function Library({ trade }: TemplateSearch) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const known = useKnownWords()
  const { data, error, refetch, isFetching } = useQuery(shippedTemplatesQuery(language))
  if (!data) {
    if (!error) return <Skeleton className="h-96 w-full" />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  const shown = data.templates.filter((template) => {
    if (!trade) return true
    return trade === 'season'
      ? template.is_seasonal
      : template.trade === trade && !template.is_seasonal
  })
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map(({ template_id, title, prompt }) => (
        <TemplateCard
          key={template_id}
          title={title}
          text={fillTemplate(prompt, { known, slots: data.slots })}
          search={{ template: template_id }}
          action={<UseTemplate />}
        />
      ))}
    </ul>
  )
}
