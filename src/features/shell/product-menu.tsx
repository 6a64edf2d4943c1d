import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { NewTabMark } from '@/components/new-tab-mark'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { useSite } from '@/page/use-site'
import { PageLink } from './page-link'
import { useExistingPages } from './pages'
import { sisterLine } from './sister-line'

interface ProductMenuProps {
  trigger: ReactElement
  inNewTab: boolean
}

/** The products of this site, and the sister sites, which open in a new tab. */
export default function ProductMenu({ trigger, inNewTab }: ProductMenuProps) {
  const { i18n } = useLingui()
  const { sisterSites } = useSite()
  const pages = useExistingPages(['sora', 'veo'])
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
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
              <span>
                {label}
                <span className="block text-muted-foreground text-xs">{sisterLine(i18n, url)}</span>
              </span>
              <NewTabMark />
            </a>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
