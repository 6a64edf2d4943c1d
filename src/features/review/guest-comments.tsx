import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Remark } from '@/components/review-stage/remarks'
import { GuestComment } from './guest-comment'

interface GuestCommentsProps {
  token: string
  remarks: readonly Remark[]
  activeId: string | null
  onPick: (remark: Remark) => void
}

/** The comments on a creative so far. */
export function GuestComments({ token, remarks, activeId, onPick }: GuestCommentsProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Comments`} className="flex flex-col gap-1">
      <h2 aria-live="polite" className="text-base">
        {remarks.length > 0 ? (
          <Plural value={remarks.length} one="# comment" other="# comments" />
        ) : (
          <Trans>No comments yet</Trans>
        )}
      </h2>
      {remarks.length === 0 && (
        <p className="text-muted-foreground text-sm">
          <Trans>Click the spot you want to comment on, or just write.</Trans>
        </p>
      )}
      <div className="-mx-3 flex flex-col gap-1">
        {remarks.map((remark) => (
          <GuestComment
            key={remark.comment.comment_id}
            token={token}
            remark={remark}
            isActive={remark.comment.comment_id === activeId}
            onPick={() => onPick(remark)}
          />
        ))}
      </div>
    </section>
  )
}
