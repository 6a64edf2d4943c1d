import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { sharedQuery } from '@/api/reviews.functions'
import { downloadAddress } from '@/components/creations/download-address'
import { buttonVariants } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { isAppError } from '@/contract/app-error'
import type { ShownCreative } from '@/contract/endpoints/reviews'
import { errorMessage } from '@/i18n/error-messages'
import { ClosedLink } from './closed-link'
import { GuestFrame } from './guest-frame'
import type { LinkPageProps } from './link-page-props'

/** Creatives that a team shows to anyone with the link. */
export function SharedPage({ token, isClosed }: LinkPageProps) {
  const { i18n, t } = useLingui()
  const {
    data: shared,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...sharedQuery(token),
    enabled: !isClosed,
  })
  if (isClosed || (isAppError(error) && error.code === 'shared_link_closed')) {
    return (
      <GuestFrame>
        <ClosedLink />
      </GuestFrame>
    )
  }
  if (!shared) {
    return (
      <GuestFrame>
        {error ? (
          <ErrorState
            message={errorMessage(i18n, error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton className="m-6 h-96" />
        )}
      </GuestFrame>
    )
  }
  const [first] = shared.creatives
  const title = shared.title || first?.name || t`Shared creatives`
  return (
    <GuestFrame title={<h1 className="wrap-anywhere text-base">{title}</h1>}>
      <ul className="mx-auto flex w-full max-w-4xl grow flex-col gap-8 px-4 pt-6 pb-16 sm:px-6">
        {shared.creatives.map((creative) => (
          <li key={creative.creative_id}>
            <Shown creative={creative} title={title} isOnly={shared.creatives.length === 1} />
          </li>
        ))}
      </ul>
    </GuestFrame>
  )
}

interface ShownProps {
  creative: ShownCreative
  title: string
  isOnly: boolean
}

function Shown({ creative, title, isOnly }: ShownProps) {
  const { kind, name, url, width, height } = creative
  const look = {
    width,
    height,
    className: 'mx-auto h-auto max-h-[calc(100dvh-12rem)] w-auto max-w-full rounded-lg',
    style: { backgroundColor: creative.average_color ?? undefined },
  }
  const alt = name ?? title
  return (
    <figure className="flex flex-col gap-3">
      {kind === 'image' ? (
        <img src={url} alt={alt} {...look} />
      ) : (
        <video
          src={url}
          poster={creative.preview_url}
          aria-label={alt}
          controls
          playsInline
          {...look}
        />
      )}
      <figcaption className="flex flex-wrap items-center justify-center gap-3">
        {name && !isOnly && <span className="wrap-anywhere font-medium text-sm">{name}</span>}
        <a
          href={downloadAddress(url, name ?? undefined)}
          download
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <Download aria-hidden />
          <Trans>Download</Trans>
        </a>
      </figcaption>
    </figure>
  )
}
