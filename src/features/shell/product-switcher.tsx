import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'
import { PAGES, useExistingPages } from './pages'

const loadMenu = () => import('./product-menu')

/** Shows the current product and opens the list of all. */
export function ProductSwitcher({ inNewTab }: { inNewTab: boolean }) {
  const { i18n } = useLingui()
  const pages = useExistingPages(['sora', 'veo'])
  const open = useMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/\/$/, '') })
  const current = pages.find((page) => PAGES[page].to === open) ?? 'sora'
  return (
    <LazyMenu load={loadMenu} menuProps={{ inNewTab }} variant="ghost" size="sm">
      {i18n._(PAGES[current].label)}
      <ChevronDown aria-hidden />
    </LazyMenu>
  )
}
