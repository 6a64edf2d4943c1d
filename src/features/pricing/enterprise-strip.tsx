import { Trans } from '@lingui/react/macro'
import { Building2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'

const InquiryDialog = lazy(() => import('./inquiry-dialog'))

/** Seats and credits by agreement, for teams that outgrow the plans. */
export function EnterpriseStrip() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="flex w-full flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border bg-card p-6">
      <Building2 className="size-8 text-muted-foreground" strokeWidth={1.5} aria-hidden />
      <div className="min-w-60 grow basis-0">
        <h2 className="text-lg">
          <Trans>Enterprise</Trans>
        </h2>
        <p className="text-muted-foreground text-sm">
          <Trans>Custom seats and credits for your team, with a tailored quote.</Trans>
        </p>
      </div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Trans>Request a quote</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <InquiryDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
