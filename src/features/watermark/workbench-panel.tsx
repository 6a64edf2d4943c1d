import { dropMarks } from '@/browser/mark-drafts'
import type { Playback } from '@/components/playback/playback'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import type { Marks } from './areas/use-marks'
import type { RemovalActions } from './job/use-removal'
import { MarkPanel } from './panel/mark-panel'
import { ProcessPanel } from './panel/process-panel'
import { ResultPanel } from './result/result-panel'

interface WorkbenchPanelProps {
  removal: RemovalView
  actions: RemovalActions
  marks: Marks
  playback: Playback
  onPreview: (isWanted: boolean) => void
  onAnother: () => void
}

/** The available actions: mark and erase, wait, or download the result. */
export function WorkbenchPanel(props: WorkbenchPanelProps) {
  const { removal, actions, marks, playback, onPreview, onAnother } = props
  const { phase, setMarking } = marks
  switch (phase) {
    case 'mark':
      return (
        <MarkPanel
          removal={removal}
          actions={actions}
          marks={marks}
          playback={playback}
          onStarted={() => {
            setMarking(false)
            onPreview(false)
          }}
          onPreview={() => onPreview(true)}
        />
      )
    case 'process':
      return removal.run && <ProcessPanel removal={removal} run={removal.run} />
    default:
      return (
        <ResultPanel
          removal={removal}
          onMarkMissed={() => setMarking(true)}
          onNotClean={() => marks.doubt()}
          onAnother={onAnother}
          onDelete={async () => {
            await actions.remove.mutateAsync()
            dropMarks(removal.removal_id)
            onAnother()
          }}
        />
      )
  }
}
