import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BrandMark } from '@/components/brands/brand-mark'
import { Badge } from '@/components/ui/badge'
import type { BrandSummary } from '@/contract/endpoints/brands'
import { useLanguage } from '@/i18n/use-language'
import { NewBrand } from './new-brand'

interface BrandListProps {
  brands: readonly BrandSummary[]
  shownId: string | undefined
  canManage: boolean
}

/** The brands of the team, each linked to its settings. */
export function BrandList({ brands, shownId, canManage }: BrandListProps) {
  const { t } = useLingui()
  const lang = useLanguage()
  return (
    <nav aria-label={t`Brands`} className="flex flex-wrap items-center gap-2">
      {brands.map(({ brand_id: brand, name, colours, is_current }) => (
        <Link
          key={brand}
          to="/$lang/brand"
          params={{ lang }}
          search={{ brand }}
          aria-current={brand === shownId ? 'page' : undefined}
          className="flex min-h-9 max-w-full items-center gap-2 rounded-full border bg-card px-3 text-sm hover:bg-accent aria-[current=page]:border-primary aria-[current=page]:bg-accent pointer-coarse:min-h-11"
        >
          <BrandMark colours={colours} />
          <span className="min-w-0 truncate">{name}</span>
          {is_current && brands.length > 1 && (
            <Badge variant="success">
              <Trans>In use</Trans>
            </Badge>
          )}
        </Link>
      ))}
      {canManage && <NewBrand />}
    </nav>
  )
}
