import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import type { Language } from '@/contract/languages'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { templates } = contract

export const shippedTemplatesFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(templates.shipped, {}))

export const templatesFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(templates.list, {}))

export const saveTemplateFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(templates.save))
  .handler(({ data, context }) => context.call(templates.save, data))

export const removeTemplateFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(templates.remove))
  .handler(({ data, context }) => context.call(templates.remove, data))

export const templateKeys = { list: ['templates', 'team'] as const }

/** The included templates, in the language of the page; they change daily. */
export const shippedTemplatesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['templates', 'shipped', language] as const,
    queryFn: () => shippedTemplatesFn(),
    staleTime: 3_600_000,
  })

export const templatesQuery = () =>
  queryOptions({
    queryKey: templateKeys.list,
    queryFn: () => templatesFn(),
    select: ({ templates: rows }) => rows,
    staleTime: 30_000,
  })
