import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { writeScriptFn } from '@/api/planning.functions'
import { productsQuery } from '@/api/products.functions'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { MadeBy } from '@/components/planning/made-by'
import { isGiven } from '@/components/planning/plan-source'
import { SourceFields } from '@/components/planning/source-fields'
import { type Ad, withScript } from '@/components/ugc-ads/ad'
import { picturesOf } from '@/components/ugc-ads/product-pictures'
import { Button } from '@/components/ui/button'
import type { ModelView } from '@/contract/endpoints/models'
import { USUAL_UGC_AD, USUAL_UGC_SECONDS } from '@/contract/ugc'
import { creditsOf } from '@/contract/work'

interface ScriptFormProps {
  ad: Ad
  models: readonly ModelView[]
  setAd: (change: (ad: Ad) => Ad) => void
}

/** What the ad is about, and who wrote the script. */
export function ScriptForm({ ad, models, setAd }: ScriptFormProps) {
  const { source, scenes, written } = ad
  const { data } = useInfiniteQuery(productsQuery())
  const write = useMutation({
    mutationFn: () => writeScriptFn({ data: source }),
    onSuccess: (script) =>
      setAd((now) => ({
        ...withScript(now, script),
        product: now.product ?? picturesOf(data?.products ?? [], source.product_id)[0] ?? null,
      })),
    onError: useTellFailure(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    write.mutate()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <SourceFields
        source={source}
        onChange={(next) => setAd((now) => ({ ...now, source: next }))}
      />
      <Button
        type="submit"
        variant={scenes.length > 0 ? 'outline' : 'primary'}
        className="self-start"
        loading={write.isPending}
        disabled={!isGiven(source)}
      >
        {scenes.length > 0 ? <Trans>Write it again</Trans> : <Trans>Write script</Trans>}
      </Button>
      {!isGiven(source) && (
        <p className="text-muted-foreground text-sm">
          <Trans>Say what you’re advertising, or choose a product.</Trans>
        </p>
      )}
      {written ? <MadeBy {...written} /> : <UsualPrice models={models} />}
    </form>
  )
}

/** The usual price of an ad, before there is one to calculate. */
function UsualPrice({ models }: { models: readonly ModelView[] }) {
  const credits = creditsOf(models, USUAL_UGC_AD)
  if (credits === null) return null
  const seconds = USUAL_UGC_SECONDS
  return (
    <p className="text-muted-foreground text-sm tabular-nums">
      <Plural
        value={credits}
        one={`The script is free. A ${seconds}-second ad costs about # credit.`}
        other={`The script is free. A ${seconds}-second ad costs about # credits.`}
      />
    </p>
  )
}
