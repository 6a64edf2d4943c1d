import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'

interface FilterRowProps {
  /** Comes first, on its own line where space is tight. */
  wordSearch: ReactNode
  children: ReactNode
  /** Search parameters without any filter; null when no filter is set. */
  cleared: LinkProps['search'] | null
}

/** Filters of a list; on a phone the row scrolls sideways. */
export function FilterRow({ wordSearch, children, cleared }: FilterRowProps) {
  return (
    <div className="flex flex-col gap-2 py-1 sm:flex-row sm:flex-wrap sm:items-center">
      {wordSearch}
      <div className="scroll-fade-x relative -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:contents">
        {children}
        {cleared !== null && (
          <Link
            to="."
            search={cleared}
            replace
            resetScroll={false}
            className={buttonVariants({ variant: 'link', className: 'whitespace-nowrap text-sm' })}
          >
            <Trans>Clear filters</Trans>
          </Link>
        )}
      </div>
    </div>
  )
}
