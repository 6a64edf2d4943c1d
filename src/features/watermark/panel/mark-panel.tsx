import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Playback } from '@/components/playback/playback'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { isRepeat } from '@/contract/watermark'
import { errorMessage } from '@/i18n/error-messages'
import { toEraseAreas } from '../areas/erase-areas'
import type { Marks } from '../areas/use-marks'
import { BrokenOffNote } from '../job/broken-off-note'
import type { RemovalActions } from '../job/use-removal'
import { isUnderWay } from '../job/work-state'
import { eraseFailure } from './erase-failure'
import { EraseForm } from './erase-form'
import { MarkTools } from './mark-tools'
import { MarkedAreas } from './marked-areas'
import { PreviewControl } from './preview-control'
import { RepeatNote } from './repeat-note'

interface MarkPanelProps {
  removal: RemovalView
  actions: RemovalActions
  marks: Marks
  playback: Playback
  onStarted: () => void
  onPreview: () => void
}

/** Mode, areas, preview, and the erase button. */
export function MarkPanel(props: MarkPanelProps) {
  const { removal, actions, marks, playback, onStarted, onPreview } = props
  const { t, i18n } = useLingui()
  const addButton = useRef<HTMLButtonElement>(null)
  const { mode, history } = marks
  const { detect, preview, start, cancel } = actions
  const { detection, video } = removal
  const areas = toEraseAreas(history.areas, video)
  const isDetecting = detect.isPending || isUnderWay(detection)
  const obstacle = () => {
    if (areas.length > 0) return null
    if (mode === 'direct' && isDetecting) return t`Please wait until detection finishes`
    return t`Please select at least one area`
  }
  const failure = eraseFailure(removal, actions)
  const { free_repeat_of: earlier } = removal.offer
  // The same places again, some of them to be replaced: fixing what the last run left is free.
  const isFree = isRepeat(areas, earlier)

  return (
    <div className="flex flex-col gap-4">
      <BrokenOffNote video={video} />
      {earlier && <RepeatNote count={earlier.length} isChosen={isFree} />}
      <MarkTools
        removal={removal}
        actions={actions}
        marks={marks}
        isDetecting={isDetecting}
        addRef={addButton}
      />
      <MarkedAreas
        marks={marks}
        duration={video.duration_seconds}
        hasResult={removal.result !== null}
        playback={playback}
      />
      <EraseForm
        offer={isFree ? { ...removal.offer, is_free: true } : removal.offer}
        isRepeat={isFree}
        hasRights={marks.hasRights}
        onRights={marks.setRights}
        obstacle={obstacle()}
        onObstacle={() => addButton.current?.focus()}
        onStart={(terms) => start.mutate({ mode, areas, ...terms }, { onSuccess: onStarted })}
        isStarting={start.isPending}
        failure={failure && errorMessage(i18n, failure)}
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
