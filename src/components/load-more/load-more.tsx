import { Trans } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'

interface LoadMoreProps {
  /** An infinite query. */
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** The "load more" button under a list, while there is a next page. */
export function LoadMore({ query }: LoadMoreProps) {
  if (!query.hasNextPage) return null
  return (
    <Button
      variant="outline"
      className="self-center"
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      <Trans>Load more</Trans>
    </Button>
  )
}
