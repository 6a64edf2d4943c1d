import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productsQuery } from '@/api/products.functions'
import { NO_SOURCE, type PlanSource } from './plan-source'

/** What is planned from; as long as nobody has said, the product that somebody works with. */
export function usePlanSource(): [PlanSource, (source: PlanSource) => void] {
  const [said, setSaid] = useState<PlanSource | null>(null)
  const { data } = useInfiniteQuery(productsQuery())
  const current = data?.products.find(({ is_current }) => is_current)
  return [said ?? { ...NO_SOURCE, product_id: current?.product_id ?? null }, setSaid]
}
