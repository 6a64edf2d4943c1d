import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { brandKeys, saveBrandFn } from '@/api/brands.functions'
import { teamKeys } from '@/api/teams.functions'
import { notify } from '@/browser/notifications'
import type { BrandInput } from '@/contract/endpoints/brands'
import { errorMessage } from '@/i18n/error-messages'

/** Saves the brand and keeps every place that shows it up to date. */
export function useSaveBrand(onSaved: () => void) {
  const { i18n, t } = useLingui()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: BrandInput) => saveBrandFn({ data: input }),
    onSuccess: (saved) => {
      client.setQueryData(brandKeys.detail(saved.brand_id), saved)
      void client.invalidateQueries({ queryKey: teamKeys.context })
      notify('success', t`Brand saved`)
      onSaved()
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
}
