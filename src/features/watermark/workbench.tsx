import { Trans } from '@lingui/react/macro'
import { VideoOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import type { RemovalView } from '@/contract/endpoints/watermark'
import { dropMarkDraft } from './areas/mark-draft'
import { useMarks } from './areas/use-marks'
import { useUndoKeys } from './areas/use-undo-keys'
import { StepList } from './job/step-list'
import type { RemovalActions } from './job/use-removal'
import { useSteadyFile } from './job/use-steady-file'
import { MarkPanel } from './panel/mark-panel'
import { ProcessPanel } from './panel/process-panel'
import { usePlayback } from './playback/use-playback'
import { useProxied } from './proxy/use-proxied'
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
  const marks = useMarks(removal, actions.detect.mutate)
  const { history, edit, mode, setMode, phase, setMarking } = marks
  const [isPreviewWanted, setPreviewWanted] = useState(false)
  const { run, preview } = removal
  const stored = useSteadyFile(removal.video)
  const own = { ...stored, url: localUrl ?? stored.url }
  const original = useProxied(removal, own, () => actions.proxy.mutate('original'))
  const finished = useSteadyFile(removal.result)
  const result = useProxied(removal, finished, () => actions.proxy.mutate('result'))
  const before = useSteadyFile(preview?.before ?? null)
  const after = useSteadyFile(preview?.after ?? null)
  useUndoKeys(edit, phase === 'mark')
  const panel = useFocusOnChange(phase)

  const isPreviewShown = isPreviewWanted && preview?.status === 'SUCCEEDED' && phase === 'mark'
  /** The button that is pressed goes with it. */
  const leavePreview = () => {
    setPreviewWanted(false)
    panel.current?.focus({ preventScroll: true })
  }
  const top = useSightOnChange(isPreviewShown ? 'preview' : phase)

  return (
    <div ref={top} className="flex w-full scroll-mt-20 flex-col gap-6">
      <StepList current={phase} />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_22.5rem]">
        {phase === 'compare' && result && <Comparison before={original} after={result} />}
        {phase === 'compare' && !result && (
          <div className="rounded-xl border">
            <EmptyState icon={VideoOff} title={<Trans>No video to download</Trans>} />
          </div>
        )}
        {isPreviewShown && before && after && (
          <PreviewComparison before={before} after={after} onBack={leavePreview} />
        )}
        {phase !== 'compare' && !isPreviewShown && (
          <MarkingDesk
            video={{ ...original, name: stored.file_name }}
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
              onDelete={async () => {
                await actions.remove.mutateAsync()
                dropMarkDraft(removal.removal_id)
                onAnother()
              }}
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

/** On a phone the picture lies far above the button that was pressed: what comes of it is brought into sight. */
function useSightOnChange(step: string) {
  const element = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const { top = 0 } = element.current?.getBoundingClientRect() ?? {}
    if (top < 0) element.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return element
}
