import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { productKeys, productsQuery, selectProductFn } from '@/api/products.functions'
import { teamKeys } from '@/api/teams.functions'
import { AppError } from '@/contract/app-error'
import { productDraft } from './product-draft'

/**
 * The brief for a product, which somebody works with from now on.
 * @throws AppError('not_found') for one that is gone, or another brand's
 */
export async function chooseProduct(client: QueryClient, productId: string, i18n: I18n) {
  const listed = await client.ensureInfiniteQueryData(productsQuery())
  const known = listed.pages[0]?.current
  if (known?.product_id === productId) return productDraft(known, i18n)
  await selectProductFn({ data: { productId } })
  void client.invalidateQueries({ queryKey: teamKeys.context })
  await client.refetchQueries({ queryKey: productKeys.list, type: 'all' })
  const product = client.getQueryData(productsQuery().queryKey)?.pages[0]?.current
  if (product?.product_id !== productId) throw new AppError('not_found')
  return productDraft(product, i18n)
}
