import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { userInfoQuery } from '@/api/accounts.queries'
import { currentContextQuery } from '@/api/teams.functions'
import { shippedTemplatesQuery } from '@/api/templates.functions'
import { fillTemplate } from '@/components/templates/fill-template'
import { ideaPrompt } from '@/components/templates/idea-prompt'
import { TemplateCard } from '@/components/templates/template-card'
import { TRADE_WORDS } from '@/components/templates/trade-words'
import { useKnownWords } from '@/components/templates/use-known-words'
import { useSaveTemplate } from '@/components/templates/use-template-actions'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import type { ShippedTemplates } from '@/contract/endpoints/templates'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { IDEA_TRADES, type IdeaTrade } from '@/contract/templates'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { ideasFor } from './ideas-for'
import type { IdeaSearch } from './search'

/** What to advertise next: the upcoming holidays, with a prompt for each. */
export function IdeasPage({ search }: { search: IdeaSearch }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const language = useLanguage()
  const trade = search.trade ?? 'shop'
  const { data, error, refetch, isFetching } = useQuery(shippedTemplatesQuery(language))
  return (
    <div className="mx-auto flex w-full max-w-6xl grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-col gap-1.5">
          <h1 className="text-xl">
            <Trans>Ideas</Trans>
          </h1>
          <p className="max-w-prose text-muted-foreground text-sm">
            <Trans>Holidays and seasons ahead, each with an ad to start from.</Trans>
          </p>
        </div>
        <Select
          aria-label={t`Line of business`}
          value={trade}
          onChange={({ target }) =>
            void navigate({
              to: '.',
              search: { trade: IDEA_TRADES.find((name) => name === target.value) },
              replace: true,
              resetScroll: false,
            })
          }
        >
          {IDEA_TRADES.map((name) => (
            <option key={name} value={name}>
              {i18n._(TRADE_WORDS[name])}
            </option>
          ))}
        </Select>
      </header>
      {data && <IdeaList trade={trade} shipped={data} />}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {!data && error && (
        <ErrorState
          message={errorMessage(i18n, error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </div>
  )
}

function IdeaList({ trade, shipped }: { trade: IdeaTrade; shipped: ShippedTemplates }) {
  const language = useLanguage()
  const known = useKnownWords()
  const { data: user } = useQuery(userInfoQuery())
  const { data: context } = useQuery({ ...currentContextQuery(), enabled: Boolean(user) })
  const maySave = mayDo(readTeamRole(context?.current_team?.current_user_role), 'changeTemplates')
  const save = useSaveTemplate()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {ideasFor(trade, shipped).map(({ occasion, template }) => {
        const prompt = ideaPrompt(template, occasion, language)
        return (
          <TemplateCard
            heading="h2"
            key={occasion.occasion_id}
            title={occasion.name}
            eyebrow={day.format(new Date(occasion.day))}
            line={occasion.why}
            text={fillTemplate(prompt, { known, slots: shipped.slots })}
            search={{ template: template.template_id, occasion: occasion.occasion_id }}
            action={<Trans>Use this idea</Trans>}
          >
            {maySave && (
              <Button
                variant="ghost"
                size="sm"
                disabled={save.isPending}
                onClick={() =>
                  save.mutate({
                    title:
                      trade === 'shop' ? occasion.name : `${occasion.name} · ${template.title}`,
                    prompt,
                    aspect_ratio: template.aspect_ratio,
                    occasion_day: occasion.day,
                  })
                }
              >
                <Bookmark aria-hidden />
                <Trans>Save as template</Trans>
              </Button>
            )}
          </TemplateCard>
        )
      })}
    </ul>
  )
}
