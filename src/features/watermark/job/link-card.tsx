import { Trans, useLingui } from '@lingui/react/macro'
import { CopyButton } from '@/components/creations/copy-button'
import { calendarOf } from '@/components/labels/relative-time'
import { useTimeZone } from '@/components/labels/use-now'

/** The link that reopens this video from anywhere, and its expiry. */
export function LinkCard({ deleteAt }: { deleteAt: string }) {
  const { i18n } = useLingui()
  const moment = new Intl.DateTimeFormat(calendarOf(i18n.locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: useTimeZone(),
  }).format(new Date(deleteAt))
  return (
    <div className="flex flex-col items-start gap-1 text-muted-foreground text-sm">
      <p>
        <Trans>
          You can leave this page and come back with its link. Anyone with the link can see the
          video. Everything will be deleted on {moment}.
        </Trans>
      </p>
      <CopyButton text={location.href}>
        <Trans>Copy the link</Trans>
      </CopyButton>
    </div>
  )
}
