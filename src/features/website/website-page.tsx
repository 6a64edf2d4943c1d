import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { userInfoQuery } from '@/api/accounts.queries'
import { currentContextQuery } from '@/api/teams.functions'
import { importsQuery } from '@/api/website-page.functions'
import { UndoBar } from '@/components/selection/undo-bar'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { ImportCard } from './import-card'
import { useImportDeletion } from './use-import-deletion'

/** The web addresses a team has imported, and the result of each. */
export function WebsitePage() {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-4xl grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-xl">
          <Trans>Imported pages</Trans>
        </h1>
        <p className="max-w-prose text-muted-foreground text-sm">
          <Trans>Web pages your team imported products from, and what was found on each.</Trans>
        </p>
      </header>
      {user ? (
        <Imports />
      ) : (
        <SignInFirst description={<Trans>Imported pages are saved to your team.</Trans>} />
      )}
    </div>
  )
}

function Imports() {
  const { i18n } = useLingui()
  const { data: context } = useQuery(currentContextQuery())
  const mayChange = mayDo(readTeamRole(context?.current_team?.current_user_role), 'changeProducts')
  const { data, error, refetch, isFetching } = useQuery(importsQuery())
  const deletion = useImportDeletion()
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
  const shown = data.filter(({ import_id }) => !deletion.hidden.has(import_id))
  return (
    <>
      {shown.length === 0 && <NoImports />}
      <ul className="flex flex-col gap-3">
        {shown.map((page) => (
          <ImportCard
            key={page.import_id}
            page={page}
            mayChange={mayChange}
            onDelete={() => deletion.delete([{ id: page.import_id, kind: 'output' }])}
          />
        ))}
      </ul>
      <UndoBar deletion={deletion} isRaised={false} />
    </>
  )
}

function NoImports() {
  const lang = useLanguage()
  return (
    <EmptyState
      icon={Globe}
      title={<Trans>No pages imported yet</Trans>}
      description={<Trans>Import a product from its web page, and the page appears here.</Trans>}
      action={
        <Link to="/$lang/product" params={{ lang }} className={buttonVariants()}>
          <Trans>Import a product</Trans>
        </Link>
      }
    />
  )
}
