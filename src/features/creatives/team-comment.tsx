import { Trans } from '@lingui/react/macro'
import { Check, RotateCcw } from 'lucide-react'
import { resolveCommentFn } from '@/api/creative-page.functions'
import { CommentText } from '@/components/review-stage/comment-text'
import type { Remark } from '@/components/review-stage/remarks'
import { Button } from '@/components/ui/button'
import type { CreativeReview } from '@/contract/endpoints/reviews'
import { useCreativeAction } from './use-creative-action'

interface TeamCommentProps {
  remark: Remark<CreativeReview['comments'][number]>
  isActive: boolean
  onPick: () => void
}

/** A comment as the team sees it; it can be marked as resolved. */
export function TeamComment({ remark, isActive, onPick }: TeamCommentProps) {
  const { comment_id, is_resolved, resolved_by: person } = remark.comment
  const resolve = useCreativeAction(resolveCommentFn)
  return (
    <CommentText
      remark={remark}
      isActive={isActive}
      onPick={onPick}
      actions={
        <>
          <Button
            variant="ghost"
            size="sm"
            className="px-2"
            loading={resolve.isPending}
            onClick={() => resolve.mutate({ commentId: comment_id, is_resolved: !is_resolved })}
          >
            {is_resolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
            {is_resolved ? <Trans>Open again</Trans> : <Trans>Resolve</Trans>}
          </Button>
          {is_resolved && person !== null && (
            <span className="text-muted-foreground text-xs">
              <Trans>resolved by {person}</Trans>
            </span>
          )}
        </>
      }
    />
  )
}
