import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveBrandFn } from '@/api/brand-page.functions'
import { brandKeys, brandQuery } from '@/api/brands.functions'
import { teamKeys } from '@/api/teams.functions'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { isAppError } from '@/contract/app-error'
import type { BrandInput, BrandView } from '@/contract/endpoints/brands'

interface Outcomes {
  onSaved: (saved: BrandView) => void
  /** Someone else has saved the brand since: this is their version. */
  onChangedMeanwhile: (theirs: BrandView) => void
}

/** Saves the brand and updates every place that shows it. */
export function useSaveBrand({ onSaved, onChangedMeanwhile }: Outcomes) {
  const { t } = useLingui()
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  return useMutation({
    mutationFn: (input: BrandInput) => saveBrandFn({ data: input }),
    onSuccess: (saved) => {
      client.setQueryData(brandKeys.detail(saved.brand_id), saved)
      void client.invalidateQueries({ queryKey: teamKeys.context })
      void client.invalidateQueries({ queryKey: brandKeys.list })
      notify('success', t`Brand saved`)
      onSaved(saved)
    },
    onError: async (error, { brandId }) => {
      if (!isAppError(error) || error.code !== 'changed_meanwhile') return tellFailure(error)
      try {
        onChangedMeanwhile(await client.fetchQuery({ ...brandQuery(brandId), staleTime: 0 }))
      } catch (reason) {
        tellFailure(reason)
      }
    },
  })
}
