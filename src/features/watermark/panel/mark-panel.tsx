import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { AppError } from '@/contract/app-error'
import type { RemovalView } from '@/contract/endpoints/watermark'
import { isErrorCode } from '@/contract/error-codes'
import type { WatermarkMode } from '@/contract/watermark'
import { errorMessage } from '@/i18n/error-messages'
import type { AreaEdit, AreaHistory } from '../areas/area-edits'
import { toEraseAreas } from '../areas/erase-areas'
import type { RemovalActions } from '../job/use-removal'
import { isUnderWay } from '../job/work-state'
import type { Playback } from '../playback/playback'
import { AreaList } from './area-list'
import { AreaTools, UndoButtons } from './area-tools'
import { DetectionNote } from './detection-note'
import { EraseForm } from './erase-form'
import { ModeChoice } from './mode-choice'
import { PreviewControl } from './preview-control'

interface MarkPanelProps {
  removal: RemovalView
  actions: RemovalActions
  mode: WatermarkMode
  onMode: (mode: WatermarkMode) => void
  history: AreaHistory
  edit: (edit: AreaEdit) => void
  playback: Playback
  onStarted: () => void
  onPreview: () => void
}

/** Mode, areas, preview, and the button that erases. */
export function MarkPanel(props: MarkPanelProps) {
  const { removal, actions, mode, onMode, history, edit, playback, onStarted, onPreview } = props
  const { t, i18n } = useLingui()
  const addButton = useRef<HTMLButtonElement>(null)
  const { detect, preview, start, cancel } = actions
  const { detection, run, video } = removal
  const areas = toEraseAreas(history.areas, video)
  const isDetecting = detect.isPending || isUnderWay(detection)
  function choose(next: WatermarkMode) {
    // Who marks the places does not wait for what would be found.
    if (next === 'precise' && detection && isUnderWay(detection)) cancel.mutate(detection.work_id)
    onMode(next)
  }
  const obstacle = () => {
    if (areas.length > 0) return null
    if (mode === 'direct' && isDetecting) return t`Please wait until the search has finished`
    return t`Please select at least one area`
  }
  const runFailure = run?.status === 'FAILED' ? (run.error?.code ?? 'internal') : null
  const failure = [start.error, preview.error, detect.error].find(Boolean)

  return (
    <div className="flex flex-col gap-4">
      <ModeChoice mode={mode} onChange={choose} isLocked={false} />
      {mode === 'direct' ? (
        <DetectionNote
          detection={detection}
          isAsking={detect.isPending}
          onCancel={(workId) => cancel.mutate(workId)}
          onPrecise={() => choose('precise')}
          onAgain={() => detect.mutate()}
        />
      ) : (
        <AreaTools
          history={history}
          edit={edit}
          duration={video.duration_seconds}
          addRef={addButton}
          onDetect={() => detect.mutate()}
          isDetecting={isDetecting}
        />
      )}
      <div aria-live="assertive" className="empty:hidden">
        {history.isDuplicate && (
          <p className="flex items-start gap-1.5 text-destructive text-sm">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            <Trans>The area already exists, please select other areas</Trans>
          </p>
        )}
      </div>
      {history.areas.length > 0 && (
        <AreaList
          history={history}
          edit={edit}
          duration={video.duration_seconds}
          playback={playback}
          canLeaveOut={mode === 'direct'}
        />
      )}
      {mode === 'direct' && history.past.length > 0 && (
        <UndoButtons history={history} edit={edit} />
      )}
      <EraseForm
        removal={removal}
        obstacle={obstacle()}
        onObstacle={() => addButton.current?.focus()}
        onStart={(terms) => start.mutate({ mode, areas, ...terms }, { onSuccess: onStarted })}
        isStarting={start.isPending}
        failure={
          failure || runFailure
            ? errorMessage(
                i18n,
                failure ?? new AppError(isErrorCode(runFailure) ? runFailure : 'internal'),
              )
            : null
        }
      >
        <PreviewControl
          removal={removal}
          isAsking={preview.isPending}
          onPreview={() =>
            preview.mutate(
              { mode, areas, at_seconds: playback.getTime() },
              { onSuccess: onPreview },
            )
          }
          onCancel={(workId) => cancel.mutate(workId)}
        />
      </EraseForm>
    </div>
  )
}
