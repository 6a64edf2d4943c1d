import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Settings2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { brandListQuery } from '@/api/brand-page.functions'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Skeleton } from '@/components/ui/skeleton'
import { useLanguage } from '@/i18n/use-language'
import { BrandMark } from './brand-mark'
import { useSwitchBrand } from './use-switch-brand'

interface BrandMenuProps {
  trigger: ReactElement
  /** The current brand. */
  brandId: string
}

/** The brands of the team: switches the current one and links to their settings. */
export default function BrandMenu({ trigger, brandId }: BrandMenuProps) {
  const lang = useLanguage()
  const { data, isError } = useQuery(brandListQuery())
  const switchBrand = useSwitchBrand()
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64">
        <DropdownMenuLabel>
          <Trans>Brand</Trans>
        </DropdownMenuLabel>
        {!data && !isError && <Skeleton className="mx-3 h-9" />}
        {isError && (
          <p className="px-3 py-1.5 text-sm">
            <Trans>Your brands couldn’t be loaded.</Trans>
          </p>
        )}
        <DropdownMenuRadioGroup value={brandId}>
          {data?.brands.map((brand) => (
            <DropdownMenuRadioItem
              key={brand.brand_id}
              value={brand.brand_id}
              onSelect={() => switchBrand(brand)}
            >
              <BrandMark colours={brand.colours} />
              <span className="min-w-0 truncate">{brand.name}</span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/$lang/brand" params={{ lang }}>
            <Settings2 aria-hidden />
            <Trans>Brand settings</Trans>
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
