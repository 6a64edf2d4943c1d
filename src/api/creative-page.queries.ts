import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CreativeQuery } from '@/contract/endpoints/creatives'
import {
  creativeFiltersFn,
  creativeFn,
  creativeListFn,
  creativeLogFn,
  creativeReviewFn,
  creativeVersionsFn,
  linkListFn,
} from './creative-page.functions'

export type CreativeFilter = Pick<
  CreativeQuery,
  'search' | 'type' | 'brand' | 'user_id' | 'period' | 'campaign_id'
>

/** Invalidated when anyone saves, renames, deletes, shares, or reviews. */
export const creativeKeys = { all: ['creatives'] as const }

/** The team's creatives, newest first, with "load more"; colleagues and guests change them too. */
export const creativeListQuery = (filter: CreativeFilter) =>
  infiniteQueryOptions({
    queryKey: [...creativeKeys.all, 'list', filter],
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      creativeListFn({ data: { ...filter, cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 5_000,
  })

export const creativeFiltersQuery = () =>
  queryOptions({
    queryKey: [...creativeKeys.all, 'filters'],
    queryFn: () => creativeFiltersFn(),
  })

export const creativeQuery = (creativeId: string) =>
  queryOptions({
    queryKey: [...creativeKeys.all, 'detail', creativeId],
    queryFn: () => creativeFn({ data: { creativeId } }),
    staleTime: 5_000,
  })

/** Settings of the task behind a creative; they never change. */
export const creativeLogQuery = (creativeId: string) =>
  queryOptions({
    queryKey: ['creative-log', creativeId],
    queryFn: () => creativeLogFn({ data: { id: creativeId } }),
    staleTime: 300_000,
  })

/** The same ad in other languages; polled while some are in progress. */
export const creativeVersionsQuery = (creativeId: string) =>
  queryOptions({
    queryKey: [...creativeKeys.all, 'versions', creativeId],
    queryFn: () => creativeVersionsFn({ data: { creativeId } }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data?.under_way.length ? 2_000 : false),
  })

export const creativeReviewQuery = (creativeId: string) =>
  queryOptions({
    queryKey: [...creativeKeys.all, 'review', creativeId],
    queryFn: () => creativeReviewFn({ data: { creativeId } }),
    staleTime: 5_000,
    refetchInterval: 20_000,
  })

/** Open links, of one creative or of the whole team. */
export const linkListQuery = (creativeId?: string) =>
  queryOptions({
    queryKey: [...creativeKeys.all, 'links', creativeId ?? null],
    queryFn: () => linkListFn({ data: { creative_id: creativeId } }),
    staleTime: 5_000,
  })
