import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { productKeys, selectProductFn } from '@/api/products.functions'
import { currentContextQuery, teamKeys } from '@/api/teams.functions'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { ProductView } from '@/contract/endpoints/products'

/** Switches to another product immediately; pages that show it refetch. */
export function useSwitchProduct() {
  const { t } = useLingui()
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  return async ({ product_id: id, name }: Pick<ProductView, 'product_id' | 'name'>) => {
    client.setQueryData(
      currentContextQuery().queryKey,
      (context) =>
        context?.current_product && {
          ...context,
          current_product: { ...context.current_product, id, name },
        },
    )
    await selectProductFn({ data: { productId: id } })
      .then(() => notify('success', t`You’re now working with ${name}`))
      .catch(tellFailure)
    await Promise.all([
      client.invalidateQueries({ queryKey: teamKeys.context }),
      client.invalidateQueries({ queryKey: productKeys.list }),
    ])
  }
}
