import { Trans } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'

interface LoadMoreProps {
  /** A list that comes in pages. */
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** Under a list: the button for its next page, while there is one. */
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
