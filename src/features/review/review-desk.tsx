import { type ReactNode, useState } from 'react'
import { type Remark, remarksOn } from '@/components/review-stage/remarks'
import { ReviewStage } from '@/components/review-stage/review-stage'
import { usePlayer } from '@/components/review-stage/use-player'
import type { Review, ShownCreative } from '@/contract/endpoints/reviews'
import { CommentForm } from './comment-form'
import { DecisionBar } from './decision-bar'
import { GuestComments } from './guest-comments'
import { useReviewerName } from './reviewer-name'
import { useCommentDraft } from './use-comment-draft'

interface ReviewDeskProps {
  token: string
  review: Review
  creative: ShownCreative
  /** Display name of the creative. */
  name: string
  strip: ReactNode
}

/** One creative with its comments, and a form to add one. */
export function ReviewDesk({ token, review, creative, name, strip }: ReviewDeskProps) {
  const player = usePlayer()
  const [guestName, setGuestName] = useReviewerName()
  const [activeId, setActiveId] = useState<string | null>(null)
  const reviewer = review.team_member ?? guestName
  const [isNameMissing, setNameMissing] = useState(false)
  const draft = useCommentDraft({ token, creative, reviewer, player, onSent: setActiveId })
  const remarks = remarksOn(review.comments, creative.creative_id)
  function pick({ comment }: Remark) {
    setActiveId(comment.comment_id)
    if (comment.seconds !== null) player.seek(comment.seconds)
  }
  return (
    <div className="mx-auto grid w-full max-w-page grow gap-x-6 gap-y-4 px-4 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-3 [--stage-height:52dvh] md:sticky md:top-4 md:self-start md:[--stage-height:calc(100dvh-14rem)]">
        <ReviewStage
          media={creative}
          alt={name}
          remarks={remarks}
          activeId={activeId}
          onPick={pick}
          player={player}
          draft={{
            point: draft.pin?.point ?? null,
            isFocused: draft.pin?.isFocused ?? false,
            onPlace: draft.place,
            onDone: draft.toText,
          }}
        />
        {strip}
      </div>
      <aside className="flex min-w-0 flex-col gap-5">
        <DecisionBar
          token={token}
          creativeId={creative.creative_id}
          decisions={review.decisions}
          name={reviewer}
          onNameMissing={() => {
            setNameMissing(true)
            document.querySelector<HTMLInputElement>('input[name=reviewerName]')?.focus()
          }}
        />
        <CommentForm
          name={review.team_member === null ? guestName : null}
          onName={setGuestName}
          isNameMissing={isNameMissing}
          draft={draft}
        />
        <GuestComments token={token} remarks={remarks} activeId={activeId} onPick={pick} />
      </aside>
    </div>
  )
}
