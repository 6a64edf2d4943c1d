import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createProductFn,
  productKeys,
  removeProductFn,
  restoreProductFn,
  saveProductFn,
  selectProductFn,
} from '@/api/products.functions'
import { teamKeys } from '@/api/teams.functions'
import { notify } from '@/browser/notifications'
import type { ProductInput } from '@/contract/endpoints/products'
import { errorMessage } from '@/i18n/error-messages'

interface Save {
  /** Null for a new one. */
  productId: string | null
  version: number | undefined
  input: ProductInput
}

/** Saves, selects, deletes and restores products; updates every place that shows them, and reports failures. */
export function useProductActions() {
  const { i18n, t } = useLingui()
  const client = useQueryClient()
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: productKeys.list }),
      client.invalidateQueries({ queryKey: teamKeys.context }),
    ])
  const onError = (error: unknown) => notify('error', errorMessage(i18n, error))

  const save = useMutation({
    mutationFn: ({ productId, version, input }: Save) =>
      productId
        ? saveProductFn({ data: { productId, version, ...input } })
        : createProductFn({ data: input }),
    onSuccess: async ({ pictures_left_out: leftOut }) => {
      await refresh()
      if (leftOut === 0) notify('success', t`Product saved`)
      else notify('warning', t`Product saved, but some images couldn’t be downloaded.`)
    },
    onError,
  })
  const byId = { onSuccess: refresh, onError }
  const select = useMutation({
    mutationFn: (productId: string) => selectProductFn({ data: { productId } }),
    ...byId,
  })
  const remove = useMutation({
    mutationFn: (productId: string) => removeProductFn({ data: { productId } }),
    ...byId,
  })
  const restore = useMutation({
    mutationFn: (productId: string) => restoreProductFn({ data: { productId } }),
    ...byId,
  })
  return { save, select, remove, restore }
}
