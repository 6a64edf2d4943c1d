import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { packListQuery } from '@/api/campaigns.functions'
import { RelativeTime } from '@/components/labels/relative-time'
import { useDayFormat } from '@/components/purchase/billing-day'
import { Button, buttonVariants } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Progress } from '@/components/ui/progress'
import { Section } from '@/components/ui/section'
import type { ExportPack } from '@/contract/endpoints/export-packs'
import { isFinished } from '@/contract/generation'
import { errorMessage } from '@/i18n/error-messages'
import { PackFiles } from './pack-files'
import { useCampaignActions } from './use-campaign-actions'
import { sizeWords } from './use-wanted'

/** The team's packs with their progress. */
export function PackList() {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(packListQuery())
  if (error && !data) {
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data || data.packs.length === 0) return null
  return (
    <Section title={<Trans>Export packs</Trans>}>
      <ul className="flex flex-col divide-y">
        {data.packs.map((pack) => (
          <PackRow key={pack.pack_id} pack={pack} />
        ))}
      </ul>
    </Section>
  )
}

function PackRow({ pack }: { pack: ExportPack }) {
  const { t } = useLingui()
  const { removePack } = useCampaignActions()
  const [isOpen, setOpen] = useState(false)
  const title = pack.title || t`All creatives`
  const done = pack.files_made + pack.files_left_out
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-40 grow">
          <p className="truncate font-medium text-sm">{title}</p>
          <p className="text-muted-foreground text-xs">
            <PackFacts pack={pack} />
          </p>
        </div>
        {isFinished(pack.status) && (
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Trans>Files</Trans>
          </Button>
        )}
        {pack.url && (
          <a href={pack.url} download className={buttonVariants({ size: 'sm' })}>
            <Download aria-hidden />
            <Trans>Download</Trans>
          </a>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Delete export pack: ${title}`}
          loading={removePack.isPending}
          onClick={() => removePack.mutate(pack.pack_id)}
        >
          <Trash2 />
        </Button>
      </div>
      {!isFinished(pack.status) && (
        <Progress
          value={Math.round((done / Math.max(1, pack.files_total)) * 100)}
          label={t`Export pack progress`}
        />
      )}
      {isOpen && <PackFiles packId={pack.pack_id} />}
    </li>
  )
}

function PackFacts({ pack }: { pack: ExportPack }) {
  const { i18n } = useLingui()
  const day = useDayFormat()
  const until = pack.expires_at && day(pack.expires_at)
  const { status, files_made: made, files_left_out: out, files_total: total } = pack
  if (!isFinished(status)) {
    const done = made + out
    return (
      <Trans>
        {done} of {total} files
      </Trans>
    )
  }
  if (status === 'FAILED') return <Trans>The export pack couldn’t be created.</Trans>
  const size = sizeWords(
    pack.size_bytes,
    new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 }),
  )
  return (
    <>
      <RelativeTime at={pack.created_at} /> · <Plural value={made} one="# file" other="# files" /> ·{' '}
      {size}
      {out > 0 && (
        <>
          {' · '}
          <Plural value={out} one="# left out" other="# left out" />
        </>
      )}
      {until && (
        <>
          {' · '}
          <Trans>kept until {until}</Trans>
        </>
      )}
    </>
  )
}
