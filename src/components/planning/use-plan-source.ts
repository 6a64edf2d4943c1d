import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productsQuery } from '@/api/products.functions'
import { NO_SOURCE, type PlanSource } from './plan-source'

/**
 * What is planned from: the product that somebody works with, until another one or none is chosen. Who writes a
 * sentence instead may mean another thing, and its ads shall not show the product.
 */
export function usePlanSource(): [PlanSource, (source: PlanSource) => void] {
  const [said, setSaid] = useState(NO_SOURCE)
  /** Undefined as long as nobody has chosen. */
  const [chosenId, setChosenId] = useState<string | null>()
  const { data } = useInfiniteQuery(productsQuery())
  const current = data?.products.find(({ is_current }) => is_current)
  const begun = said.sentence.trim() === '' ? (current?.product_id ?? null) : null
  const productId = chosenId === undefined ? begun : chosenId
  const say = (source: PlanSource) => {
    setSaid(source)
    if (source.product_id !== productId) setChosenId(source.product_id)
  }
  return [{ ...said, product_id: productId }, say]
}
