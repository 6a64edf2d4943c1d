import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { STEADY_MS } from '../job/time-left'
import { TimeLeftWords } from '../job/time-words'
import { useSteady } from '../job/use-steady'

interface ProcessOverlayProps {
  run: NonNullable<RemovalView['run']>
  onCancel: () => void
  isCancelling: boolean
}

/** Over the dimmed picture: time left, progress, and a way to stop. */
export function ProcessOverlay({ run, onCancel, isCancelling }: ProcessOverlayProps) {
  const { t } = useLingui()
  const eta = useSteady(run.eta_seconds, STEADY_MS)
  return (
    <>
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-4">
        {/* Announced on change, which is at most every few seconds. */}
        <p
          role="status"
          className="rounded-full bg-black/75 px-5 py-2.5 text-center font-medium text-white tabular-nums"
        >
          <RunWords run={run} eta={eta} />
        </p>
        <Button
          variant="outline"
          loading={isCancelling}
          onClick={onCancel}
          className="border-white/70 bg-black/75 text-white hover:bg-black"
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <Progress
        value={run.status === 'RUNNING' ? Math.round(run.progress * 100) : null}
        label={t`Progress`}
        className="absolute inset-x-0 bottom-0 h-1 rounded-none bg-white/25"
      />
    </>
  )
}

function RunWords({ run, eta }: { run: ProcessOverlayProps['run']; eta: number | null }) {
  const place = run.queue_position
  if (place !== null && place > 1) {
    return (
      <>
        <Trans>Waiting, number {place} in line</Trans>
        {eta !== null && ' · '}
        {eta !== null && <TimeLeftWords seconds={eta} />}
      </>
    )
  }
  if (eta !== null) return <TimeLeftWords seconds={eta} />
  return <Trans>Checking the video…</Trans>
}
