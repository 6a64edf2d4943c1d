import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { pageNumbers } from './page-numbers'

interface PagerProps {
  page: number
  pageCount: number
  /** The other search parameters of the address. */
  search: object
}

/** Links to the other pages; renders nothing for a single page. */
export function Pager({ page, pageCount, search }: PagerProps) {
  const { t, i18n } = useLingui()
  if (pageCount <= 1) return null
  const format = new Intl.NumberFormat(i18n.locale)
  const link = (number: number, content: ReactNode, label?: string) => (
    <Link
      to="."
      search={{ ...search, page: number === 1 ? undefined : number }}
      aria-label={label}
      aria-current={number === page ? 'page' : undefined}
      activeOptions={{ exact: true, includeSearch: true }}
      className={buttonVariants({
        variant: number === page ? 'secondary' : 'ghost',
        size: 'sm',
        className: 'min-w-8 pointer-coarse:min-w-11',
      })}
    >
      {content}
    </Link>
  )
  return (
    <nav
      aria-label={t`Pages`}
      className="mt-2 flex flex-wrap items-center justify-center gap-1 tabular-nums"
    >
      {page > 1 &&
        link(
          page - 1,
          <>
            <ChevronLeft aria-hidden />
            <span className="max-sm:sr-only">
              <Trans>Previous</Trans>
            </span>
          </>,
        )}
      <ul className="flex items-center gap-1">
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className="px-1 text-muted-foreground">…</span>
            ) : (
              link(number, format.format(number), t`Page ${format.format(number)}`)
            )}
          </li>
        ))}
      </ul>
      {page < pageCount &&
        link(
          page + 1,
          <>
            <span className="max-sm:sr-only">
              <Trans>Next</Trans>
            </span>
            <ChevronRight aria-hidden />
          </>,
        )}
    </nav>
  )
}
