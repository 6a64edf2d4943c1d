import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { seenAdQuery } from '@/api/seen-ads.functions'
import { useReturnFocus } from '@/browser/use-return-focus'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { SeenAd } from '@/contract/endpoints/seen-ads'
import { errorMessage } from '@/i18n/error-messages'
import { AdFacts } from './ad-facts'
import { AdForm } from './ad-form'
import { AdMedia } from './ad-media'
import { AdUses } from './ad-uses'

interface AdDialogProps {
  adId: string
  mayChange: boolean
  onDelete: () => void
  onClose: () => void
}

/** An ad of the board: its extracted facts, the team's notes, and what can be made from it. */
export default function AdDialog({ adId, ...props }: AdDialogProps) {
  const { t, i18n } = useLingui()
  const returnFocus = useReturnFocus()
  const { data, error, refetch, isFetching } = useQuery(seenAdQuery(adId))
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <DialogContent
        className="max-w-4xl"
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
      >
        <DialogTitle>
          <span className="wrap-anywhere line-clamp-2">{data?.title || data?.site || t`Ad`}</span>
        </DialogTitle>
        {data && <Loaded ad={data} {...props} />}
        {!data && !error && <Skeleton className="h-96 w-full" />}
        {!data && error && (
          <ErrorState
            message={errorMessage(i18n, error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}

function Loaded({
  ad,
  mayChange,
  onDelete,
  onClose,
}: Omit<AdDialogProps, 'adId'> & { ad: SeenAd }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <AdMedia ad={ad} mayChange={mayChange} />
        <AdFacts ad={ad} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <AdUses ad={ad} />
        <AdForm first={ad} mayChange={mayChange} onDelete={onDelete} onClose={onClose} />
      </div>
    </div>
  )
}
