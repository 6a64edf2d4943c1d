import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'
import type { Session } from './session'

const loadMenu = () => import('@/components/brands/brand-menu')

/** The current brand with a switch; shown where there is room and another brand to choose. */
export function BrandSwitch({ brand }: { brand: NonNullable<Session['brand']> }) {
  const { t } = useLingui()
  const { id, name } = brand
  return (
    <LazyMenu
      load={loadMenu}
      menuProps={{ brandId: id }}
      variant="ghost"
      size="sm"
      className="hidden min-w-0 max-w-44 shrink lg:inline-flex"
      aria-label={t`Brand: ${name}`}
    >
      <span className="truncate">{name}</span>
      <ChevronDown aria-hidden />
    </LazyMenu>
  )
}
