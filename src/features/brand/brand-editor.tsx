import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Star, Trash2 } from 'lucide-react'
import { makeDefaultBrandFn } from '@/api/brand-page.functions'
import { brandQuery } from '@/api/brands.functions'
import { notify } from '@/browser/notifications'
import { useBrandAction } from '@/components/brands/use-brand-action'
import { useSwitchBrand } from '@/components/brands/use-switch-brand'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { isAppError } from '@/contract/app-error'
import type { BrandSummary } from '@/contract/endpoints/brands'
import { errorMessage } from '@/i18n/error-messages'
import { BrandForm } from './brand-form'

interface BrandEditorProps {
  brandId: string
  /** Its entry in the list; absent for a brand that is in no list. */
  summary: BrandSummary | undefined
  canChange: boolean
  canManage: boolean
  onDelete: (brandId: string) => void
}

/** One brand: its actions and its settings. */
export function BrandEditor({ brandId, summary, canChange, ...acts }: BrandEditorProps) {
  const { i18n } = useLingui()
  const { data: brand, error, refetch, isFetching } = useQuery(brandQuery(brandId))
  if (error && !brand) {
    const isGone = isAppError(error) && error.code === 'brand_not_found'
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={isGone ? undefined : () => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!brand) return <Skeleton className="h-96 w-full" />
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere text-lg">{brand.name}</h2>
        {summary && <BrandActs brand={summary} {...acts} />}
      </div>
      <BrandForm brand={brand} canChange={canChange} />
    </>
  )
}

interface BrandActsProps extends Pick<BrandEditorProps, 'canManage' | 'onDelete'> {
  brand: BrandSummary
}

function BrandActs({ brand, canManage, onDelete }: BrandActsProps) {
  const { t } = useLingui()
  const switchBrand = useSwitchBrand()
  const makeDefault = useBrandAction(makeDefaultBrandFn, () =>
    notify('success', t`Default brand set`),
  )
  const { brand_id: brandId, is_current, is_default } = brand
  return (
    <div className="flex flex-wrap items-center gap-2">
      {is_default && (
        <Badge>
          <Trans>Team default</Trans>
        </Badge>
      )}
      {!is_current && (
        <Button size="sm" onClick={() => switchBrand(brand)}>
          <Trans>Use this brand</Trans>
        </Button>
      )}
      {canManage && !is_default && (
        <Button
          size="sm"
          variant="outline"
          loading={makeDefault.isPending}
          onClick={() => makeDefault.mutate({ brandId })}
        >
          <Star aria-hidden />
          <Trans>Make default</Trans>
        </Button>
      )}
      {canManage && (
        <Button size="sm" variant="outline" onClick={() => onDelete(brandId)}>
          <Trash2 aria-hidden />
          <Trans>Delete</Trans>
        </Button>
      )}
    </div>
  )
}
