import { Trans } from '@lingui/react/macro'
import { VideoOff } from 'lucide-react'
import { useEffect, useReducer, useRef, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import type { RemovalView } from '@/contract/endpoints/watermark'
import type { WatermarkMode } from '@/contract/watermark'
import { editAreas } from './areas/area-edits'
import { firstHistory } from './areas/first-areas'
import { useUndoKeys } from './areas/use-undo-keys'
import { StepList } from './job/step-list'
import { useDetectedAreas } from './job/use-detected-areas'
import type { RemovalActions } from './job/use-removal'
import { useSteadyFile } from './job/use-steady-file'
import { phaseOf } from './job/work-state'
import { MarkPanel } from './panel/mark-panel'
import { ProcessPanel } from './panel/process-panel'
import { usePlayback } from './playback/use-playback'
import { Comparison } from './result/comparison'
import { PreviewComparison } from './result/preview-comparison'
import { ResultPanel } from './result/result-panel'
import { MarkingDesk } from './stage/marking-desk'
import { ProcessOverlay } from './stage/process-overlay'

interface WorkbenchProps {
  removal: RemovalView
  actions: RemovalActions
  /** The video on this device: it plays without being loaded again. */
  localUrl: string | null
  onAnother: () => void
}

/** A video with its areas, from marking to the finished result. */
export function Workbench({ removal, actions, localUrl, onAnother }: WorkbenchProps) {
  const playback = usePlayback()
  const [history, edit] = useReducer(editAreas, removal, firstHistory)
  const [mode, setMode] = useState<WatermarkMode>(removal.run?.mode ?? 'direct')
  const [isMarking, setMarking] = useState(false)
  const [isPreviewWanted, setPreviewWanted] = useState(false)
  const { run, preview } = removal
  const phase = phaseOf(removal, isMarking)
  const stored = useSteadyFile(removal.video)
  const original = { ...stored, url: localUrl ?? stored.url }
  const result = useSteadyFile(removal.result)
  const before = useSteadyFile(preview?.before ?? null)
  const after = useSteadyFile(preview?.after ?? null)
  useDetectedAreas({
    removal,
    mode,
    isMarking: phase === 'mark',
    areas: history.areas,
    edit,
    detect: actions.detect.mutate,
  })
  useUndoKeys(edit, phase === 'mark')
  const panel = useFocusOnChange(phase)

  const video = {
    url: original.url,
    posterUrl: original.thumbnail_url,
    width: original.width,
    height: original.height,
    duration: original.duration_seconds,
    name: original.file_name,
  }
  const isPreviewShown = isPreviewWanted && preview?.status === 'SUCCEEDED' && phase === 'mark'

  return (
    <div className="flex w-full flex-col gap-6">
      <StepList current={phase} />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_22.5rem]">
        {phase === 'compare' && result && <Comparison before={original} after={result} />}
        {phase === 'compare' && !result && (
          <div className="rounded-xl border">
            <EmptyState icon={VideoOff} title={<Trans>No video to download</Trans>} />
          </div>
        )}
        {isPreviewShown && before && after && (
          <PreviewComparison before={before} after={after} onBack={() => setPreviewWanted(false)} />
        )}
        {phase !== 'compare' && !isPreviewShown && (
          <MarkingDesk
            video={video}
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
        )}
        <section
          ref={panel}
          tabIndex={-1}
          className="min-w-0 rounded-xl border bg-card p-4 outline-none"
        >
          {phase === 'mark' && (
            <MarkPanel
              removal={removal}
              actions={actions}
              mode={mode}
              onMode={setMode}
              history={history}
              edit={edit}
              playback={playback}
              onStarted={() => {
                setMarking(false)
                setPreviewWanted(false)
              }}
              onPreview={() => setPreviewWanted(true)}
            />
          )}
          {phase === 'process' && run && <ProcessPanel removal={removal} run={run} />}
          {phase === 'compare' && (
            <ResultPanel
              removal={removal}
              onMarkMissed={() => setMarking(true)}
              onAnother={onAnother}
              onDelete={() => actions.remove.mutateAsync().then(onAnother)}
            />
          )}
        </section>
      </div>
    </div>
  )
}

/** What had the focus goes with its step; the next step's panel takes it. */
function useFocusOnChange(step: string) {
  const element = useRef<HTMLElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    element.current?.focus({ preventScroll: true })
  }, [step])
  return element
}
