import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { NewTabMark } from '@/components/new-tab-mark'
import { useLanguage } from '@/i18n/use-language'
import { PAGES, type PageAddress, type PageName } from './pages'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  page: PageName | PageAddress
  /** Opens in a new tab, because something is running on this page. */
  inNewTab: boolean
}

/** A menu link to one of our pages, labeled with the page's name and marked while that page is open. */
export function PageLink({ page, inNewTab, children, ...props }: PageLinkProps) {
  const { i18n } = useLingui()
  const { to, label, search }: PageAddress = typeof page === 'string' ? PAGES[page] : page
  return (
    <Link
      to={to}
      params={{ lang: useLanguage() }}
      search={search}
      activeOptions={{ exact: true, includeSearch: false }}
      {...(inNewTab && { target: '_blank', rel: 'noopener' })}
      {...props}
    >
      {i18n._(label)}
      {inNewTab && <NewTabMark />}
      {children}
    </Link>
  )
}
