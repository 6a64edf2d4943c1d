import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { GallerySearch } from './search'

interface ClearFiltersProps {
  search: GallerySearch
  className: string
}

/** Clears all filters, keeping the sort order and tile size. */
export function ClearFilters({ search, className }: ClearFiltersProps) {
  const { show, sort, size, view } = search
  return (
    <Link
      to="."
      search={{ show, sort, size, view }}
      replace
      resetScroll={false}
      className={className}
    >
      <Trans>Clear filters</Trans>
    </Link>
  )
}
