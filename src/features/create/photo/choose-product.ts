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
  const { products } = await client.ensureQueryData(productsQuery())
  const product = products.find(({ product_id }) => product_id === productId)
  if (!product) throw new AppError('not_found')
  if (!product.is_current) {
    await selectProductFn({ data: { productId } })
    void client.invalidateQueries({ queryKey: productKeys.list })
    void client.invalidateQueries({ queryKey: teamKeys.context })
  }
  return productDraft(product, i18n)
}
