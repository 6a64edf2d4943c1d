import { Trans, useLingui } from '@lingui/react/macro'
import { Progress } from '@/components/ui/progress'
import { Section } from '@/components/ui/section'
import type { TeamDetail } from '@/contract/endpoints/teams'
import { byteSize } from '@/i18n/byte-size'

/** The team's storage use. */
export function TeamStorage({ storage }: { storage: TeamDetail['storage'] }) {
  const { t, i18n } = useLingui()
  const { used_bytes: usedBytes, max_bytes: maxBytes } = storage
  const used = byteSize(i18n.locale, usedBytes)
  const total = byteSize(i18n.locale, maxBytes)
  return (
    <Section
      title={<Trans>Storage</Trans>}
      aside={
        <p className="text-muted-foreground text-sm tabular-nums">
          <Trans>
            {used} of {total} used
          </Trans>
        </p>
      }
    >
      <Progress
        value={Math.min(100, (100 * usedBytes) / maxBytes)}
        label={t`Storage`}
        className="h-1.5"
      />
      <p className="text-muted-foreground text-sm">
        {usedBytes >= maxBytes ? (
          <Trans>
            Your team’s storage is full. Delete creations or uploads you no longer need.
          </Trans>
        ) : (
          <Trans>Everyone’s uploads and creations count. Deleting some frees up space.</Trans>
        )}
      </p>
    </Section>
  )
}
