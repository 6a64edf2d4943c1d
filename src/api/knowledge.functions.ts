import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { knowledge } = contract

export const knowledgeFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(knowledge.list, {}))

export const knowledgeFactsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(knowledge.facts, {}))

export const knowledgeEntryFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(knowledge.detail))
  .handler(({ data, context }) => context.call(knowledge.detail, data))

export const saveKnowledgeFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(knowledge.save))
  .handler(({ data, context }) => context.call(knowledge.save, data))

export const removeKnowledgeFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(knowledge.remove))
  .handler(({ data, context }) => context.call(knowledge.remove, data))

/** Changes with the current brand and with what colleagues write. */
export const knowledgeKeys = { all: ['knowledge'] as const }

/** Knowledge of the current brand. */
export const knowledgeQuery = (brandId: string | undefined) =>
  queryOptions({
    queryKey: [...knowledgeKeys.all, 'list', brandId ?? null],
    queryFn: () => knowledgeFn(),
    select: ({ entries }) => entries,
    staleTime: 10_000,
  })

export const knowledgeEntryQuery = (entryId: string) =>
  queryOptions({
    queryKey: [...knowledgeKeys.all, 'entry', entryId],
    queryFn: () => knowledgeEntryFn({ data: { entryId } }),
    staleTime: 0,
    gcTime: 0,
  })

/** The facts offered for an ad's fields. */
export const knowledgeFactsQuery = (brandId: string | undefined) =>
  queryOptions({
    queryKey: [...knowledgeKeys.all, 'facts', brandId ?? null],
    queryFn: () => knowledgeFactsFn(),
    staleTime: 60_000,
  })
