import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { productsQuery } from '@/api/products.functions'
import { makeProductView } from '../../../tests/support/product-view'
import type { PlanSource } from './plan-source'
import { usePlanSource } from './use-plan-source'

test('what somebody works with is planned for, until a sentence tells of another thing, or one is chosen', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const products = ['cup', 'lamp'].map((product_id) =>
    makeProductView({ product_id, is_current: product_id === 'lamp' }),
  )
  const page = { products, current: products[1] ?? null, next_cursor: null }
  client.setQueryData(productsQuery().queryKey, { pages: [page], pageParams: [undefined] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(usePlanSource, { wrapper })
  expect(result.current[0].product_id).toBe('lamp')
  const say = (part: Partial<PlanSource>) =>
    act(() => result.current[1]({ ...result.current[0], ...part }))
  say({ sentence: 'A jazz night in Porto' })
  expect(result.current[0].product_id).toBeNull()
  say({ product_id: 'cup' })
  say({ sentence: '' })
  expect(result.current[0].product_id).toBe('cup')
  say({ product_id: null })
  expect(result.current[0].product_id).toBeNull()
})
