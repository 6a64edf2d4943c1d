import { useState } from 'react'
import { usePlayback } from '@/components/playback/use-playback'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { useMarks } from './areas/use-marks'
import { useUndoKeys } from './areas/use-undo-keys'
import { StepList } from './job/step-list'
import { useFilms } from './job/use-films'
import type { RemovalActions } from './job/use-removal'
import { useFocusOnChange, useSightOnChange } from './job/use-step-change'
import { WorkbenchFilm } from './workbench-film'
import { WorkbenchPanel } from './workbench-panel'

interface WorkbenchProps {
  removal: RemovalView
  actions: RemovalActions
  /** The video on this device, which plays without being downloaded. */
  localUrl: string | null
  onAnother: () => void
}

/** A video with its areas, from marking to the finished result. */
export function Workbench({ removal, actions, localUrl, onAnother }: WorkbenchProps) {
  const playback = usePlayback()
  const marks = useMarks(removal, actions.detect.mutate)
  const films = useFilms(removal, actions, localUrl)
  const [isPreviewWanted, setPreviewWanted] = useState(false)
  const { phase } = marks
  useUndoKeys(marks.edit, phase === 'mark')
  const panel = useFocusOnChange(phase)

  const isPreviewShown =
    isPreviewWanted && removal.preview?.status === 'SUCCEEDED' && phase === 'mark'
  /** The pressed button disappears, and the focus with it. */
  const leavePreview = () => {
    setPreviewWanted(false)
    panel.current?.focus({ preventScroll: true })
  }
  const top = useSightOnChange(isPreviewShown ? 'preview' : phase)

  return (
    <div ref={top} className="flex w-full scroll-mt-20 flex-col gap-6">
      <StepList current={phase} />
      {/* Beside the film as soon as both fit: below it, the erase button would be out of view. */}
      <div className="grid items-start gap-6 min-[50rem]:grid-cols-[minmax(0,1fr)_20rem] md:grid-cols-[minmax(0,1fr)_22.5rem]">
        <WorkbenchFilm
          removal={removal}
          actions={actions}
          films={films}
          marks={marks}
          playback={playback}
          isPreviewShown={isPreviewShown}
          onLeavePreview={leavePreview}
        />
        <section
          ref={panel}
          tabIndex={-1}
          className="min-w-0 rounded-xl border bg-card p-4 outline-none"
        >
          <WorkbenchPanel
            removal={removal}
            actions={actions}
            marks={marks}
            playback={playback}
            onPreview={setPreviewWanted}
            onAnother={onAnother}
          />
        </section>
      </div>
    </div>
  )
}
