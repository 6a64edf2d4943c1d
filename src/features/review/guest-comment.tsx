import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { deleteCommentFn, editCommentFn } from '@/api/reviews.functions'
import { CommentText } from '@/components/review-stage/comment-text'
import type { Remark } from '@/components/review-stage/remarks'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { inputClasses } from '@/components/ui/input'
import { REVIEW_COMMENT_MAX } from '@/contract/limits'
import { useReviewAction } from './use-review-action'

interface GuestCommentProps {
  token: string
  remark: Remark
  isActive: boolean
  onPick: () => void
}

/** A comment; its author can edit or delete it. */
export function GuestComment({ token, remark, isActive, onPick }: GuestCommentProps) {
  const { comment } = remark
  const [isEditing, setEditing] = useState(false)
  const remove = useReviewAction(token, deleteCommentFn)
  const shared = { remark, isActive, onPick }
  if (isEditing) {
    return (
      <CommentText {...shared}>
        <EditForm token={token} remark={remark} onDone={() => setEditing(false)} />
      </CommentText>
    )
  }
  return (
    <CommentText
      {...shared}
      actions={
        (comment.is_own || comment.is_resolved) && (
          <>
            {comment.is_resolved && (
              <Badge variant="success" className="ml-2">
                <Trans>Resolved</Trans>
              </Badge>
            )}
            {comment.is_own && (
              <>
                <Button variant="ghost" size="sm" className="px-2" onClick={() => setEditing(true)}>
                  <Trans>Edit</Trans>
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  className="px-2"
                  loading={remove.isPending}
                  onClick={() => remove.mutate({ token, comment_id: comment.comment_id })}
                >
                  <Trans>Delete</Trans>
                </Button>
              </>
            )}
          </>
        )
      }
    />
  )
}

interface EditFormProps {
  token: string
  remark: Remark
  onDone: () => void
}

function EditForm({ token, remark: { comment }, onDone }: EditFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState(comment.text)
  const edit = useReviewAction(token, editCommentFn, onDone)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    if (text.trim() === comment.text) return onDone()
    edit.mutate({ token, comment_id: comment.comment_id, text })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <textarea
        aria-label={t`Comment`}
        // biome-ignore lint/a11y/noAutofocus: whoever pressed Edit goes on here.
        autoFocus
        rows={3}
        maxLength={REVIEW_COMMENT_MAX}
        value={text}
        className={cn(inputClasses, 'py-2')}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={edit.isPending} disabled={text.trim() === ''}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
