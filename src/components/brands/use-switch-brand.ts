import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { selectBrandFn } from '@/api/brand-page.functions'
import { currentContextQuery } from '@/api/teams.functions'
import { notify } from '@/browser/notifications'
import { useBrandAction } from './use-brand-action'

/** Switches to another brand immediately; its data loads meanwhile. */
export function useSwitchBrand() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutate } = useBrandAction(selectBrandFn, () => {
    const name = client.getQueryData(currentContextQuery().queryKey)?.current_brand?.name ?? ''
    notify('success', t`You’re now working with ${name}`)
  })
  return ({ brand_id: id, name }: { brand_id: string; name: string }) => {
    client.setQueryData(
      currentContextQuery().queryKey,
      (context) => context && { ...context, current_brand: { id, name } },
    )
    mutate({ brandId: id })
  }
}
