import { Trans, useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import type { AdminProvider } from '@/contract/endpoints/admin/providers'
import { ANSWER_WORDS } from '../fault-words'

/** A prominent alarm about something only the operator can fix. */
export function ProviderAlarm({ provider: { alarm } }: { provider: AdminProvider }) {
  const { i18n } = useLingui()
  if (!alarm) return null
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-md border-2 border-destructive p-3 text-destructive"
    >
      <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
      <p className="flex flex-col gap-0.5">
        <strong>{i18n._(ANSWER_WORDS[alarm])}</strong>
        <span className="text-foreground">
          <Trans>Its tasks fail until you fix this. Nobody is charged for them.</Trans>
        </span>
      </p>
    </div>
  )
}
