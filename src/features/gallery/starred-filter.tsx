import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import type { GallerySearch } from './search'

/** Shows only the user's favorites, or everything again. */
export function StarredFilter({ search }: { search: GallerySearch }) {
  const isOn = search.only === 'starred'
  return (
    <Link
      to="."
      search={{ ...search, only: isOn ? undefined : 'starred', page: undefined }}
      replace
      resetScroll={false}
      aria-current={isOn ? 'true' : undefined}
      activeOptions={{ exact: true, includeSearch: true }}
      className={cn(
        buttonVariants({ variant: 'outline', size: 'sm' }),
        'max-sm:w-11 max-sm:px-0',
        isOn && 'bg-accent',
      )}
    >
      <Star className={isOn ? 'fill-current text-warning' : ''} aria-hidden />
      <span className="max-sm:sr-only">
        <Trans>Favorites</Trans>
      </span>
    </Link>
  )
}
