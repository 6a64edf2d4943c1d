import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, WandSparkles } from 'lucide-react'
import { preflightQuery } from '@/api/preflight.functions'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { PreflightReport } from '@/contract/endpoints/preflight'
import type { TaskView } from '@/contract/endpoints/tasks'
import { errorMessage } from '@/i18n/error-messages'
import { CHECK_NAMES, UNCHECKED } from './check-names'
import { FindingRow } from './finding-row'
import type { PackMends } from './pack-mend'
import { useMend } from './use-mend'

interface PreflightPanelProps {
  fileId: string
  /** Name of a fixed version in the history. */
  name: string
  /** Placement formats to check; if empty, placements of the file's own shape. */
  formats?: readonly string[]
  pack: PackMends
  onMade: (task: TaskView) => Promise<unknown>
}

/** Findings that speak against publishing an ad as it is, with reasons and one-click fixes. */
export function PreflightPanel({ fileId, formats = [], ...props }: PreflightPanelProps) {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(preflightQuery(fileId, formats))
  if (data) return <Report {...{ fileId, formats, ...props }} report={data} />
  if (!error) {
    return (
      <div role="status" className="flex flex-col gap-2">
        <p className="text-muted-foreground text-sm">
          <Trans>Checking…</Trans>
        </p>
        <Skeleton className="h-16 w-full" />
      </div>
    )
  }
  return (
    <ErrorState
      message={errorMessage(i18n, error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}

interface ReportProps extends Required<Pick<PreflightPanelProps, 'formats'>>, PreflightPanelProps {
  formats: readonly string[]
  report: PreflightReport
}

function Report({ fileId, formats, name, pack, onMade, report }: ReportProps) {
  const { findings, unchecked } = report
  const { credits } = useToolPrice('layers', { resolution: '1k' })
  const mend = useMend(name, onMade)
  const start = (ids: string[]) => mend.mutate({ fileId, formats, findings: ids })
  const mendable = findings.filter((finding) => finding.mend === 'layers')
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {findings.length === 0 && (
        <p className="flex items-center gap-2 text-sm">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          <Trans>Nothing found.</Trans>
        </p>
      )}
      <ul className="flex flex-col empty:hidden">
        {findings.map((finding) => (
          <FindingRow
            key={finding.id}
            {...{ finding, pack }}
            isBusy={mend.isPending}
            onMend={() => start([finding.id])}
          />
        ))}
      </ul>
      {mendable.length > 0 && credits !== null && (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" loading={mend.isPending} onClick={() => start([])}>
            <WandSparkles aria-hidden />
            <Trans>Fix all</Trans>
          </Button>
          <p className="text-muted-foreground text-xs tabular-nums">
            <Plural
              value={credits}
              one="Each fix saves a new version for # credit."
              other="Each fix saves a new version for # credits."
            />
          </p>
        </div>
      )}
      <Unchecked unchecked={unchecked} />
    </div>
  )
}

/** What could not be checked, by reason: nothing unchecked is called fine. */
function Unchecked({ unchecked }: Pick<PreflightReport, 'unchecked'>) {
  const { i18n } = useLingui()
  if (unchecked.length === 0) return null
  const list = new Intl.ListFormat(i18n.locale, { style: 'short', type: 'unit' })
  const reasons = [...new Set(unchecked.map(({ reason }) => reason))]
  return (
    <details className="text-muted-foreground text-xs">
      <summary className="cursor-pointer">
        <Plural value={unchecked.length} one="# check couldn’t run" other="# checks couldn’t run" />
      </summary>
      <ul className="mt-1 flex flex-col gap-1">
        {reasons.map((reason) => (
          <li key={reason}>
            {list.format(
              unchecked
                .filter((one) => one.reason === reason)
                .map(({ check }) => i18n._(CHECK_NAMES[check])),
            )}
            {': '}
            {i18n._(UNCHECKED[reason])}
          </li>
        ))}
      </ul>
    </details>
  )
}
