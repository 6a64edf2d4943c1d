import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import type { ReactElement } from 'react'
import { productsQuery } from '@/api/products.functions'
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
import { useSwitchProduct } from './use-switch-product'

interface ProductMenuProps {
  trigger: ReactElement
  /** The current product. */
  productId: string
}

/** The products of the brand: switches the current one and links to all of them. */
export default function ProductMenu({ trigger, productId }: ProductMenuProps) {
  const lang = useLanguage()
  const { data, isError, ...query } = useInfiniteQuery(productsQuery())
  const switchProduct = useSwitchProduct()
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-h-[60dvh] w-72 overflow-y-auto">
        <DropdownMenuLabel>
          <Trans>Product</Trans>
        </DropdownMenuLabel>
        {!data && !isError && <Skeleton className="mx-3 h-9" />}
        {isError && (
          <p className="px-3 py-1.5 text-sm">
            <Trans>Your products couldn’t be loaded.</Trans>
          </p>
        )}
        <DropdownMenuRadioGroup value={productId}>
          {data?.products.map((product) => (
            <DropdownMenuRadioItem
              key={product.product_id}
              value={product.product_id}
              onSelect={() => void switchProduct(product)}
            >
              <span className="min-w-0 truncate">{product.name}</span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        {query.hasNextPage && (
          <DropdownMenuItem
            disabled={query.isFetchingNextPage}
            onSelect={(event) => {
              event.preventDefault()
              void query.fetchNextPage()
            }}
          >
            <Trans>Load more</Trans>
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/$lang/product" params={{ lang }}>
            <Package aria-hidden />
            <Trans>All products</Trans>
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
