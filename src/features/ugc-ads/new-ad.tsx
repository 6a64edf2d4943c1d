import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { modelsQuery } from '@/api/models.functions'
import { createUgcAdFn, ugcAdKeys } from '@/api/ugc-ads.functions'
import type { Ad } from '@/components/ugc-ads/ad'
import { removeDraft } from '@/components/ugc-ads/draft'
import { ErrorState } from '@/components/ui/error-state'
import { errorMessage } from '@/i18n/error-messages'
import { AdList } from './ad-list'
import { nameOf, planOf } from './plan'
import { ScriptForm } from './script-form'
import { Section } from './section'
import { useDraft } from './use-draft'

/** The start of a new ad. Once there is a script, it is stored on the server and no longer in this browser. */
export function NewAd({ owner }: { owner: string }) {
  const { i18n } = useLingui()
  const { ad, setAd } = useDraft(owner)
  const { data: listed } = useQuery(modelsQuery())
  const client = useQueryClient()
  const navigate = useNavigate()
  const begin = useMutation({
    mutationFn: (made: Ad) => createUgcAdFn({ data: { name: nameOf(made), plan: planOf(made) } }),
    onSuccess({ ad_id }) {
      removeDraft()
      void client.invalidateQueries({ queryKey: ugcAdKeys.list })
      return navigate({ to: '.', search: { ad: ad_id } })
    },
  })
  const { mutate, isIdle, error, isPending } = begin
  const hasScript = ad.scenes.length > 0
  useEffect(() => {
    if (hasScript && isIdle) mutate(ad)
  }, [hasScript, isIdle, mutate, ad])
  return (
    <div className="flex flex-col gap-6">
      <Section number={1} title={<Trans>Script</Trans>}>
        <ScriptForm {...{ ad, setAd }} models={listed?.models ?? []} />
        {error && (
          <ErrorState
            message={errorMessage(i18n, error)}
            onRetry={() => mutate(ad)}
            isRetrying={isPending}
          />
        )}
      </Section>
      <AdList />
    </div>
  )
}
