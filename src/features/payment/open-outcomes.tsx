import { Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { OutcomePanel } from './outcome-panel'
import { ContactLink } from './retry-actions'

/** The payment is still being processed. */
export const Checking = () => (
  <section className="flex flex-col items-center gap-4 py-16 text-center" role="status">
    <Spinner className="size-10 text-muted-foreground" />
    <h2 className="text-lg">
      <Trans>Checking payment, up to 2 minutes</Trans>
    </h2>
    <p className="text-muted-foreground text-sm">
      <Trans>You can leave this page. Your purchase will be added automatically.</Trans>
    </p>
  </section>
)

/** The outcome is still unknown. */
export const TimedOut = ({ checkButton }: { checkButton: ReactNode }) => (
  <OutcomePanel
    icon={Clock}
    tone="warning"
    title={<Trans>Payment not confirmed yet</Trans>}
    actions={
      <>
        {checkButton}
        <ContactLink />
      </>
    }
  >
    <Trans>Payment result query timed out, please refresh the page manually</Trans>
  </OutcomePanel>
)
