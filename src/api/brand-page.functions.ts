import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { brandKeys } from './brands.functions'
import { validInput } from './valid-input'

/* Separate from the calls of every first screen, which only needs the brand's name. */

const { brands } = contract

export const brandListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(brands.list, {}))

export const createBrandFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(brands.create))
  .handler(({ data, context }) => context.call(brands.create, data))

export const selectBrandFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(brands.select))
  .handler(({ data, context }) => context.call(brands.select, data))

export const makeDefaultBrandFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(brands.makeDefault))
  .handler(({ data, context }) => context.call(brands.makeDefault, data))

export const deleteBrandFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(brands.remove))
  .handler(({ data, context }) => context.call(brands.remove, data))

export const restoreBrandFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(brands.restore))
  .handler(({ data, context }) => context.call(brands.restore, data))

export const saveBrandFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(brands.save))
  .handler(({ data, context }) => context.call(brands.save, data))

export const previewBrandFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(brands.preview))
  .handler(({ data, context }) => context.call(brands.preview, data))

export const fontListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(brands.fonts, {}))

export const removeFontFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(brands.removeFont))
  .handler(({ data, context }) => context.call(brands.removeFont, data))

/** Typefaces the team uploaded. */
export const fontListQuery = () =>
  queryOptions({ queryKey: ['brands', 'fonts'], queryFn: () => fontListFn(), staleTime: 5_000 })

/** The team's brands; colleagues add and delete them too. */
export const brandListQuery = () =>
  queryOptions({
    queryKey: brandKeys.list,
    queryFn: () => brandListFn(),
    staleTime: 5_000,
  })
