import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { LibraryQuery } from '@/contract/endpoints/library'
import { libraryListFn, libraryOverviewFn } from './library.functions'

export type LibraryFilter = Omit<LibraryQuery, 'cursor' | 'limit'>

/** Invalidated when anyone uploads, generates, saves, organizes, or deletes. */
export const libraryKeys = { all: ['library'] as const, lists: ['library', 'list'] as const }

/** A view of the library, loaded page by page while scrolling; colleagues change it too. */
export const libraryListQuery = (filter: LibraryFilter) =>
  infiniteQueryOptions({
    queryKey: [...libraryKeys.lists, filter],
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      libraryListFn({ data: { ...filter, cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // A refetch would reload every scrolled page, so later visits start over instead.
    staleTime: 30_000,
    gcTime: 30_000,
    refetchOnWindowFocus: false,
  })

/** Folders, tags, and statistics of the library. */
export const libraryOverviewQuery = () =>
  queryOptions({
    queryKey: [...libraryKeys.all, 'overview'],
    queryFn: () => libraryOverviewFn(),
    staleTime: 5_000,
  })
