import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { brandQuery } from '@/api/brands.functions'
import { currentContextQuery } from '@/api/teams.functions'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { BrandForm } from './brand-form'

/** What every creative of the team may have: name, logo, colours, fonts, tone, small print. */
export function BrandPage() {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-4xl grow flex-col gap-6 px-4 py-6 sm:px-6">
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
        <OwnBrand />
      ) : (
        <SignInFirst description={<Trans>Your brand is saved to your account.</Trans>} />
      )}
    </div>
  )
}

function OwnBrand() {
  const { i18n } = useLingui()
  const { data: context } = useQuery(currentContextQuery())
  const brandId = context?.current_brand?.id ?? ''
  const {
    data: brand,
    error,
    refetch,
  } = useQuery({
    ...brandQuery(brandId),
    enabled: brandId !== '',
  })
  if (error)
    return <ErrorState message={errorMessage(i18n, error)} onRetry={() => void refetch()} />
  if (!brand) return <Skeleton className="h-96 w-full" />
  return <BrandForm key={brand.brand_id} brand={brand} />
}
