import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { exportDataFn } from '@/api/account-page.functions'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { useAccountAction } from './use-account-action'

/** Downloads a copy of the user's data. */
export function DataSection() {
  const download = useAccountAction(
    () => exportDataFn(),
    ({ url }) => window.location.assign(url),
  )
  return (
    <Section title={<Trans>Your data</Trans>}>
      <p className="max-w-prose text-muted-foreground text-sm">
        <Trans>
          Profile, sessions, teams, brands, prompts, creatives, uploads, orders, credit activity,
          and a list of your files, as JSON in a ZIP archive. Download the files themselves from
          your gallery.
        </Trans>
      </p>
      <Button
        variant="outline"
        className="self-start"
        loading={download.isPending}
        onClick={() => download.mutate(undefined)}
      >
        <Download aria-hidden />
        <Trans>Download your data</Trans>
      </Button>
    </Section>
  )
}
