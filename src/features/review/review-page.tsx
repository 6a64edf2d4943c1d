import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewQuery } from '@/api/reviews.functions'
import { useDayFormat } from '@/components/purchase/billing-day'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { isAppError } from '@/contract/app-error'
import type { Review } from '@/contract/endpoints/reviews'
import { errorMessage } from '@/i18n/error-messages'
import { ClosedLink } from './closed-link'
import { CreativeStrip } from './creative-strip'
import { GuestFrame } from './guest-frame'
import type { LinkPageProps } from './link-page-props'
import { ReviewDesk } from './review-desk'

/** Lets people outside the team comment on creatives and approve them. */
export function ReviewPage({ token, isClosed }: LinkPageProps) {
  const { i18n } = useLingui()
  const {
    data: review,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...reviewQuery(token),
    enabled: !isClosed,
  })
  if (isClosed || (isAppError(error) && error.code === 'shared_link_closed')) {
    return (
      <GuestFrame>
        <ClosedLink />
      </GuestFrame>
    )
  }
  if (review) return <OpenReview token={token} review={review} />
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

function OpenReview({ token, review }: { token: string; review: Review }) {
  const { t } = useLingui()
  const [chosenId, setChosenId] = useState<string>()
  const { creatives, asked_by: person, team_name: team } = review
  const creative = creatives.find(({ creative_id }) => creative_id === chosenId) ?? creatives[0]
  const day = useDayFormat()(review.expires_at)
  if (!creative) return null
  const number = creatives.indexOf(creative) + 1
  const name = creative.name ?? t`Creative ${number}`
  const title = review.title || (creatives.length === 1 ? name : t`Review for ${team}`)
  return (
    <GuestFrame
      title={
        <>
          <h1 className="wrap-anywhere text-base">{title}</h1>
          <p className="wrap-anywhere text-muted-foreground text-xs">
            {person === null ? (
              <Trans>
                {team} asks for your review · open until {day}
              </Trans>
            ) : (
              <Trans>
                {person} from {team} asks for your review · open until {day}
              </Trans>
            )}
          </p>
        </>
      }
    >
      <ReviewDesk
        // A comment in progress belongs to one creative.
        key={creative.creative_id}
        token={token}
        review={review}
        creative={creative}
        name={name}
        strip={
          creatives.length > 1 && (
            <CreativeStrip
              review={review}
              currentId={creative.creative_id}
              onChoose={setChosenId}
            />
          )
        }
      />
    </GuestFrame>
  )
}
