import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { HistorySearch } from './search'

/** Shows pictures, videos or both; the choice stands in the address. */
export function TypeFilter() {
  const { t } = useLingui()
  const option = (value: HistorySearch['type'], label: ReactNode) => (
    <Link
      to="."
      search={{ type: value }}
      replace
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      className="flex min-h-8 items-center rounded-md px-3 font-medium text-muted-foreground text-sm hover:text-foreground aria-[current=page]:bg-background aria-[current=page]:text-foreground pointer-coarse:min-h-11"
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label={t`Type`} className="flex gap-1 rounded-lg bg-muted p-1">
      {option(undefined, <Trans>All</Trans>)}
      {option('image', <Trans>Images</Trans>)}
      {option('video', <Trans>Videos</Trans>)}
    </nav>
  )
}
