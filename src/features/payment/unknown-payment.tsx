import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { useLanguage } from '@/i18n/use-language'
import { OutcomePanel } from './outcome-panel'

/** Shown for an address without an order, or with another team's order. */
export function UnknownPayment({ reason }: { reason?: ReactNode }) {
  return (
    <OutcomePanel
      icon={SearchX}
      tone="neutral"
      title={<Trans>Payment not found</Trans>}
      actions={
        <Link to="/$lang/billing" params={{ lang: useLanguage() }} className={buttonVariants()}>
          <Trans>View orders</Trans>
        </Link>
      }
    >
      {reason ?? <Trans>You’ll find your orders on the billing page.</Trans>}
    </OutcomePanel>
  )
}
