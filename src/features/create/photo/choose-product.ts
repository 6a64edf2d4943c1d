import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { brandListQuery } from '@/api/brand-page.functions'
import { productKeys, productsQuery, selectProductFn } from '@/api/products.functions'
import { teamKeys } from '@/api/teams.functions'
import { AppError } from '@/contract/app-error'
import { productDraft } from './product-draft'

/**
 * Makes a product the current one and returns its brief.
 * @throws AppError('not_found') if it is gone or belongs to another brand
 */
export async function chooseProduct(client: QueryClient, productId: string, i18n: I18n) {
  const { product, useBrand } = await workWith(client, productId)
  return productDraft(product, { i18n, useBrand })
}

/**
 * Makes a product the current one; returns it and whether its brand has a look to keep.
 * @throws AppError('not_found') if it is gone or belongs to another brand
 */
export async function workWith(client: QueryClient, productId: string) {
  const [listed, useBrand] = await Promise.all([
    client.ensureInfiniteQueryData(productsQuery()),
    hasLook(client),
  ])
  const known = listed.pages[0]?.current
  if (known?.product_id === productId) return { product: known, useBrand }
  await selectProductFn({ data: { productId } })
  void client.invalidateQueries({ queryKey: teamKeys.context })
  await client.refetchQueries({ queryKey: productKeys.list, type: 'all' })
  const product = client.getQueryData(productsQuery().queryKey)?.pages[0]?.current
  if (product?.product_id !== productId) throw new AppError('not_found')
  return { product, useBrand }
}

/** Whether the current brand is more than a name; while unknown, the brand switch decides. */
async function hasLook(client: QueryClient): Promise<boolean> {
  const { brands } = await client.ensureQueryData(brandListQuery()).catch(() => ({ brands: [] }))
  const current = brands.find(({ is_current }) => is_current)
  return current !== undefined && (current.colours.length > 0 || current.logo !== null)
}
