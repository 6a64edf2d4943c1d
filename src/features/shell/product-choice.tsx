import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'
import type { Session } from './session'

const loadMenu = () => import('@/components/products/product-menu')

/** The current product of the brand, where there is room for it. */
export function ProductChoice({ product }: { product: NonNullable<Session['product']> }) {
  const { t } = useLingui()
  const { id, name } = product
  return (
    <LazyMenu
      load={loadMenu}
      menuProps={{ productId: id }}
      variant="ghost"
      size="sm"
      className="hidden min-w-0 max-w-44 shrink lg:inline-flex"
      aria-label={t`Product: ${name}`}
    >
      <span className="truncate">{name}</span>
      <ChevronDown aria-hidden />
    </LazyMenu>
  )
}
