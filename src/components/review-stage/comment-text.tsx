import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { clockTime } from '@/components/creations/output-text'
import { RelativeTime } from '@/components/labels/relative-time'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/class-names'
import type { Remark } from './remarks'

interface CommentTextProps {
  remark: Remark
  isActive: boolean
  onPick: () => void
  /** Replaces the text, for example while it is being edited. */
  children?: ReactNode
  actions?: ReactNode
}

/** A comment, always as plain text, with the number of its pin. */
export function CommentText({ remark, isActive, onPick, children, actions }: CommentTextProps) {
  const { t } = useLingui()
  const { comment, number } = remark
  const time = comment.seconds === null ? null : clockTime(comment.seconds)
  return (
    <article
      data-active={isActive}
      className="flex gap-3 rounded-lg border border-transparent p-3 data-[active=true]:border-primary data-[active=true]:bg-card"
    >
      <button
        type="button"
        aria-label={t`Show comment ${number}`}
        className={cn(
          'grid size-6 shrink-0 place-items-center rounded-full font-semibold text-xs tabular-nums pointer-coarse:size-8',
          comment.is_resolved
            ? 'bg-raised text-muted-foreground'
            : 'bg-primary text-primary-foreground',
        )}
        onClick={onPick}
      >
        {number}
      </button>
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="wrap-anywhere font-medium">{comment.author}</span>
          {comment.is_team && (
            <Badge>
              <Trans>Team</Trans>
            </Badge>
          )}
          {time && (
            <button
              type="button"
              className="rounded-sm bg-muted px-1.5 py-0.5 font-medium text-xs tabular-nums hover:bg-accent"
              onClick={onPick}
            >
              {time}
            </button>
          )}
          <span className="text-muted-foreground text-xs">
            <RelativeTime at={comment.created_at} />
            {comment.is_edited && (
              <>
                {' · '}
                <Trans>edited</Trans>
              </>
            )}
          </span>
        </p>
        {children ?? (
          <p
            className={cn(
              'wrap-anywhere whitespace-pre-wrap text-sm',
              comment.is_resolved && 'text-muted-foreground',
            )}
          >
            {comment.text}
          </p>
        )}
        {actions && <div className="-ml-2 flex flex-wrap items-center gap-1">{actions}</div>}
      </div>
    </article>
  )
}
