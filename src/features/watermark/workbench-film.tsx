import { Trans } from '@lingui/react/macro'
import { VideoOff } from 'lucide-react'
import type { Playback } from '@/components/playback/playback'
import { EmptyState } from '@/components/ui/empty-state'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import type { Marks } from './areas/use-marks'
import type { Films } from './job/use-films'
import type { RemovalActions } from './job/use-removal'
import { Comparison } from './result/comparison'
import { PreviewComparison } from './result/preview-comparison'
import { MarkingDesk } from './stage/marking-desk'
import { ProcessOverlay } from './stage/process-overlay'

interface WorkbenchFilmProps {
  removal: Pick<RemovalView, 'run' | 'preview'>
  actions: RemovalActions
  films: Films
  marks: Marks
  playback: Playback
  isPreviewShown: boolean
  onLeavePreview: () => void
}

/** The main view: the video with its areas, the preview, or the comparison with the result. */
export function WorkbenchFilm(props: WorkbenchFilmProps) {
  const { removal, actions, films, marks, playback, isPreviewShown, onLeavePreview } = props
  const { phase, history, edit } = marks
  const { run } = removal
  const guessed = removal.preview?.guessed ?? []
  const { original, result, before, after } = films
  if (phase === 'compare') {
    if (result) return <Comparison before={original} after={result} areas={run?.areas ?? []} />
    return (
      <div className="rounded-xl border">
        <EmptyState icon={VideoOff} title={<Trans>No video to download</Trans>} />
      </div>
    )
  }
  if (isPreviewShown) {
    return before && after ? (
      <PreviewComparison before={before} after={after} guessed={guessed} onBack={onLeavePreview} />
    ) : null
  }
  return (
    <MarkingDesk
      video={{ ...original, name: films.name }}
      playback={playback}
      history={history}
      edit={edit}
      isLocked={phase === 'process'}
    >
      {phase === 'process' && run && (
        <ProcessOverlay
          run={run}
          onCancel={() => actions.cancel.mutate(run.work_id)}
          isCancelling={actions.cancel.isPending}
        />
      )}
    </MarkingDesk>
  )
}
