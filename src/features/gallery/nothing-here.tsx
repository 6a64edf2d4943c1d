import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Images, SearchX } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useLanguage } from '@/i18n/use-language'
import { ClearFilters } from './clear-filters'
import { type GallerySearch, hasFilters } from './search'

/** An empty gallery, with a suggestion. */
export function NothingHere({ search }: { search: GallerySearch }) {
  const lang = useLanguage()
  if (hasFilters(search)) {
    return (
      <EmptyState
        icon={SearchX}
        title={<Trans>Nothing matches these filters</Trans>}
        action={<ClearFilters search={search} className={buttonVariants({ variant: 'outline' })} />}
      />
    )
  }
  return (
    <EmptyState
      icon={Images}
      title={
        search.show === 'mine' ? (
          <Trans>Nothing created yet</Trans>
        ) : (
          <Trans>Nothing has been published yet</Trans>
        )
      }
      description={
        search.show === 'mine' ? (
          <Trans>Every image and video you make appears here.</Trans>
        ) : (
          <Trans>Be the first to publish an ad here.</Trans>
        )
      }
      action={
        <Link to="/$lang" params={{ lang }} className={buttonVariants()}>
          <Trans>Create now</Trans>
        </Link>
      }
    />
  )
}
