import { Trans } from '@lingui/react/macro'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { LinkCard } from '../job/link-card'
import { ModeChoice } from './mode-choice'

interface ProcessPanelProps {
  removal: RemovalView
  run: NonNullable<RemovalView['run']>
}

/** Shown beside the picture while the engine is running: nothing can be changed, and the user may leave. */
export function ProcessPanel({ removal, run }: ProcessPanelProps) {
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg">
        <Trans>Erasing the watermark</Trans>
      </h2>
      <ModeChoice mode={run.mode} onChange={() => {}} isLocked />
      <LinkCard deleteAt={removal.delete_at} />
    </div>
  )
}
