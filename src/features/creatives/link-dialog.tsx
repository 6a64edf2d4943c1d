import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { createLinkFn } from '@/api/creative-page.functions'
import { creativeKeys } from '@/api/creative-page.queries'
import { useReturnFocus } from '@/browser/use-return-focus'
import { CopyButton } from '@/components/creations/copy-button'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { useDayFormat } from '@/components/purchase/billing-day'
import { Button, buttonVariants } from '@/components/ui/button'
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { Creative } from '@/contract/endpoints/creatives'
import type { CreativeLink } from '@/contract/endpoints/reviews'
import { CREATIVE_NAME_MAX, LINK_DAYS, LINK_DAYS_DEFAULT } from '@/contract/limits'
import type { LinkKind } from '@/contract/review-words'

interface LinkDialogProps {
  kind: LinkKind
  creatives: readonly Pick<Creative, 'creative_id' | 'name'>[]
  onClose: () => void
}

/** Creates a link for people outside the team, and shows it. */
export function LinkDialog({ kind, creatives, onClose }: LinkDialogProps) {
  const returnFocus = useReturnFocus()
  const [link, setLink] = useState<CreativeLink | null>(null)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <DialogTitle>
          {kind === 'review' ? <Trans>Ask for a review</Trans> : <Trans>Share by link</Trans>}
        </DialogTitle>
        {link ? (
          <Made link={link} onClose={onClose} />
        ) : (
          <LinkForm kind={kind} creatives={creatives} onMade={setLink} />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface LinkFormProps extends Omit<LinkDialogProps, 'onClose'> {
  onMade: (link: CreativeLink) => void
}

function LinkForm({ kind, creatives, onMade }: LinkFormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const onError = useTellFailure()
  const [title, setTitle] = useState(
    (creatives.length === 1 ? creatives[0]?.name : undefined) ?? '',
  )
  const [days, setDays] = useState<number>(LINK_DAYS_DEFAULT)
  const create = useMutation({
    mutationFn: () =>
      createLinkFn({
        data: { kind, title, days, creative_ids: creatives.map((one) => one.creative_id) },
      }),
    onSuccess: async (link) => {
      onMade(link)
      await client.invalidateQueries({ queryKey: creativeKeys.all })
    },
    onError,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    create.mutate()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted-foreground text-sm">
        {kind === 'review' ? (
          <Trans>
            Anyone with the link can see the creatives, comment on them, and approve them or request
            changes. No account needed.
          </Trans>
        ) : (
          <Trans>Anyone with the link can see and download the creatives. No account needed.</Trans>
        )}
      </p>
      <Field label={t`Title`} hint={t`Shown to people who open the link.`}>
        {(control) => (
          <Input
            {...control}
            name="linkTitle"
            autoComplete="off"
            maxLength={CREATIVE_NAME_MAX}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <Field label={t`Open for`}>
        {(control) => (
          <Select
            {...control}
            value={String(days)}
            className="self-start"
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {LINK_DAYS.map((one) => (
              <option key={one} value={one}>
                {t`${plural(one, { one: '# day', other: '# days' })}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DialogFooter>
        <Button type="submit" loading={create.isPending}>
          <Trans>Create a link</Trans>
        </Button>
      </DialogFooter>
    </form>
  )
}

function Made({ link, onClose }: { link: CreativeLink; onClose: () => void }) {
  const { t } = useLingui()
  const day = useDayFormat()(link.expires_at)
  const url = link.url ?? ''
  return (
    <>
      <p className="text-sm">
        <Trans>The link is open until {day}. You can close it at any time.</Trans>
      </p>
      <Input
        readOnly
        aria-label={t`Link`}
        value={url}
        autoFocus
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap items-center gap-1 pl-2">
          <CopyButton text={url}>
            <Trans>Copy link</Trans>
          </CopyButton>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          >
            <ExternalLink aria-hidden />
            <Trans>Open link</Trans>
          </a>
        </div>
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </>
  )
}
