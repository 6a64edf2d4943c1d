import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { creditLotsQuery } from '@/api/billing.queries'
import { BillingDay } from '@/components/purchase/billing-day'
import type { CreditKind } from '@/contract/goods'

type Credits = Awaited<ReturnType<NonNullable<ReturnType<typeof creditLotsQuery>['queryFn']>>>

const KIND_NAMES = {
  plan: msg`Plan credits`,
  pack: msg`Pack credits`,
  bonus: msg`Bonus credits`,
} as const satisfies Record<CreditKind, unknown>

/** Credits by kind and expiry, in the order they are spent. */
export function CreditLots({ credits: { lots, held } }: { credits: Credits }) {
  const { i18n } = useLingui()
  const format = new Intl.NumberFormat(i18n.locale)
  const shown = lots.filter(({ remaining }) => remaining > 0)
  return (
    <ul className="flex flex-col divide-y text-sm">
      {shown.map(({ kind, granted, remaining, expires_at }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lots have no names of their own.
        <li key={place} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="flex flex-col">
            {i18n._(KIND_NAMES[kind])}
            <span className="text-muted-foreground">
              {expires_at === null ? (
                <Trans>Never expire</Trans>
              ) : (
                <Trans>
                  Until <BillingDay at={expires_at} />
                </Trans>
              )}
            </span>
          </span>
          <span className="text-right tabular-nums">
            {format.format(remaining)}
            <span className="text-muted-foreground"> / {format.format(granted)}</span>
          </span>
        </li>
      ))}
      {held > 0 && (
        <li className="flex items-baseline justify-between gap-4 py-2.5">
          <Trans>Reserved for generations in progress</Trans>
          <span className="shrink-0 tabular-nums">
            <Plural value={held} one="# credit" other="# credits" />
          </span>
        </li>
      )}
    </ul>
  )
}
