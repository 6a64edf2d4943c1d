import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { creativeReviewQuery } from '@/api/creative-page.queries'
import { currentContextQuery } from '@/api/teams.functions'
import { useCreativeName } from '@/components/creations/creative-name'
import { type Remark, remarksOn } from '@/components/review-stage/remarks'
import { ReviewStage } from '@/components/review-stage/review-stage'
import { usePlayer } from '@/components/review-stage/use-player'
import type { Creative } from '@/contract/endpoints/creatives'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { CreativeActions } from './creative-actions'
import { CreativeFacts } from './creative-facts'
import { CreativePreflight } from './creative-preflight'
import { CreativeTitle } from './creative-title'
import { LanguageSet } from './languages/language-set'
import { LinkList } from './link-list'
import { ReviewBadge } from './review-badge'
import { ReviewPanel } from './review-panel'

const NOTHING = { comments: [], decisions: [] }

interface CreativeDeskProps {
  creative: Creative
  onDelete: () => void
}

/** The creative with its pins, and everything that belongs to it beside it. */
export function CreativeDesk({ creative, onDelete }: CreativeDeskProps) {
  const { data: context } = useQuery(currentContextQuery())
  const { data: review = NOTHING } = useQuery(creativeReviewQuery(creative.creative_id))
  const player = usePlayer()
  const [activeId, setActiveId] = useState<string | null>(null)
  const name = useCreativeName()(creative)
  const remarks = remarksOn(review.comments, creative.creative_id)
  const mayShare = mayDo(readTeamRole(context?.current_team?.current_user_role), 'shareCreatives')
  function pick({ comment }: Remark) {
    setActiveId(comment.comment_id)
    if (comment.seconds !== null) player.seek(comment.seconds)
  }
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 [--stage-height:60dvh] md:sticky md:top-[calc(var(--header-height)+1rem)] md:self-start md:[--stage-height:calc(100dvh-var(--header-height)-8rem)]">
        <ReviewStage
          media={creative}
          alt={name}
          remarks={remarks}
          activeId={activeId}
          onPick={pick}
          player={player}
        />
      </div>
      <aside className="flex min-w-0 flex-col gap-6 rounded-xl border bg-card p-5 md:self-start">
        <div className="flex flex-col gap-2">
          <CreativeTitle key={creative.name} creative={creative} />
          <p className="flex flex-wrap gap-1 empty:hidden">
            <ReviewBadge review={creative.review} />
          </p>
        </div>
        <CreativeActions creative={creative} mayShare={mayShare} onDelete={onDelete} />
        <CreativePreflight creative={creative} />
        <LanguageSet creative={creative} />
        <ReviewPanel review={review} remarks={remarks} activeId={activeId} onPick={pick} />
        {mayShare && <LinkList creativeId={creative.creative_id} />}
        <CreativeFacts creative={creative} />
      </aside>
    </div>
  )
}
