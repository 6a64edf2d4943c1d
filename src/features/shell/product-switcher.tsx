import { useLingui } from '@lingui/react/macro'
import { useMatchRoute } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { useSite } from '@/lib/use-site'
import { NewTabMark, PageLink } from './page-link'
import { PAGES, useExistingPages } from './pages'

/** The products of this site, and the sister sites in a tab of their own. */
export function ProductSwitcher({ inNewTab }: { inNewTab: boolean }) {
  const { i18n } = useLingui()
  const { sisterSites } = useSite()
  const pages = useExistingPages(['sora', 'veo'])
  const matchRoute = useMatchRoute()
  const current = pages.find((page) => matchRoute({ to: PAGES[page].to })) ?? 'sora'
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="sm">
          {i18n._(PAGES[current].label)}
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {pages.map((page) => (
          <DropdownMenuItem key={page} asChild>
            <PageLink page={page} inNewTab={inNewTab} />
          </DropdownMenuItem>
        ))}
        {sisterSites.length > 0 && <DropdownMenuSeparator />}
        {sisterSites.map(({ label, url }) => (
          <DropdownMenuItem key={url} asChild>
            <a href={url} target="_blank" rel="noopener">
              {label}
              <NewTabMark />
            </a>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
