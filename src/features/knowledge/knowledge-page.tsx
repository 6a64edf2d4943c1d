import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BookOpenText, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { knowledgeQuery } from '@/api/knowledge.functions'
import { currentContextQuery } from '@/api/teams.functions'
import { UndoBar } from '@/components/selection/undo-bar'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { errorMessage } from '@/i18n/error-messages'
import { KnowledgeCard } from './knowledge-card'
import { useKnowledgeDeletion } from './use-knowledge-deletion'

const KnowledgeDialog = lazy(() => import('./knowledge-dialog'))

/** What a brand keeps for whoever writes its ads. */
export function KnowledgePage() {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-4xl grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-xl">
          <Trans>Brand knowledge</Trans>
        </h1>
        <p className="max-w-prose text-muted-foreground text-sm">
          <Trans>
            Facts for your brand’s ads. They’re suggested where they fit, and none appears in an ad
            unless you choose it.
          </Trans>
        </p>
      </header>
      {user ? (
        <Entries />
      ) : (
        <SignInFirst description={<Trans>Brand knowledge is saved to your team.</Trans>} />
      )}
    </div>
  )
}

function Entries() {
  const { i18n } = useLingui()
  const { data: context } = useQuery(currentContextQuery())
  const brand = context?.current_brand
  const mayChange = mayDo(readTeamRole(context?.current_team?.current_user_role), 'changeBrand')
  const { data, error, refetch, isFetching } = useQuery(knowledgeQuery(brand?.id))
  const deletion = useKnowledgeDeletion()
  const [opened, setOpened] = useState<'new' | string | null>(null)
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
  const shown = data.filter(({ entry_id }) => !deletion.hidden.has(entry_id))
  const add = mayChange && brand && (
    <Button variant={shown.length === 0 ? 'primary' : 'outline'} onClick={() => setOpened('new')}>
      <Plus aria-hidden />
      <Trans>Add knowledge</Trans>
    </Button>
  )
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState
          icon={BookOpenText}
          title={<Trans>Nothing here yet</Trans>}
          description={
            <Trans>
              Add product names, claims you may make, small print, or background information.
            </Trans>
          }
          action={add}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="wrap-anywhere font-medium text-sm">{brand?.name}</p>
          {add}
        </div>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map((entry) => (
          <KnowledgeCard
            key={entry.entry_id}
            entry={entry}
            mayChange={mayChange}
            onEdit={() => setOpened(entry.entry_id)}
            onDelete={() => deletion.delete([{ id: entry.entry_id, kind: 'output' }])}
          />
        ))}
      </ul>
      {opened && (
        <Suspense>
          <KnowledgeDialog
            entryId={opened === 'new' ? null : opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
      <UndoBar deletion={deletion} isRaised={false} />
    </>
  )
}
