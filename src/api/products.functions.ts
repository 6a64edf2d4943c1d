import { infiniteQueryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { products } = contract

export const productsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(products.list))
  .handler(({ data, context }) => context.call(products.list, data))

export const analyseProductFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(products.analyse))
  .handler(({ data, context }) => context.call(products.analyse, data))

export const createProductFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(products.create))
  .handler(({ data, context }) => context.call(products.create, data))

export const saveProductFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(products.save))
  .handler(({ data, context }) => context.call(products.save, data))

export const selectProductFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(products.select))
  .handler(({ data, context }) => context.call(products.select, data))

export const removeProductFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(products.remove))
  .handler(({ data, context }) => context.call(products.remove, data))

export const restoreProductFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(products.restore))
  .handler(({ data, context }) => context.call(products.restore, data))

export const productKeys = { list: ['products'] as const }

/** Products of the current brand, page by page; URLs of their pictures expire after a day. */
export const productsQuery = () =>
  infiniteQueryOptions({
    queryKey: productKeys.list,
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      productsFn({ data: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: ({ pages }) => ({
      products: pages.flatMap(({ products: rows }) => rows),
      current: pages[0]?.current ?? null,
    }),
    staleTime: 30_000,
  })
