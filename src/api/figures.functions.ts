import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import type { InputOf } from '@/contract/endpoint'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { figures } = contract

export const pushFiguresFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(figures.push))
  .handler(({ data, context }) => context.call(figures.push, data))

export const figureImportsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(figures.imports, {}))

export const removeFigureImportFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(figures.removeImport))
  .handler(({ data, context }) => context.call(figures.removeImport, data))

export const columnChoicesFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(figures.columnChoices, {}))

export const saveColumnChoiceFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(figures.saveColumnChoice))
  .handler(({ data, context }) => context.call(figures.saveColumnChoice, data))

export const linkAdFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(figures.link))
  .handler(({ data, context }) => context.call(figures.link, data))

export const adAnswersFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(figures.answers))
  .handler(({ data, context }) => context.call(figures.answers, data))

/** Invalidated by imports, by links, and by what colleagues do. */
export const figureKeys = { all: ['figures'] as const }

export type AdQuestion = InputOf<typeof figures.answers>

export const adAnswersQuery = (question: AdQuestion) =>
  queryOptions({
    queryKey: [...figureKeys.all, 'answers', question],
    queryFn: () => adAnswersFn({ data: question }),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })

export const figureImportsQuery = () =>
  queryOptions({
    queryKey: [...figureKeys.all, 'imports'],
    queryFn: () => figureImportsFn(),
    select: ({ imports }) => imports,
    staleTime: 10_000,
  })

export const columnChoicesQuery = () =>
  queryOptions({
    queryKey: [...figureKeys.all, 'columns'],
    queryFn: () => columnChoicesFn(),
    select: ({ choices }) => choices,
    staleTime: 10_000,
  })
