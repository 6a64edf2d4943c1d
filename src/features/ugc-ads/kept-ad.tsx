import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ugcAdQuery } from '@/api/ugc-ads.functions'
import { ErrorState } from '@/components/ui/error-state'
import { Spinner } from '@/components/ui/spinner'
import { errorMessage } from '@/i18n/error-messages'
import { AdForm } from './ad-form'

/** A saved ad, once it has loaded. */
export function KeptAd({ adId }: { adId: string }) {
  const { t, i18n } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(ugcAdQuery(adId))
  if (data) return <AdForm key={data.updated_at} kept={data} onReload={() => void refetch()} />
  return (
    <div className="grid min-h-80 w-full place-items-center rounded-xl border bg-card p-6">
      {error ? (
        <ErrorState
          message={errorMessage(i18n, error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Spinner label={t`Opening your ad`} className="size-6" />
      )}
    </div>
  )
}
