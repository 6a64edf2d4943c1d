import { Plural, Trans } from '@lingui/react/macro'
import { CheckCircle2, MessageSquare, RotateCcw } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { Creative } from '@/contract/endpoints/creatives'

/** The review state of a creative. */
export function ReviewBadge({ review }: Pick<Creative, 'review'>) {
  const { decision, open_comments: comments } = review
  return (
    <>
      {decision === 'approved' && (
        <Badge variant="success">
          <CheckCircle2 aria-hidden />
          <Trans>Approved</Trans>
        </Badge>
      )}
      {decision === 'changes_requested' && (
        <Badge variant="warning">
          <RotateCcw aria-hidden />
          <Trans>Changes requested</Trans>
        </Badge>
      )}
      {comments > 0 && (
        <Badge variant="outline">
          <MessageSquare aria-hidden />
          <Plural value={comments} one="# open comment" other="# open comments" />
        </Badge>
      )}
    </>
  )
}
