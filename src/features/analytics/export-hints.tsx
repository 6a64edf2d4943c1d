import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import { AD_PLATFORM_NAMES } from '@/contract/figures'

/** How to export the figures from each platform, in a line each. */
export function ExportHints({ action }: { action?: ReactNode }) {
  return (
    <Section title={<Trans>How to export your data</Trans>}>
      <dl className="flex flex-col gap-2 text-sm">
        <Hint name={AD_PLATFORM_NAMES.meta}>
          <Trans>
            Ads Manager › Ads, breakdown by day, then Reports › Export table data, as CSV.
          </Trans>
        </Hint>
        <Hint name={AD_PLATFORM_NAMES.google}>
          <Trans>Ads with the ad name column, segment by day, then Download, as CSV.</Trans>
        </Hint>
        <Hint name={AD_PLATFORM_NAMES.tiktok}>
          <Trans>Reporting › Custom report, dimensions ad and day, then Export, as CSV.</Trans>
        </Hint>
        <Hint name={AD_PLATFORM_NAMES.linkedin}>
          <Trans>Campaign Manager › Export, ad performance, time breakdown daily.</Trans>
        </Hint>
      </dl>
      <p className="max-w-prose text-muted-foreground text-sm">
        <Trans>
          Put a creative’s name or ID in the ad’s name to link them automatically. You can also send
          data through the API.
        </Trans>
      </p>
      {action}
    </Section>
  )
}

function Hint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="font-medium">{name}</dt>
      <dd className="text-muted-foreground">{children}</dd>
    </div>
  )
}
