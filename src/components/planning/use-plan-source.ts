import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productsQuery } from '@/api/products.functions'
import { NO_SOURCE, type PlanSource } from './plan-source'

/**
 * The planning source: by default the current product, until another or none is chosen. A written sentence
 * may mean something else, so its ads do not show the default product.
 */
export function usePlanSource(): [PlanSource, (source: PlanSource) => void] {
  const [said, setSaid] = useState(NO_SOURCE)
  /** Undefined until the user chooses. */
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
