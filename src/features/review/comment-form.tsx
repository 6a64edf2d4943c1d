import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, MapPin, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { clockTime } from '@/components/creations/output-text'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { Input, inputClasses } from '@/components/ui/input'
import { REVIEW_COMMENT_MAX, REVIEWER_NAME_MAX } from '@/contract/limits'
import type { useCommentDraft } from './use-comment-draft'

interface CommentFormProps {
  /** Null for a team member, whose name is known. */
  name: string | null
  onName: (name: string) => void
  /** The user tried to decide without a name. */
  isNameMissing: boolean
  draft: ReturnType<typeof useCommentDraft>
}

/** The comment field, with what the comment is about. */
export function CommentForm({ name, onName, draft, ...asked }: CommentFormProps) {
  const { text } = draft
  const { t } = useLingui()
  const [wasSent, setSent] = useState(false)
  const isNameless = name !== null && name.trim() === ''

  function submit(event?: FormEvent) {
    event?.preventDefault()
    setSent(true)
    if (isNameless || text.trim() === '') return
    setSent(false)
    draft.send()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {name !== null && (
        <Field
          label={t`Your name`}
          error={
            isNameless && (wasSent || asked.isNameMissing) ? t`Please enter a name` : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              name="reviewerName"
              autoComplete="name"
              maxLength={REVIEWER_NAME_MAX}
              value={name}
              onChange={({ target }) => onName(target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label={t`Comment`}
        error={wasSent && text.trim() === '' ? t`Please write something` : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={draft.areaRef}
            name="comment"
            rows={3}
            maxLength={REVIEW_COMMENT_MAX}
            value={text}
            className={cn(inputClasses, 'resize-y py-2')}
            onChange={({ target }) => draft.setText(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <About draft={draft} />
        <Button type="submit" size="sm" className="ml-auto" loading={draft.isSending}>
          <Trans>Send comment</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The pin and second the comment will refer to. */
function About({ draft }: Pick<CommentFormProps, 'draft'>) {
  const { t } = useLingui()
  return (
    <>
      {draft.pin ? (
        <Chip label={t`Remove pin`} onDrop={() => draft.place(null)}>
          <MapPin aria-hidden />
          <Trans>Pinned</Trans>
        </Chip>
      ) : (
        <Button variant="outline" size="sm" onClick={draft.placeByKeyboard}>
          <MapPin aria-hidden />
          <Trans>Set a pin</Trans>
        </Button>
      )}
      {draft.seconds !== null && (
        <Chip label={t`Remove time`} onDrop={draft.dropTime}>
          <Clock aria-hidden />
          {clockTime(draft.seconds)}
        </Chip>
      )}
    </>
  )
}

interface ChipProps {
  label: string
  onDrop: () => void
  children: ReactNode
}

/** A reference of the comment, with a remove button. */
function Chip({ label, onDrop, children }: ChipProps) {
  return (
    <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-muted pl-3 font-medium text-sm tabular-nums [&_svg]:size-4">
      {children}
      <Button
        variant="ghost"
        size="icon-sm"
        className="rounded-full"
        aria-label={label}
        onClick={onDrop}
      >
        <X />
      </Button>
    </span>
  )
}
