import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { NewTabMark } from '@/components/new-tab-mark'
import { useLanguage } from '@/i18n/use-language'
import { PAGES, type PageAddress, type PageName } from './pages'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  page: PageName | PageAddress
  /** Leave this page as it is, because something runs on it. */
  inNewTab: boolean
}

/** A menu's link to one of our pages, named as the page is; marks itself while that page is open. */
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
