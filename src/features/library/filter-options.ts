import { useLingui } from '@lingui/react/macro'
import { ASPECT_RATIOS } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import type { Overview } from './places'

/** A select that filters or sorts items. */
export interface FilterOptions {
  name: 'type' | 'source' | 'ratio' | 'brand' | 'product' | 'tag' | 'period' | 'sort'
  label: string
  /** Value and label of each choice; the empty value means no filter. */
  options: readonly (readonly [value: string, words: string])[]
}

const named = (names: readonly string[]) => names.map((name) => [name, name] as const)

/** All filters of the library; brands, products and tags only if there are any. */
export function useFilterOptions(overview: Overview | undefined): readonly FilterOptions[] {
  const { t } = useLingui()
  const { brands = [], products = [], tags = [] } = overview ?? {}
  return [
    {
      name: 'type',
      label: t`Type`,
      options: [
        ['', t`All types`],
        ['image', t`Images`],
        ['video', t`Videos`],
        ['audio', t`Audio`],
      ],
    },
    {
      name: 'source',
      label: t`Source`,
      options: [
        ['', t`All sources`],
        ['upload', t`Uploads`],
        ['result', t`Results`],
        ['creative', t`Creatives`],
      ],
    },
    {
      name: 'ratio',
      label: t`Ratio`,
      options: [['', t`All ratios`], ...named(keysOf(ASPECT_RATIOS))],
    },
    { name: 'brand', label: t`Brand`, options: [['', t`All brands`], ...named(brands)] },
    {
      name: 'product',
      label: t`Product`,
      options: [
        ['', t`All products`],
        ...products.map(({ product_id, name }) => [product_id, name] as const),
      ],
    },
    {
      name: 'tag',
      label: t`Tag`,
      options: [['', t`All tags`], ...named(tags.map(({ tag }) => tag))],
    },
    {
      name: 'period',
      label: t`Time`,
      options: [
        ['', t`Any time`],
        ['day', t`Last 24 hours`],
        ['week', t`Last 7 days`],
        ['month', t`Last 30 days`],
        ['year', t`Last 12 months`],
      ],
    },
    {
      name: 'sort',
      label: t`Order`,
      options: [
        ['', t`Newest first`],
        ['oldest', t`Oldest first`],
      ],
    },
  ]
}
