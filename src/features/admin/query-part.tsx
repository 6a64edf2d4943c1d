import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'

interface QueryPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>
  children: (data: Data) => ReactNode
}

/** A part of the page in its loading, error and loaded states. */
export function QueryPart<Data>({ query, children }: QueryPartProps<Data>) {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = query
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton className="h-96 w-full" />
  return (
    <ErrorState
      message={errorMessage(i18n, error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
