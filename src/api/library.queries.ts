import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { LibraryQuery } from '@/contract/endpoints/library'
import { libraryListFn, libraryOverviewFn } from './library.functions'

export type LibraryFilter = Omit<LibraryQuery, 'cursor' | 'limit'>

/** All of it changes when somebody uploads, generates, saves, organizes or deletes. */
export const libraryKeys = { all: ['library'] as const }

/** A place of the library, page by page as it is scrolled; colleagues change it, too. */
export const libraryListQuery = (filter: LibraryFilter) =>
  infiniteQueryOptions({
    queryKey: [...libraryKeys.all, 'list', filter],
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      libraryListFn({ data: { ...filter, cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 5_000,
  })

/** Folders, tags and figures of the library. */
export const libraryOverviewQuery = () =>
  queryOptions({
    queryKey: [...libraryKeys.all, 'overview'],
    queryFn: () => libraryOverviewFn(),
    staleTime: 5_000,
  })
