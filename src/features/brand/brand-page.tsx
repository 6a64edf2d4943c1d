import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { brandListQuery } from '@/api/brand-page.functions'
import { currentContextQuery } from '@/api/teams.functions'
import { UndoBar } from '@/components/selection/undo-bar'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { errorMessage } from '@/i18n/error-messages'
import { BrandEditor } from './brand-editor'
import { BrandList } from './brand-list'
import { NoBrands } from './no-brands'
import type { BrandSearch } from './search'
import { useBrandDeletion } from './use-brand-deletion'

/** The brands of the team, and the look their creatives use. */
export function BrandPage({ search }: { search: BrandSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-5xl grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-xl">
          <Trans>Brand settings</Trans>
        </h1>
        <p className="max-w-prose text-muted-foreground text-sm">
          <Trans>
            Turn on “Brand” when you create, and the built-in engine uses your colors and fonts and
            adds your logo and small print.
          </Trans>
        </p>
      </header>
      {user ? (
        <OwnBrands named={search.brand} />
      ) : (
        <SignInFirst description={<Trans>Your brands are saved to your team.</Trans>} />
      )}
    </div>
  )
}

function OwnBrands({ named }: { named: string | undefined }) {
  const { i18n } = useLingui()
  const { data: context } = useQuery(currentContextQuery())
  const { data, error, refetch, isFetching } = useQuery(brandListQuery())
  const deletion = useBrandDeletion()
  if (error && !data) {
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data || !context) return <Skeleton className="h-96 w-full" />
  const role = readTeamRole(context.current_team?.current_user_role)
  const canManage = mayDo(role, 'manageBrands')
  const brandId = named ?? data.brands.find((brand) => brand.is_current)?.brand_id
  return (
    <>
      {data.brands.length === 0 && <NoBrands canCreate={canManage} />}
      {data.brands.length > 0 && (
        <BrandList brands={data.brands} shownId={brandId} canManage={canManage} />
      )}
      {brandId && (
        <BrandEditor
          key={brandId}
          brandId={brandId}
          summary={data.brands.find((brand) => brand.brand_id === brandId)}
          canChange={mayDo(role, 'changeBrand')}
          canManage={canManage}
          onDelete={deletion.delete}
        />
      )}
      <UndoBar deletion={deletion} isRaised={false} />
    </>
  )
}
